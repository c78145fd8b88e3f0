/** One WebSocket that connects again by itself. It knows messages, not tables. */
import type { AnyClientIn, AnyServerOut } from './protocol';

export type Connection = 'connecting' | 'open' | 'lost';

export interface SocketLike {
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  readonly readyState: number;
  send(data: string): void;
  close(): void;
}

export interface SocketHooks {
  onMessage(message: AnyServerOut): void;
  onConnection(connection: Connection): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 15_000;
const PATIENCE = 10_000; // a ping that is not answered for so long means that the line is dead
const OPEN = 1;

export class Socket {
  connection: Connection = 'connecting';
  private socket: SocketLike | null = null;
  private failures = 0;
  private wait: number | null = null; // the server's own wish
  private again: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;
  private pingedAt = 0;
  private heardAt = 0;
  private isClosed = false;

  constructor(
    private readonly hooks: SocketHooks,
    private readonly open: () => SocketLike,
    private readonly now: () => number = () => Date.now(),
    private readonly random: () => number = Math.random,
  ) {}

  connect(): void {
    clearTimeout(this.again);
    this.isClosed = false;
    this.drop();
    const socket = this.open();
    this.socket = socket;
    socket.onopen = () => {
      this.failures = 0;
      this.heardAt = this.now();
      this.become('open');
    };
    socket.onmessage = ({ data }) => this.heard(JSON.parse(String(data)) as AnyServerOut);
    socket.onclose = () => this.lost();
    this.heart ??= setInterval(() => this.beat(), PING_EVERY / 3);
  }

  /** Send now if the line is open; what was not sent is asked for again by who wants it. */
  send(message: AnyClientIn): boolean {
    if (this.socket?.readyState !== OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** The network is back, or the page is in front again: do not wait any longer. */
  hurry(): void {
    if (!this.isClosed && this.socket === null) this.connect();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.again);
    clearInterval(this.heart);
    this.heart = undefined;
    this.drop();
  }

  private heard(message: AnyServerOut): void {
    this.heardAt = this.now();
    if (message.type === 'goodbye') this.wait = message.again_after * 1000;
    this.hooks.onMessage(message);
  }

  private beat(): void {
    if (this.socket?.readyState !== OPEN) return;
    const now = this.now();
    if (this.pingedAt > this.heardAt && now - this.pingedAt > PATIENCE) {
      this.lost();
    } else if (now - Math.max(this.heardAt, this.pingedAt) >= PING_EVERY) {
      this.pingedAt = now;
      this.send({ type: 'ping', id: '' });
    }
  }

  private lost(): void {
    this.drop();
    if (this.isClosed) return;
    this.become('lost');
    const grown = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures);
    this.failures += 1;
    const delay = (this.wait ?? grown) * (0.75 + this.random() / 2);
    this.wait = null;
    clearTimeout(this.again);
    this.again = setTimeout(() => this.connect(), delay);
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    if (socket === null) return;
    socket.onopen = socket.onclose = socket.onmessage = null;
    socket.close();
  }

  private become(connection: Connection): void {
    if (connection === this.connection) return;
    this.connection = connection;
    this.hooks.onConnection(connection);
  }
}

export function socketAddress(page: { protocol: string; host: string }): string {
  return `${page.protocol === 'https:' ? 'wss' : 'ws'}://${page.host}/ws`;
}
