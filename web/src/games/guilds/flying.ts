/** What flies over the table: a good to the plate of who takes it, an expert to the good it is played on. */

interface Point {
  readonly x: number;
  readonly y: number;
}

const middleOf = ({ left, top, width, height }: DOMRect): Point => ({ x: left + width / 2, y: top + height / 2 });

/** The plate of a seat, brought into sight where plates are a strip that is wound. */
export function plateOf(seat: number): DOMRect | null {
  const plate = document.querySelector(`[data-seat-plate="${seat}"]`);
  plate?.closest('li')?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  return plate?.getBoundingClientRect() ?? null;
}

interface Taken {
  readonly seat: number;
  readonly pace: number;
}
const FLIGHT = 560; // milliseconds

/**
 * For `use:`: a good rises, flies to the middle of the taker's plate and rests there until it is told no more. It
 * leaves its place for the flight, or the board would cut it off at its edge.
 */
export function flyTo(node: HTMLElement, taken: Taken | null): { update(taken: Taken | null): void; destroy(): void } {
  let flight: Animation | null = null;
  const land = (): void => {
    flight?.cancel();
    flight = null;
    node.removeAttribute('style');
  };
  const start = ({ seat, pace }: Taken): void => {
    if (flight || typeof node.animate !== 'function') return;
    const here = node.getBoundingClientRect();
    const plate = plateOf(seat);
    if (!plate) return;
    const { left, top, width, height } = here;
    const place = {
      position: 'fixed',
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
      zIndex: '40',
    };
    Object.assign(node.style, place, { pointerEvents: 'none' });
    const [from, to] = [middleOf(here), middleOf(plate)];
    const scale = Math.min(0.3, plate.height / height);
    flight = node.animate(
      [
        { transform: 'none' },
        { transform: 'translateY(-12px) scale(1.05)', offset: 0.22, easing: 'cubic-bezier(.5, 0, .3, 1)' },
        { transform: `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${scale})` },
      ],
      { duration: FLIGHT / Math.max(0.1, pace), fill: 'forwards' },
    );
  };
  if (taken) start(taken);
  return { update: (now) => (now ? start(now) : land()), destroy: land };
}

/** An expert that flies from the hand or its player's plate to where it already stands, unseen till then. */
export interface Flight {
  readonly key: string;
  readonly expert: string;
  readonly seat: number | null; // whose
  readonly isOwn: boolean;
  readonly zone: string; // as in data-zone
  readonly duration: number;
}

/** For `use:` on the piece that flies. */
export function fly(node: HTMLElement, { expert, seat, isOwn, zone, duration }: Flight): { destroy(): void } {
  const standing = document.querySelector<HTMLElement>(`[data-zone="${zone}"] .piece`);
  const held = isOwn ? document.querySelector(`[data-expert="${expert}"]`)?.getBoundingClientRect() : null;
  const from = held ?? (seat === null ? null : plateOf(seat));
  const flights: Animation[] = [];
  if (standing && from && typeof node.animate === 'function') {
    const here = standing.getBoundingClientRect();
    const [start, end] = [middleOf(from), middleOf(here)];
    Object.assign(node.style, { left: `${here.left}px`, top: `${here.top}px`, height: `${here.height}px` });
    const away = `translate(${start.x - end.x}px, ${start.y - end.y}px)`;
    const way = [
      { transform: `${away} scale(1)`, opacity: 0.6 },
      { transform: 'translateY(-9px) scale(1.3)', opacity: 1, offset: 0.8 },
      { transform: 'none', opacity: 1 },
    ];
    flights.push(node.animate(way, { duration, easing: 'cubic-bezier(.3, .1, .3, 1)', fill: 'forwards' }));
    flights.push(standing.animate([{ opacity: 0 }, { opacity: 0 }], { duration }));
    void flights[0]!.finished.then(
      () => (node.style.visibility = 'hidden'),
      () => undefined,
    );
  } else node.style.visibility = 'hidden';
  return { destroy: () => flights.forEach((each) => each.cancel()) };
}
