import { describe, expect, it } from 'vitest';
import type { AnyTold, ToldMoved } from '../protocol';
import { isLastMoveHarmless } from './takeback';

const moved = (who: ToldMoved['who'], ...types: string[]): AnyTold => ({
  version: 1,
  entry: 'moved',
  who,
  by: 'person',
  number: 1,
  events: types.map((type) => ({ type })),
  revealed: [],
});
const said: AnyTold = { version: 2, entry: 'said', seat: 0, name: 'Anna', text: 'oh' };

describe('a move may be taken back', () => {
  it('when nothing came after it, whatever is said', () => {
    expect(isLastMoveHarmless([moved(0, 'TileLaid'), said], 0)).toBe(true);
  });
  it('but not when another moved, or a card was drawn', () => {
    expect(isLastMoveHarmless([moved(0, 'TileLaid'), moved(1, 'TileLaid')], 0)).toBe(false);
    expect(isLastMoveHarmless([moved(0, 'TileLaid'), moved('chance', 'CardDrawn')], 0)).toBe(false);
  });
  it('nor when it showed something, as the end of a round does', () => {
    expect(isLastMoveHarmless([moved(0, 'TileLaid', 'GoalOpened', 'RoundEnded')], 0)).toBe(false);
    expect(isLastMoveHarmless([moved(0, 'MapRead')], 0)).toBe(false);
  });
  it('nor by a spectator', () => {
    expect(isLastMoveHarmless([moved(0, 'TileLaid')], null)).toBe(false);
  });
  it('nor once more when it has been', () => {
    expect(
      isLastMoveHarmless([moved(0, 'TileLaid'), { version: 3, entry: 'takenback', seat: 0, number: 1 } as AnyTold], 0),
    ).toBe(false);
  });
});
