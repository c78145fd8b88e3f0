/** Every sentence the client asks for is there, and every sentence that is there is asked for. */
import { describe, expect, it } from 'vitest';

const FILES = import.meta.glob<string>('../../src/rockfall/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const SOURCES = import.meta.glob<string>(['./**/*.ts', './**/*.svelte', '!./**/*.test.ts', '!./protocol*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

function ids(language: string, isFile: (name: string) => boolean): string[] {
  return Object.entries(FILES)
    .filter(([path]) => path.includes(`/${language}/`) && isFile(path.split('/').at(-1)!))
    .flatMap(([, text]) => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1]!));
}

const isOurs = (name: string) => /^(web|learn|puzzles)\.ftl$|-(door|help)\.ftl$/.test(name);
const source = Object.values(SOURCES).join('\n');
const asked = new Set([...source.matchAll(/['"]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)['"]/g)].map((match) => match[1]!));
const prefixes = [...source.matchAll(/`([a-z][a-z0-9]*(?:-[a-z0-9]+)*-)\$\{/g)].map((match) => match[1]!);

describe('strings', () => {
  const known = new Set(ids('en', () => true));

  it('are there when asked for', () => {
    const calls = [
      ...source.matchAll(/\b(?:t|parts)\(\s*'([a-z0-9-]+)'/g),
      ...source.matchAll(/\bid: '([a-z0-9-]+)'/g),
    ];
    const missing = calls.map((match) => match[1]!).filter((id) => !known.has(id));
    expect(calls.length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });

  it('are asked for when there', () => {
    const unused = ids('en', isOurs).filter(
      (id) => !asked.has(id) && !prefixes.some((prefix) => id.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });

  it('have something behind each beginning that is completed while running', () => {
    const completed = [...source.matchAll(/\b(?:t\(|id: |id = )`([a-z][a-z0-9-]*-)\$\{/g)].map((match) => match[1]!);
    expect(completed.length).toBeGreaterThan(5);
    expect(completed.filter((prefix) => ![...known].some((id) => id.startsWith(prefix)))).toEqual([]);
  });

  it.each(['ru', 'de', 'fr'])('are the same in %s', (language) => {
    expect(ids(language, isOurs).sort()).toEqual(ids('en', isOurs).sort());
  });
});
