/** Something handed over: it comes flying from where it was. */
interface Coming {
  readonly from: string; // a selector
  readonly pace: number; // 0: it is simply there
}

/** For `use:`. */
export function coming(node: HTMLElement, { from, pace }: Coming): void {
  const start = document.querySelector(from)?.getBoundingClientRect();
  if (pace <= 0 || !start || typeof node.animate !== 'function') return;
  const { x, y, width, height } = node.getBoundingClientRect();
  const [dx, dy] = [start.x + start.width / 2 - x - width / 2, start.y + start.height / 2 - y - height / 2];
  node.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(1.6) rotate(-20deg)` },
      { transform: `translate(${dx / 2}px, ${dy / 2 - 24}px) scale(1.5) rotate(8deg)`, offset: 0.5 },
      { transform: 'none' },
    ],
    { duration: 620 / pace, easing: 'cubic-bezier(.4,.1,.3,1)' },
  );
}
