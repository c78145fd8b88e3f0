/** The colour of each kind of goods, wherever one is drawn: `style:--jewel={jewelOf(kind)}`. */
const JEWELS: Readonly<Record<string, string>> = {
  spell: 'amethyst',
  gem: 'sapphire',
  spice: 'emerald',
  beast: 'topaz',
  weapon: 'ruby',
};

export const jewelOf = (kind: string): string => `var(--${JEWELS[kind]})`;
