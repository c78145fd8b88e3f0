/** Carrying things from a hand by pointer: a press that travels becomes a drag, and the click that ends it is none. */

export interface Carrier<Thing> {
  readonly lift?: (thing: Thing) => void; // the drag begins
  readonly carry: (thing: Thing, event: PointerEvent) => void;
  readonly drop: (thing: Thing, event: PointerEvent | null) => void; // null: broken off
}

const TRAVEL = 9; // pixels that make a press a drag

export class Dragging<Thing> {
  private pressed: { readonly thing: Thing; readonly id: number; readonly x: number; readonly y: number } | null = null;
  private isDragging = false;
  private wasDragged = false;

  constructor(private readonly carrier: Carrier<Thing>) {}

  /** Null: what cannot be carried. */
  down(event: PointerEvent, thing: Thing | null): void {
    if (event.button > 0 || this.isDragging) return;
    this.wasDragged = false;
    this.pressed = thing === null ? null : { thing, id: event.pointerId, x: event.clientX, y: event.clientY };
  }

  readonly move = (event: PointerEvent): void => {
    const { pressed } = this;
    if (pressed?.id !== event.pointerId) return;
    if (!this.isDragging && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < TRAVEL) return;
    if (!this.isDragging) this.carrier.lift?.(pressed.thing);
    this.isDragging = this.wasDragged = true;
    this.carrier.carry(pressed.thing, event);
  };

  readonly up = (event: PointerEvent): void => {
    const { pressed, isDragging } = this;
    if (pressed?.id !== event.pointerId) return;
    this.pressed = null;
    this.isDragging = false;
    if (isDragging) this.carrier.drop(pressed.thing, event.type === 'pointerup' ? event : null);
  };

  /**
   * Whether a click is one, and not the end of a drag. A key's click (detail 0) always is: it may come long after a
   * drag that ended elsewhere, where no click followed.
   */
  isClick(event: MouseEvent): boolean {
    const endsDrag = this.wasDragged && event.detail > 0;
    this.wasDragged = false;
    return !endsDrag;
  }
}
