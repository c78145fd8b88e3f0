/** What is remembered on this device. */
import { languages, preferred, type Language } from '../words';

export interface Settings {
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  volume: number; // 0: silent, 1: loud
  pace: keyof typeof PACES;
  motion: 'auto' | 'full' | 'reduced';
  tips: boolean;
  notify: boolean;
  level: string; // of bots; '': not chosen yet
  name: string; // '': not asked yet
  isGuest: boolean; // the server knows us
  met: readonly string[]; // games that were played here
  learned: Readonly<Record<string, readonly string[]>>; // lessons that were done, by game
  solved: Readonly<Record<string, readonly string[]>>; // puzzles, by game
}

/** How fast what others do is shown: 1 is as designed, 0 at once. */
export const PACES = { calm: 0.6, normal: 1, quick: 2.2, once: 0 } as const;

const KEY = 'rockfall';

function remembered(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

const DEFAULTS: Settings = {
  language: preferred(navigator.languages, languages()),
  theme: 'auto',
  volume: 0.7,
  pace: 'normal',
  motion: 'auto',
  tips: true,
  notify: false,
  level: '',
  name: '',
  isGuest: false,
  met: [],
  learned: {},
  solved: {},
};

export const settings: Settings = $state({ ...DEFAULTS, ...remembered() });
if (!Array.isArray(settings.met)) settings.met = [];
if (typeof settings.learned !== 'object' || settings.learned === null) settings.learned = {};
if (typeof settings.solved !== 'object' || settings.solved === null) settings.solved = {};
if (!(settings.pace in PACES)) settings.pace = DEFAULTS.pace;
if (!languages().includes(settings.language)) settings.language = DEFAULTS.language;

/** The lessons of a game that were done on this device. */
export function learned(game: string): readonly string[] {
  const found: unknown = settings.learned[game];
  return Array.isArray(found) ? found : [];
}
export function learn(game: string, lesson: string): void {
  if (!learned(game).includes(lesson)) settings.learned = { ...settings.learned, [game]: [...learned(game), lesson] };
}
export function meet(game: string): void {
  if (!settings.met.includes(game)) settings.met = [...settings.met, game];
}
/** Whether somebody has played a game on this device, or begun to learn it. */
export const isKnown = (game: string): boolean => settings.met.includes(game) || learned(game).length > 0;

/** The puzzles of a game that were solved on this device. */
export function solved(game: string): readonly string[] {
  const found: unknown = settings.solved[game];
  return Array.isArray(found) ? found : [];
}
export function solve(game: string, puzzle: string): void {
  if (!solved(game).includes(puzzle)) settings.solved = { ...settings.solved, [game]: [...solved(game), puzzle] };
}

const calm = matchMedia('(prefers-reduced-motion: reduce)');
let isCalm = $state(calm.matches);
calm.addEventListener('change', () => (isCalm = calm.matches));

export function reducedMotion(): boolean {
  return settings.motion === 'reduced' || (settings.motion === 'auto' && isCalm);
}

/** Browsers have notifications only where the address is safe: on https, or on the device itself. */
export const canNotify = (): boolean => globalThis.isSecureContext && 'Notification' in globalThis;

/** Keep the page and the memory in step with the settings; call once. */
export function watchSettings(): void {
  $effect.root(() => {
    $effect(() => {
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // Private windows may not remember.
      }
    });
    $effect(() => {
      const root = document.documentElement;
      if (settings.theme === 'auto') delete root.dataset['theme'];
      else root.dataset['theme'] = settings.theme;
      root.dataset['motion'] = reducedMotion() ? 'reduced' : 'full';
      root.lang = settings.language;
    });
  });
}
