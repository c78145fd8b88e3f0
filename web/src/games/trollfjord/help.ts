/** What a thing is, for somebody who points at it: data-help is its kind, and which one it is. */
import type { Help, Sentence } from '../contract';
import { numberAt } from './asking';
import { type FjordPlay, NUMERALS } from './types';

/** Rules by the kind; what it does is help-fjord-<kind>-does, its name help-fjord-<kind> or what `nameOf` says. */
const RULES: Readonly<Record<string, string>> = {
  placement: 'T8',
  wander: 'T9',
  start: 'T5',
  region: 'T12',
  fortress: 'T11',
  treasure: 'T25',
  crown: 'T27',
  belt: 'T26',
  patch: 'T26',
  gift: 'T22',
  troll: 'T12',
  supply: 'T2',
  lord: 'T6',
  points: 'T32',
  tower: 'T33',
  blow: 'T33',
  limit: 'T15',
  wind: 'T10',
  comrade: 'T13',
  hammerer: 'T18',
  finished: 'T31',
  'boulder-yellow': 'T17',
  'boulder-red': 'T17',
  'boulder-blue': 'T17',
  'boulder-white': 'T16',
};

export function help(play: FjordPlay, key: string): Help | null {
  const [kind = '', ...which] = key.split(':');
  const rule = RULES[kind];
  if (rule === undefined) return null;
  const sites = kind === 'region' ? sitesAt(play, which[0]!) : undefined;
  return {
    name: nameOf(play, kind, which),
    does: { id: `help-fjord-${kind}-does`, ...(sites && { args: { sites } }) },
    rule,
  };
}

function nameOf(play: FjordPlay, kind: string, [which = '', second = '']: readonly string[]): Sentence {
  const { view } = play;
  const sack = view.sacks[Number(which)];
  switch (kind) {
    case 'fortress':
      return siteName(play, which);
    case 'lord': {
      const place = view.lords.findIndex(({ seat }) => seat === Number(which)) + 1;
      return { id: 'board-lord', args: { seat: Number(which), place, count: view.lords.length } };
    }
    case 'belt': {
      const i = Number(second);
      const place = [...NUMERALS.slice(1), '+'][i]!;
      return {
        id: 'board-belt',
        args: { place, value: sack?.belt[i] ?? null, crown: sack?.crowns[i] ?? false, next: sack?.next === place },
      };
    }
    case 'gift':
      return { id: 'board-gift', args: { gift: Number(second), left: sack?.gifts.includes(Number(second)) ?? false } };
    case 'patch':
      return { id: 'board-patch', args: { count: sack?.patch.length ?? 0 } };
    case 'supply':
      return { id: 'board-supply', args: { count: sack?.supply ?? 0 } };
    case 'points':
      return { id: 'board-points-so-far', args: { points: sack?.points ?? 0 } };
    case 'blow':
      return blowName(which, second);
    case 'region':
      return { id: 'help-fjord-region', args: { region: which } };
    case 'placement':
      return { id: 'help-fjord-placement', args: { landscape: which } };
    case 'treasure':
      return { id: 'help-fjord-treasure', args: { value: Number(which) } };
    case 'troll':
      return { id: 'help-fjord-troll', args: { seat: Number(which) } };
    default:
      return { id: `help-fjord-${kind}` };
  }
}

/** Side, height or strength of a blow. */
function blowName(what: string, value: string): Sentence {
  if (what === 'side') return { id: 'board-side-of', args: { side: value } };
  return { id: what === 'height' ? 'board-height-of' : 'board-strength-of', args: { [what]: Number(value) } };
}

function siteName(play: FjordPlay, site: string): Sentence {
  const { view } = play;
  const regions = view.fortresses.find((each) => each.site === site)?.regions ?? [];
  return {
    id: 'board-site',
    args: {
      site,
      number: numberAt(view, site),
      regions: regions.map((each) => play.t(`region-${each.replace('_', '-')}`)).join(', '),
    },
  };
}

/** The fortresses of a region. */
function sitesAt(play: FjordPlay, region: string): string {
  const { view } = play;
  const sites = view.regions.find((each) => each.region === region)?.sites ?? [];
  return sites.map((site) => play.t('board-name-fortress', { number: numberAt(view, site), site })).join(', ');
}

export const KEYS: readonly (readonly [keys: string, message: string])[] = [
  ['1 … 6', 'keys-fjord-ways'],
  ['1 2 3', 'keys-fjord-place'],
  ['+ −', 'keys-fjord-zoom'],
  ['F', 'keys-fjord-fit'],
  ['← → ↑ ↓', 'keys-fjord-aim'],
  ['1 … 5', 'keys-fjord-strength'],
  ['Space', 'keys-fjord-swing'],
];
