/** A gem looks like its class: a disc, a lens, then as many sides as its number. */
export interface GemShape {
  readonly outline: string;
  readonly facets: string;
  readonly inner: string;
  readonly colour: string;
  readonly y: number; // where its number stands
}

// A circle of colours, for 8 and 1 are neighbours. Light enough for a dark number on all of them.
const COLOURS = ['#e8796b', '#eea04f', '#ecd058', '#9cc763', '#5fbfa8', '#74aee6', '#a39bea', '#d18bd0'];

export function gemShape(level: number): GemShape {
  const colour = COLOURS[level - 1]!;
  if (level === 1)
    return {
      outline: 'M32 3A29 29 0 1 1 31.9 3Z',
      facets: 'M32 10A22 22 0 1 1 31.9 10Z',
      inner: 'M16 26A17 17 0 0 1 28 15',
      colour,
      y: 42,
    };
  if (level === 2) {
    return {
      outline: 'M32 1C56 18 56 46 32 63C8 46 8 18 32 1Z',
      facets: 'M32 11C48 23 48 41 32 53C16 41 16 23 32 11ZM32 1V11M32 53V63',
      inner: 'M20 30C21 24 24 20 28 17',
      colour,
      y: 42,
    };
  }
  const size = level === 3 ? 36 : level === 4 ? 38 : 31;
  const [outer, table] = [cornersOf(level, size), cornersOf(level, level === 3 ? 21 : size - 9)];
  const join = (points: readonly string[]): string => `M${points.join('L')}Z`;
  return {
    outline: join(outer),
    facets: join(table) + outer.map((point, i) => `M${point}L${table[i]!}`).join(''),
    inner: `M${outer.at(-1)!}L${outer[0]!}`,
    colour,
    y: level === 3 ? 47 : 42.5,
  };
}

function cornersOf(sides: number, radius: number): string[] {
  const turn = sides % 2 === 0 ? Math.PI / sides : 0; // even ones lie flat
  const middle = sides === 3 ? 39 : sides % 2 === 1 ? 33 : 32;
  return Array.from({ length: sides }, (_, i) => {
    const angle = turn + (2 * Math.PI * i) / sides - Math.PI / 2;
    const at = (value: number): string => String(Math.round(value * 10) / 10);
    return `${at(32 + radius * Math.cos(angle))} ${at(middle + radius * Math.sin(angle))}`;
  });
}
