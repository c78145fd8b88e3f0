import { expect, it } from 'vitest';
import { matching, parse, sections } from './markdown';

const PAGE = `# Saboteur

Dig for *gold*. {#S1 #S2}

## Tools

- A broken lamp
  stops you. {#S15}
- Repairs & picks <b>. {#S16}

| players | 3 | 4 |
|---|---|---|
| saboteurs | 1 | 1 |
`;

it('reads headings, paragraphs, items, tables and anchors', () => {
  const blocks = parse(PAGE);
  expect(blocks.map(({ kind }) => kind)).toEqual(['h1', 'p', 'h2', 'li', 'li', 'table']);
  expect(blocks[1]).toMatchObject({ html: 'Dig for <em>gold</em>.', anchors: ['S1', 'S2'] });
  expect(blocks[3]).toMatchObject({ text: 'A broken lamp stops you.', anchors: ['S15'] });
  expect(blocks[4]!.html).toBe('Repairs &amp; picks &lt;b&gt;.');
  expect(blocks[5]!.rows).toEqual([
    ['players', '3', '4'],
    ['saboteurs', '1', '1'],
  ]);
});

it('reads rows of cards, and keeps no-break spaces', () => {
  const [row, text] = parse('![Doors](cards:blue_door_ew,map)\n\nEt\u00a0: voilà\u202f!');
  expect(row).toMatchObject({ kind: 'cards', text: 'Doors', rows: [['blue_door_ew', 'map']] });
  expect(text!.html).toBe('Et\u00a0: voilà\u202f!');
});

it('finds what is searched, with its heading', () => {
  const all = sections(parse(PAGE));
  expect(matching(all, '')).toHaveLength(2);
  expect(matching(all, 'LAMP broken')[0]!.blocks).toHaveLength(1);
  expect(matching(all, 's16')[0]!.blocks[0]!.anchors).toEqual(['S16']);
  expect(matching(all, 'tools')[0]!.blocks).toHaveLength(3);
  expect(matching(all, 'dragon')).toEqual([]);
});
