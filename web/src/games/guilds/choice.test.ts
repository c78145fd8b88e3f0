import { expect, test } from 'vitest';
import change from '../../../fixtures/guilds-change.json';
import early from '../../../fixtures/guilds-early.json';
import protection from '../../../fixtures/guilds-protection.json';
import side from '../../../fixtures/guilds-side.json';
import taking from '../../../fixtures/guilds-taking.json';
import universal from '../../../fixtures/guilds-universal.json';
import { NOTHING, aim, askedOf, back, ghostOf, isLegal, openGoods, pickExpert, playable, wishAt } from './choice';
import { type Action, KINDS, isSame } from './types';

const legalOf = (fixture: { legal: readonly unknown[] }): Action[] => fixture.legal as Action[];
const fresh = legalOf(early);

test('what is asked', () => {
  expect([early, taking, change, universal, protection, side].map((fixture) => askedOf(legalOf(fixture)))).toEqual([
    'expert',
    'good',
    'good',
    'universal',
    'protection',
    'side',
  ]);
  expect(askedOf([])).toBeNull();
});

test('every legal play of an expert can be wished for by tapping a zone', () => {
  const wishes = [0, 1, 2, 3].flatMap((good) => KINDS.map((kind) => wishAt(NOTHING, fresh, good, kind, null)));
  expect(fresh.filter((action) => !wishes.some((wish) => isSame(wish, action)))).toEqual([]);
  expect(wishes.every((wish) => isLegal(fresh, wish))).toBe(true);
});

test('an expert from the hand goes to a good, whichever zone is tapped', () => {
  const choice = pickExpert(NOTHING, fresh, 'cook');
  expect(choice).toEqual({ expert: 'cook', target: null });
  expect(wishAt(choice, fresh, 2, 'weapon', null)).toEqual({ type: 'PlayExpert', good: 2, expert: 'cook' });
});

test('once it stands there, another zone of the same good means another expert', () => {
  const choice = aim(pickExpert(NOTHING, fresh, 'cook'), { type: 'PlayExpert', good: 2, expert: 'cook' });
  expect(wishAt(choice, fresh, 2, 'spice', null)).toEqual({ type: 'PlayExpert', good: 2, expert: 'cook' });
  expect(wishAt(choice, fresh, 2, 'weapon', null)).toEqual({ type: 'PlayExpert', good: 2, expert: 'armourer' });
  expect(wishAt(choice, fresh, 1, 'weapon', null)).toEqual({ type: 'PlayExpert', good: 1, expert: 'cook' });
});

test('another expert keeps the good; the same one again puts it back', () => {
  const choice = aim(NOTHING, { type: 'PlayExpert', good: 2, expert: 'cook' });
  expect(pickExpert(choice, fresh, 'jeweller')).toEqual({
    expert: 'jeweller',
    target: { type: 'PlayExpert', good: 2, expert: 'jeweller' },
  });
  expect(pickExpert(choice, fresh, 'cook')).toEqual(NOTHING);
});

test('goods are taken by any of their zones', () => {
  const legal = legalOf(taking);
  const lies = taking.view.goods[1]!.kind;
  for (const kind of KINDS) expect(isLegal(legal, wishAt(NOTHING, legal, 1, kind, lies))).toBe(true);
  expect(openGoods(legal, null)).toEqual(new Set([0, 1, 2]));
  expect(playable(legal)).toEqual(new Set());
});

test('the last good is taken by its own zone, and changed by the others', () => {
  const legal = legalOf(change);
  const good = change.view.goods.find((each) => each !== null)!;
  const wishes = KINDS.map((kind) => wishAt(NOTHING, legal, good.good, kind, good.kind));
  expect(wishes.filter((wish) => wish.type === 'TakeGood')).toEqual([{ type: 'TakeGood', good: good.good }]);
  expect(legal.filter((action) => !wishes.some((wish) => isSame(wish, action)))).toEqual([]);
  const expert = [...playable(legal)][0]!;
  const choice = pickExpert(NOTHING, legal, expert);
  expect(choice.target).toEqual({ type: 'ChangeKind', expert });
  expect(pickExpert(choice, legal, expert)).toEqual(NOTHING);
});

test('one step back: the good, then the expert', () => {
  const choice = aim(NOTHING, { type: 'PlayExpert', good: 2, expert: 'cook' });
  expect(back(choice)).toEqual({ expert: 'cook', target: null });
  expect(back(back(choice))).toEqual(NOTHING);
  expect(back(aim(NOTHING, { type: 'TakeGood', good: 1 }))).toEqual(NOTHING);
});

test('the ghost stands on the zone that the expert makes', () => {
  expect(ghostOf({ type: 'PlayExpert', good: 2, expert: 'cook' })).toEqual({ good: 2, kind: 'spice', expert: 'cook' });
  expect(ghostOf({ type: 'ChangeKind', expert: 'armourer' })).toEqual({
    good: null,
    kind: 'weapon',
    expert: 'armourer',
  });
  expect(ghostOf({ type: 'TakeGood', good: 2 })).toBeNull();
  expect(ghostOf(null)).toBeNull();
});
