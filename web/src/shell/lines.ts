/** How many letters the longer line has when words stand in two lines: a button needs no more width than that. */
export function inTwoLines(text: string): number {
  const words = text.split(' ');
  const ways = words.map((_, i) => Math.max(words.slice(0, i).join(' ').length, words.slice(i).join(' ').length));
  return Math.min(...ways);
}
