import { beforeEach, describe, expect, it } from 'vitest';
import { Dragging } from './dragging';

const at = (type: string, x: number, pointerId = 1): PointerEvent =>
  ({ type, button: 0, pointerId, clientX: x, clientY: 0 }) as PointerEvent;
const click = (detail: number): MouseEvent => ({ detail }) as MouseEvent;

describe('dragging', () => {
  let done: string[] = [];
  let dragging: Dragging<string>;
  beforeEach(() => {
    done = [];
    dragging = new Dragging<string>({
      lift: (thing) => done.push(`lift ${thing}`),
      carry: (thing, event) => done.push(`carry ${thing} to ${event.clientX}`),
      drop: (thing, event) => done.push(event ? `drop ${thing} at ${event.clientX}` : `break off ${thing}`),
    });
  });
  const drag = (): void => {
    dragging.down(at('pointerdown', 0), 'card');
    dragging.move(at('pointermove', 20));
    dragging.up(at('pointerup', 30));
  };

  it('a press that hardly moves is a click', () => {
    dragging.down(at('pointerdown', 0), 'card');
    dragging.move(at('pointermove', 5));
    dragging.up(at('pointerup', 5));
    expect(done).toEqual([]);
    expect(dragging.isClick(click(1))).toBe(true);
  });
  it('a press that travels is a drag, and the click at its end is none', () => {
    drag();
    expect(done).toEqual(['lift card', 'carry card to 20', 'drop card at 30']);
    expect(dragging.isClick(click(1))).toBe(false);
    expect(dragging.isClick(click(1))).toBe(true);
  });
  it('a key chooses after a drag at whose end no click came', () => {
    drag();
    expect(dragging.isClick(click(0))).toBe(true);
  });
  it('the next press forgets the drag', () => {
    drag();
    dragging.down(at('pointerdown', 0), 'card');
    dragging.up(at('pointerup', 0));
    expect(dragging.isClick(click(1))).toBe(true);
  });
  it('another finger neither moves nor ends it', () => {
    dragging.down(at('pointerdown', 0), 'card');
    dragging.move(at('pointermove', 20));
    dragging.down(at('pointerdown', 90, 2), 'other');
    dragging.move(at('pointermove', 95, 2));
    dragging.up(at('pointerup', 95, 2));
    expect(done).toEqual(['lift card', 'carry card to 20']);
  });
  it('what the system breaks off is not dropped', () => {
    dragging.down(at('pointerdown', 0), 'card');
    dragging.move(at('pointermove', 20));
    dragging.up(at('pointercancel', 20));
    expect(done.at(-1)).toBe('break off card');
  });
});
