/** The one sentence that says what is asked, the buttons that answer it, and where the rules open. */
import type { Button, Sentence } from '../contract';
import { blowOf, isPlain, isTailwind } from './choice';
import { type Fjord, fjordOf } from './fjord.svelte';
import { type Action, type FjordPlay, type View, isSame } from './types';

export function ask(play: FjordPlay): Sentence {
  const { view } = play;
  if (view.is_over) return { id: 'board-ask-over' };
  if (!play.isMyTurn) return waiting(view);
  const { choice } = fjordOf(play);
  switch (view.phase) {
    case 'moving':
      return { id: 'board-ask-move' };
    case 'placing':
      return askPlace(view);
    case 'wandering':
      if (choice.source !== null) return { id: 'board-ask-step-to', args: { region: choice.source } };
      return { id: isTailwind(view) ? 'board-ask-wind-step' : 'board-ask-step', args: { count: view.left } };
    case 'naming a fortress':
      return { id: 'board-ask-fortress' };
    case 'joining':
      return { id: 'board-ask-join', args: { seat: view.owner } };
    case 'deciding':
      return { id: 'board-ask-decide' };
    case 'hammering':
      return askBlow(view);
    case 'giving':
      return { id: 'board-ask-gift', args: { count: view.hammering?.missing ?? 0 } };
    case 'collecting':
      return { id: 'board-ask-collect', args: { total: view.hammering?.out.total ?? 0 } };
    default:
      return { id: 'board-ask-clear' };
  }
}

function askPlace(view: View): Sentence {
  if (isTailwind(view)) return { id: 'board-ask-wind-place', args: { count: view.left } };
  const args = { count: view.left, region: view.placing_region };
  return { id: view.placing_region === null ? 'board-ask-place' : 'board-ask-place-more', args };
}

function askBlow(view: View): Sentence {
  const hammering = view.hammering!;
  if (hammering.may_go_on) return { id: 'board-ask-go-on' };
  const left = hammering.limit - hammering.hits;
  return { id: hammering.must_hit ? 'board-ask-first-blow' : 'board-ask-blow', args: { count: left } };
}

function waiting(view: View): Sentence {
  if (view.turn === null)
    return { id: view.phase === 'falling' || view.phase === 'showing' ? 'board-wait-boulders' : 'board-wait-chance' };
  const args = { seat: view.turn };
  switch (view.phase) {
    case 'joining':
      return { id: 'board-wait-join', args };
    case 'hammering':
      return { id: 'board-wait-blow', args };
    case 'giving':
      return { id: 'board-wait-gift', args };
    case 'collecting':
      return { id: 'board-wait-collect', args };
    default:
      return { id: isTailwind(view) ? 'board-wait-wind' : 'board-wait', args };
  }
}

export function buttons(play: FjordPlay): Button[] {
  if (!play.isMyTurn) return [];
  const fjord = fjordOf(play);
  const { target, source } = fjord.choice;
  const made: Button[] = [];
  if (fjord.isStriking) made.push(strikeButton(fjord));
  const isPlace = target !== null && !isPlain(target);
  const region = regionFor(fjord);
  if (region !== null) made.push(...placeButtons(fjord, region));
  else if (isPlace)
    made.push({ key: 'do', label: labelOf(target, play.view), isMain: true, act: () => fjord.confirm() });
  for (const action of fjord.targets.plain) {
    const isMain = target === null ? action.type === 'Join' || action.type === 'Hammer' : isSame(target, action);
    made.push({ key: action.type, label: labelOf(action, play.view), isMain, act: () => fjord.send(action) });
  }
  if (source !== null || isPlace) made.push({ key: 'back', label: { id: 'board-back' }, act: () => fjord.back() });
  return made;
}

/** Where trolls would be placed: the region that was chosen, or the only one in which the rest of them may go. */
function regionFor({ choice: { target }, play: { view } }: Fjord): string | null {
  if (target?.type === 'PlaceTroll') return target.region;
  return view.phase === 'placing' && view.left > 0 ? view.placing_region : null;
}

/** All the trolls that may be placed there at once, or fewer of them; what was chosen comes first. */
function placeButtons(fjord: Fjord, region: string): Button[] {
  const { left } = fjord.play.view;
  const { target, count } = fjord.choice;
  const chosen = target?.type === 'PlaceTroll' ? count : left;
  const isMeant = target === null || target.type === 'PlaceTroll';
  const others = Array.from({ length: left }, (_, i) => left - i).filter((each) => each !== chosen);
  return [chosen, ...others].map((each) => ({
    key: `place-${each}`,
    label: { id: each === left ? 'board-place-here' : 'board-place-count', args: { count: each } },
    isMain: isMeant && each === chosen,
    act: () => fjord.place(region, each),
  }));
}

function strikeButton(fjord: Fjord): Button {
  const label = labelOf(blowOf(fjord.swing), fjord.play.view);
  return { key: 'strike', label, isMain: fjord.choice.target === null, act: () => fjord.strike() };
}

/** The words on the button that does it. */
export function labelOf(action: Action, view: View): Sentence {
  switch (action.type) {
    case 'MoveLord': {
      const reach = view.reach.find((each) => each.kind === action.kind && each.count === action.count);
      return reach?.landscape
        ? { id: 'board-move-place', args: { count: reach.count, landscape: reach.landscape } }
        : { id: 'board-move-wander', args: { count: action.count } };
    }
    case 'PlaceTroll':
      return { id: 'board-place', args: { count: 1, region: action.region } };
    case 'StepTroll':
      return { id: 'board-step', args: { source: action.source, target: action.target } };
    case 'Enough':
      return { id: enough(view) };
    case 'NameFortress':
      return { id: 'board-name-fortress', args: { site: action.site, number: numberAt(view, action.site) } };
    case 'SkipHammering':
      return { id: 'board-skip' };
    case 'Join':
      return { id: 'board-join' };
    case 'Decline':
      return { id: 'board-decline' };
    case 'Hammer':
      return { id: 'board-hammer' };
    case 'Blow':
      return { id: 'board-strike', args: { side: action.side, height: action.height, strength: action.strength } };
    case 'StopHammering':
      return { id: 'board-stop' };
    case 'PledgeGift':
      return { id: 'board-pledge', args: { gift: action.gift } };
    case 'NoMoreGifts':
      return { id: noMoreGifts(view) };
    case 'AskForGift':
      return { id: 'board-ask-for-gift', args: { seat: otherOf(view) } };
    case 'CollectTreasure':
      return { id: 'board-collect', args: { value: treasureIn(view, action.region), region: action.region } };
    default:
      return { id: 'board-clear', args: { region: action.type === 'ClearRegion' ? action.region : null } };
  }
}

function enough(view: View): string {
  if (isTailwind(view)) return 'board-wind-decline';
  if (view.phase !== 'placing') return 'board-enough';
  return view.placing_region === null ? 'board-place-none' : 'board-keep';
}

/** Whoever has given nothing cannot give no more; and where nobody else can give, there will be no treasure. */
function noMoreGifts({ turn, hammering }: View): string {
  if (turn === null || !hammering || hammering.pledged[turn]!.length > 0) return 'board-no-gifts';
  return hammering.is_alone ? 'board-give-nothing-alone' : 'board-give-nothing';
}

/** A move in words, for a hint. */
export const tell = (play: FjordPlay, action: Action): Sentence => labelOf(action, play.view);

export const numberAt = (view: View, site: string): number =>
  view.fortresses.find((each) => each.site === site)?.number ?? 0;
const treasureIn = (view: View, region: string): number =>
  view.regions.find((each) => each.region === region)?.treasure ?? 0;
/** The other one of the two who hammer, as seen by who is asked. */
const otherOf = ({ turn, hammering }: View): number | null =>
  (hammering?.hammerer === turn ? hammering?.comrade : hammering?.hammerer) ?? null;

export function rulesAt(play: FjordPlay): string {
  const { view } = play;
  if (view.is_over) return 'T32';
  if (isTailwind(view)) return 'T10';
  switch (view.phase) {
    case 'placing':
      return 'T8';
    case 'wandering':
      return 'T9';
    case 'naming a fortress':
      return 'T11';
    case 'joining':
      return 'T13';
    case 'deciding':
      return 'T14';
    case 'hammering':
    case 'falling':
    case 'showing':
      return view.hammering?.may_go_on ? 'T21' : 'T18';
    case 'giving':
      return 'T22';
    case 'collecting':
      return 'T25';
    case 'clearing':
      return 'T28';
    default:
      return 'T7';
  }
}

/** For who plays for the first time. */
export function tip(play: FjordPlay): Sentence | null {
  const { view } = play;
  if (play.viewer === null || view.is_over) return null;
  if (!play.isMyTurn) return view.hammering === null && !isTailwind(view) ? { id: 'board-tip-wait' } : null;
  const sack = view.sacks[play.viewer]!;
  switch (view.phase) {
    case 'moving':
      if (!view.regions.some(({ trolls }) => trolls[sack.seat]! > 0)) return { id: 'board-tip-move-first' };
      return { id: sack.supply > 0 ? 'board-tip-move' : 'board-tip-move-all' };
    case 'placing':
    case 'wandering':
      return { id: 'board-tip-trolls' };
    case 'naming a fortress':
      return { id: sack.next === '+' ? 'board-tip-fortress-any' : 'board-tip-fortress' };
    case 'joining':
      return { id: 'board-tip-join' };
    case 'deciding':
      return { id: 'board-tip-blow' }; // at the tower there is no room for it on a phone
    case 'giving':
      return { id: 'board-tip-gift' };
    default:
      return null;
  }
}
