import { expect, it } from 'vitest';
import { Words, eventId, load, preferred } from './words';

function words(text: string, language = 'en'): Words {
  return new Words(language, [text], (error) => {
    throw error;
  });
}

it('names seats, words and lists as Python does', () => {
  const w = words(`
seat-number = Seat { $number }
by-seat = { $name }: { $value }
tool-lamp = lamp
    .acc = the lamp
role-miner = gold miner
card-cross = a crossroads
event-tool-broken =
    { $self ->
        [yes] { SEAT($seat) } breaks their own { WORD("tool", $tool) }.
       *[no] { SEAT($seat) } breaks { WORD("tool", $tool, "acc") } of { SEAT($target) }.
    }
event-hand-received = { SEAT($seat) } holds { LIST($cards, "card") }.
event-match-ended = Nuggets: { SEATS($scores) }.
event-round-ended = The dwarfs were: { SEATS($roles, "role") }.
`);
  const told = (event: Parameters<Words['tell']>[0]) =>
    w
      .tell(event, null, ['Ann', 'Bo'])
      .map(({ text }) => text)
      .join('');
  expect(told({ type: 'ToolBroken', seat: 0, target: 1, tool: 'lamp' })).toBe('Ann breaks the lamp of Bo.');
  expect(told({ type: 'ToolBroken', seat: 0, target: 0, tool: 'lamp' })).toBe('Ann breaks their own lamp.');
  expect(told({ type: 'HandReceived', seat: 1, cards: ['cross', 'cross'] })).toBe(
    'Bo holds a crossroads, a crossroads.',
  );
  expect(told({ type: 'MatchEnded', scores: [3, 5] })).toBe('Nuggets: Ann 3, Bo 5.');
  expect(told({ type: 'RoundEnded', roles: ['miner', 'miner'] })).toBe(
    'The dwarfs were: Ann: gold miner, Bo: gold miner.',
  );
  expect(told({ type: 'MatchEnded', scores: [1, 1, 1] })).toBe('Nuggets: Ann 1, Bo 1, Seat 3 1.');
});

it('keeps the names of seats apart', () => {
  const w = words('event-trapped = { SEAT($seat) } traps { SEAT($target) }.');
  expect(w.tell({ type: 'Trapped', seat: 1, target: 0 }, 1, ['Ann', 'Bo'])).toEqual([
    { text: 'Bo', seat: 1 },
    { text: ' traps ', seat: null },
    { text: 'Ann', seat: 0 },
    { text: '.', seat: null },
  ]);
});

it('says what is missing and shows the rest', () => {
  const heard: unknown[] = [];
  const w = new Words('en', ['hello = Hello { $name }'], (error) => heard.push(error));
  expect(w.t('goodbye')).toBe('…');
  expect(w.t('hello')).toBe('…');
  expect(heard).toHaveLength(2);
  expect(w.t('hello', { name: 'Ann' })).toBe('Hello Ann');
});

it('has Russian plurals', () => {
  const w = words(
    `
n =
    { $count ->
        [one] { $count } самородок
        [few] { $count } самородка
       *[many] { $count } самородков
    }
`,
    'ru',
  );
  expect([1, 2, 5, 11, 21, 22].map((count) => w.t('n', { count }))).toEqual([
    '1 самородок',
    '2 самородка',
    '5 самородков',
    '11 самородков',
    '21 самородок',
    '22 самородка',
  ]);
});

it('loads the files of a game', async () => {
  const w = await load('en', 'saboteur');
  expect(w.has('event-path-laid')).toBe(true);
  expect(w.has('app-name')).toBe(true);
});

it('follows the browser where it can', () => {
  expect(preferred(['pt-BR', 'de-CH', 'en'], ['en', 'de'])).toBe('de');
  expect(preferred(['pt'], ['en', 'de'])).toBe('en');
  expect(eventId('CardDrawn')).toBe('event-card-drawn');
});

it.each([
  ['en', '−1 point', '1 point', '−2 points'],
  ['de', '−1 Punkt', '1 Punkt', '−2 Punkte'],
  ['fr', '−1 point', '1 point', '−2 points'],
  ['ru', '−1 очко', '1 очко', '−2 очка'],
] as const)('tells a debt of points with its sign in %s', async (language, minusOne, one, minusTwo) => {
  const w = await load(language, 'guilds');
  expect([-1, 1, -2].map((points) => w.t('board-score', { points }))).toEqual([minusOne, one, minusTwo]);
  expect(w.t('board-estimate', { points: -1 })).toContain(`${minusOne}`);
  expect(w.t('board-estimate-partly', { points: -1 })).toContain(`${minusOne}`);
});

it('puts a proper minus before numbers of a list', () => {
  const w = words('event-match-ended = Points: { SEATS($scores) }.');
  expect(
    w
      .tell({ type: 'MatchEnded', scores: [-3, 5] }, null, ['Ann', 'Bo'])
      .map(({ text }) => text)
      .join(''),
  ).toBe('Points: Ann −3, Bo 5.');
});
