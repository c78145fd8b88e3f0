/**
 * Something that is asked until it is answered: once more, under the same id, after a refusal that may pass, after
 * silence, and when a lost line is back. It does not go on for ever.
 */
import type { ServerOutError } from './protocol';
import { pauseAfter } from './pauses';

/** Why something did not work: what the server said, or that it said nothing. */
export interface Trouble extends Pick<ServerOutError, 'refusal' | 'retry_after'> {
  readonly code: ServerOutError['code'] | 'offline';
}

const SILENCE = 8_000; // after which an answer is not expected any more
const OFFLINE: Trouble = { code: 'offline', refusal: null, retry_after: 0 };

export class Errand {
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly send: () => boolean,
    private readonly giveUp: (trouble: Trouble) => void,
  ) {}

  /** Ask now; false: the line is down. */
  go(): boolean {
    const isSent = this.send();
    if (isSent) this.after(SILENCE, () => this.again(OFFLINE));
    else this.lost();
    return isSent;
  }

  /** It was refused, or nobody answered. */
  again(trouble: Trouble): void {
    const wait = pauseAfter(this.tries, trouble.retry_after);
    this.tries += 1;
    if (wait !== null) this.after(wait, () => this.go());
    else this.fail(trouble);
  }

  /** The line is down: whoever has the errand asks again when it is back, soon enough or never. */
  lost(): void {
    this.after(SILENCE, () => this.fail(OFFLINE));
  }

  end(): void {
    clearTimeout(this.timer);
  }

  private fail(trouble: Trouble): void {
    this.end();
    this.tries = 0;
    this.giveUp(trouble);
  }

  private after(wait: number, act: () => void): void {
    this.end();
    this.timer = setTimeout(act, wait);
  }
}
