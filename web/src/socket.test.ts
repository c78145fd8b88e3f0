import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AnyServerOut } from './protocol';
import { Socket, socketAddress, type Connection, type SocketLike } from './socket';

class Fake implements SocketLike {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readyState = 0;
  sent: string[] = [];
  send(data: string): void {
    this.sent.push(data);
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

let made: Fake[];
let seen: Connection[];
let heard: AnyServerOut[];
let socket: Socket;

beforeEach(() => {
  vi.useFakeTimers();
  [made, seen, heard] = [[], [], []];
  const hooks = {
    onMessage: (m: AnyServerOut) => void heard.push(m),
    onConnection: (c: Connection) => void seen.push(c),
  };
  const open = () => {
    const fake = new Fake();
    made.push(fake);
    return fake;
  };
  socket = new Socket(
    hooks,
    open,
    () => Date.now(),
    () => 0.5,
  );
  socket.connect();
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

it('sends only on an open line', () => {
  expect(socket.send({ type: 'ping' })).toBe(false);
  made[0]!.opens();
  expect(socket.send({ type: 'ping' })).toBe(true);
  expect(made[0]!.sent).toEqual(['{"type":"ping"}']);
});

it('connects again, each time later, and at once when hurried', () => {
  made[0]!.opens();
  made[0]!.breaks();
  expect(seen).toEqual(['open', 'lost']);
  vi.advanceTimersByTime(299);
  expect(made).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(made).toHaveLength(2);
  made[1]!.breaks();
  vi.advanceTimersByTime(599);
  expect(made).toHaveLength(2);
  socket.hurry();
  expect(made).toHaveLength(3);
  made[2]!.opens();
  expect(seen.at(-1)).toBe('open');
});

it('keeps to the wish of a server that restarts', () => {
  made[0]!.opens();
  made[0]!.onmessage?.({ data: '{"type":"goodbye","reason":"restart","again_after":2}' });
  made[0]!.breaks();
  vi.advanceTimersByTime(1999);
  expect(made).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(made).toHaveLength(2);
  expect(heard).toHaveLength(1);
});

it('notices a dead line by a ping without an answer', () => {
  made[0]!.opens();
  vi.advanceTimersByTime(15_000);
  expect(made[0]!.sent).toHaveLength(1);
  vi.advanceTimersByTime(15_000);
  expect(seen.at(-1)).toBe('lost');
});

it('stays closed when closed', () => {
  made[0]!.opens();
  socket.close();
  vi.advanceTimersByTime(60_000);
  expect(made).toHaveLength(1);
});

it('has the address of the page', () => {
  expect(socketAddress({ protocol: 'https:', host: 'a.example' })).toBe('wss://a.example/ws');
  expect(socketAddress({ protocol: 'http:', host: 'localhost:8420' })).toBe('ws://localhost:8420/ws');
});
