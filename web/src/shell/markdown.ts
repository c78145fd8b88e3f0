/** As much Markdown as our rules pages use, with anchors `{#S15 #R2}` at the end of a block. */
export interface Block {
  readonly kind: 'h1' | 'h2' | 'h3' | 'p' | 'li' | 'table' | 'cards';
  readonly anchors: readonly string[];
  readonly html: string; // escaped; made here from plain text
  readonly text: string; // for searching
  readonly rows: readonly (readonly string[])[]; // of a table, each cell as html; of cards, their names
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function inline(text: string): string {
  return text
    .replace(/[&<>"]/g, (sign) => ESCAPES[sign]!)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>')
    .replace(/\b_([^_]+)_\b/g, '<em>$1</em>')
    .replace(/\[([^\]]+)\]\(#([A-Za-z0-9-]+)\)/g, '<a href="#$2">$1</a>')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
}

function made(kind: Block['kind'], source: string): Block {
  const anchors: string[] = [];
  const text = source
    .replace(/\s*\{((?:#[A-Za-z0-9-]+\s*)+)\}/g, (_, found: string) => {
      anchors.push(
        ...found
          .trim()
          .split(/\s+/)
          .map((each) => each.slice(1)),
      );
      return '';
    })
    .replace(/[ \t\n]+/g, ' ') // not the no-break spaces of French
    .replace(/^ | $/g, '');
  return { kind, anchors, html: inline(text), text: text.replace(/[*`]/g, ''), rows: [] };
}

function table(lines: readonly string[]): Block {
  const cells = lines
    .filter((line) => !/^\|[\s:|-]+\|$/.test(line))
    .map((line) =>
      line
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.trim()),
    );
  return {
    kind: 'table',
    anchors: [],
    html: '',
    text: cells.flat().join(' '),
    rows: cells.map((row) => row.map(inline)),
  };
}

/** `![alt text](cards:map,rockfall)`: cards of the game in a row. */
function cards(line: string): Block | null {
  const found = /^!\[([^\]]*)\]\(cards:([a-z0-9_,]+)\)$/.exec(line);
  if (!found) return null;
  return { kind: 'cards', anchors: [], html: '', text: found[1]!, rows: [found[2]!.split(',')] };
}

export function parse(source: string): Block[] {
  const blocks: Block[] = [];
  let open: { kind: Block['kind']; lines: string[] } | null = null;
  const close = () => {
    if (open) blocks.push(open.kind === 'table' ? table(open.lines) : made(open.kind, open.lines.join(' ')));
    open = null;
  };
  const begin = (kind: Block['kind'], line: string) => {
    close();
    open = { kind, lines: [line] };
  };
  for (const raw of source.split('\n')) {
    const line = raw.trim();
    const heading = /^(#{1,3})\s+(.*)/.exec(line);
    const item = /^(?:[-*]|\d+\.)\s+(.*)/.exec(line);
    const now = open as { kind: Block['kind']; lines: string[] } | null;
    const picture = cards(line);
    if (line === '') close();
    else if (picture) {
      close();
      blocks.push(picture);
    } else if (heading) {
      begin(`h${heading[1]!.length}` as Block['kind'], heading[2]!);
      close();
    } else if (line.startsWith('|')) {
      if (now?.kind === 'table') now.lines.push(line);
      else begin('table', line);
    } else if (item) begin('li', item[1]!);
    else if (now) now.lines.push(line);
    else begin('p', line);
  }
  close();
  return blocks;
}

/** Blocks that belong together: a heading and what follows it. */
export interface Section {
  readonly heading: Block | null;
  readonly blocks: readonly Block[];
}

export function sections(blocks: readonly Block[]): Section[] {
  const found: { heading: Block | null; blocks: Block[] }[] = [];
  for (const block of blocks) {
    if (block.kind.startsWith('h')) found.push({ heading: block, blocks: [] });
    else if (found.length === 0) found.push({ heading: null, blocks: [block] });
    else found.at(-1)!.blocks.push(block);
  }
  return found;
}

/** The sections in which every word of the query occurs, each with its heading; all of them without a query. */
export function matching(all: readonly Section[], query: string): Section[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...all];
  const has = (text: string) => words.every((word) => text.toLocaleLowerCase().includes(word));
  return all.flatMap((section) => {
    if (section.heading && has(section.heading.text)) return [section];
    const blocks = section.blocks.filter((block) => has(block.text) || block.anchors.some((anchor) => has(anchor)));
    return blocks.length > 0 ? [{ ...section, blocks }] : [];
  });
}
