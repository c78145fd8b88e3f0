/** The cards of both boxes as the client needs them: which sides a path joins, and what an action is played on. */
export interface PathCard {
  readonly name: string;
  readonly joined: readonly string[]; // groups of sides that are joined on the card
  readonly blind: string; // open sides that end blind
  readonly door?: 'blue' | 'green';
  readonly hasLadder?: boolean;
  readonly hasCrystal?: boolean;
}

function path(name: string, joined: string, blind = '', more: Partial<PathCard> = {}): PathCard {
  return { name, joined: joined === '' ? [] : joined.split(' '), blind, ...more };
}
const ladder = { hasLadder: true };
const crystal = { hasCrystal: true };
const blue = { door: 'blue' } as const;
const green = { door: 'green' } as const;

export const BASE_PATHS: readonly PathCard[] = [
  path('straight_ns', 'NS'),
  path('straight_ew', 'EW'),
  path('curve_nw', 'NW'),
  path('curve_ne', 'NE'),
  path('tee_new', 'NEW'),
  path('tee_nes', 'NES'),
  path('cross', 'NESW'),
  path('blind_n', '', 'N'),
  path('blind_e', '', 'E'),
  path('blind_ns', '', 'NS'),
  path('blind_ew', '', 'EW'),
  path('blind_nw', '', 'NW'),
  path('blind_ne', '', 'NE'),
  path('blind_new', '', 'NEW'),
  path('blind_nes', '', 'NES'),
  path('blind_nesw', '', 'NESW'),
];
export const MORE_PATHS: readonly PathCard[] = [
  path('bridge', 'NS EW'),
  path('double_curve_nw_es', 'NW ES'),
  path('double_curve_ne_sw', 'NE SW'),
  path('ladder_s', 'S', '', ladder),
  path('ladder_e', 'E', '', ladder),
  path('ladder_es', 'ES', '', ladder),
  path('ladder_ne', 'NE', '', ladder),
  path('blue_door_ns', 'NS', '', blue),
  path('blue_door_ew', 'EW', '', blue),
  path('blue_door_ne', 'NE', '', blue),
  path('green_door_ns_blind_e', 'NS', 'E', green),
  path('green_door_ew', 'EW', '', green),
  path('green_door_es', 'ES', '', green),
  path('crystal_cross', 'NESW', '', crystal),
  path('crystal_tee_esw', 'ESW', '', crystal),
  path('crystal_tee_nes', 'NES', '', crystal),
  path('crystal_tee_esw_blind_n', 'ESW', 'N', crystal),
  path('crystal_tee_nsw_blind_e', 'NSW', 'E', crystal),
  path('crystal_ew_blind_s', 'EW', 'S', crystal),
  path('crystal_blind_n', '', 'N', crystal),
  path('crystal_blind_e', '', 'E', crystal),
  path('ns_blind_ew', 'NS', 'EW'),
  path('ew_blind_ns', 'EW', 'NS'),
  path('ns_blind_e', 'NS', 'E'),
  path('nw_blind_s', 'NW', 'S'),
  path('ne_blind_s', 'NE', 'S'),
];
export const START = path('start', 'NESW', '', ladder);
export const GOALS: readonly PathCard[] = [path('gold', 'NESW'), path('stone_nw', 'NW'), path('stone_ne', 'NE')];

export const BASE_ACTIONS = [
  'break_lamp',
  'break_cart',
  'break_pick',
  'mend_lamp',
  'mend_cart',
  'mend_pick',
  'mend_lamp_or_pick',
  'mend_pick_or_cart',
  'mend_cart_or_lamp',
  'rockfall',
  'map',
] as const;
export const MORE_ACTIONS = ['theft', 'hands_off', 'swap_hands', 'inspection', 'swap_hats', 'trap', 'freedom'] as const;

/** All names in the order of cards.py, which is also the order in which cards are discarded together (R8). */
export const ORDER: readonly string[] = [
  ...BASE_PATHS.map((card) => card.name),
  ...BASE_ACTIONS,
  ...MORE_PATHS.map((card) => card.name),
  ...MORE_ACTIONS,
];

const PATHS = new Map([...BASE_PATHS, ...MORE_PATHS, START, ...GOALS].map((card) => [card.name, card]));

export const pathOf = (name: string): PathCard | undefined => PATHS.get(name);
export const isPath = (name: string): boolean => PATHS.has(name);

const OPPOSITE: Readonly<Record<string, string>> = { N: 'S', E: 'W', S: 'N', W: 'E' };
const upsideDown = (sides: string): string =>
  [...sides]
    .map((side) => OPPOSITE[side]!)
    .sort((a, b) => 'NESW'.indexOf(a) - 'NESW'.indexOf(b))
    .join('');

/** Whether a card looks different upside down (S9). */
export function canTurn(name: string): boolean {
  const card = pathOf(name);
  if (!card) return false;
  const groups = (turn: (sides: string) => string): string =>
    [...card.joined.map(turn), ...[...card.blind].map(turn)].sort().join(' ');
  return groups((sides) => sides) !== groups(upsideDown);
}

export const TOOLS = ['lamp', 'cart', 'pick'] as const;
export type Tool = (typeof TOOLS)[number];
