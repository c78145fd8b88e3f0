import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type {
  AnyClientIn,
  ServerOutError,
  ServerOutTable,
  ServerOutUpdate,
  TableInfo,
  Tagged,
  ToldMoved,
} from './protocol';
import { TableClient, clockNow } from './table';

const INFO = { table: 'ABCDEFGH', game: 'saboteur', status: 'playing' } as TableInfo;
const LAY: Tagged = { type: 'LayPath', card: 'cross', column: 1, row: 0 };
const PASS: Tagged = { type: 'Discard', card: 'cross' };

class Line {
  sent: AnyClientIn[] = [];
  isOpen = true;
  send(message: AnyClientIn): boolean {
    if (this.isOpen) this.sent.push(message);
    return this.isOpen;
  }
  last(): AnyClientIn | undefined {
    return this.sent.at(-1);
  }
}

function told(version: number, ...events: Tagged[]): ToldMoved {
  return { version, entry: 'moved', who: 0, by: 'person', number: version, events, revealed: [] };
}

function table(version: number, entries: ToldMoved[] = [], view: ServerOutTable['view'] = { turn: 0 }): ServerOutTable {
  const rest = { is_resync: false, info: INFO, legal: [], clock: null };
  return { type: 'table', table: 'ABCDEFGH', seat: 0, version, entries, view, ...rest };
}

function update(
  since: number,
  version: number,
  view: ServerOutUpdate['view'] = {},
  entries: ToldMoved[] = [],
): ServerOutUpdate {
  const rest = { info: null, legal: [], clock: null };
  return { type: 'update', table: 'ABCDEFGH', seat: 0, since, version, entries, view, ...rest };
}

function start(): { line: Line; client: TableClient } {
  const line = new Line();
  const client = new TableClient('ABCDEFGH', 0, line, 'page', () => 1000);
  client.connected();
  client.receive(
    table(3, [told(1), told(2), told(3, { type: 'RoundBegan', round: 1, first: 0 })], { turn: 0, round: 1 }),
  );
  return { line, client };
}

describe('versions', () => {
  it('asks for everything at first', () => {
    const { line } = start();
    expect(line.sent[0]).toMatchObject({ type: 'subscribe', table: 'ABCDEFGH', seat: 0, since: 0 });
  });

  it('follows updates and keeps the fields that did not change', () => {
    const { client } = start();
    client.receive(update(3, 4, { turn: 1 }, [told(4, { type: 'Passed', seat: 0 })]));
    expect(client.state.version).toBe(4);
    expect(client.state.view).toEqual({ turn: 1, round: 1 });
    expect(client.state.events.map(({ id, event }) => [id, event.type])).toEqual([
      [1, 'RoundBegan'],
      [2, 'Passed'],
    ]);
  });

  it('goes on where a version told it nothing', () => {
    const { client } = start();
    client.receive(update(3, 5, {}, []));
    expect(client.state.version).toBe(5);
    expect(client.state.entries).toHaveLength(3);
  });

  it('passes over what it has heard already', () => {
    const { line, client } = start();
    client.receive(update(3, 4, { turn: 1 }, [told(4)]));
    const before = client.state;
    client.receive(update(3, 4, { turn: 9 }, [told(4)]));
    expect(client.state).toBe(before);
    expect(line.sent).toHaveLength(1);
  });

  it('asks again from where it is when something was missed', () => {
    const { line, client } = start();
    client.receive(update(4, 5, { turn: 1 }, [told(5)]));
    expect(client.state.version).toBe(3);
    expect(client.state.isCurrent).toBe(false);
    expect(line.last()).toMatchObject({ type: 'subscribe', table: 'ABCDEFGH', seat: 0, since: 3 });
    client.receive(update(5, 6)); // comes before the answer
    expect(line.sent).toHaveLength(2);
    client.receive(table(6, [told(4), told(5), told(6)]));
    expect(client.state.entries.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(client.state.isCurrent).toBe(true);
  });

  it('forgets all when the server was set back', () => {
    const { line, client } = start();
    client.receive({ ...table(1), is_resync: true });
    expect(client.state.version).toBe(-1);
    expect(client.state.entries).toEqual([]);
    expect(line.last()).toMatchObject({ type: 'subscribe', table: 'ABCDEFGH', seat: 0, since: 0 });
    client.receive(table(1, [told(1)]));
    expect(client.state.entries).toHaveLength(1);
  });

  it('leaves messages of other tables and seats alone', () => {
    const { client } = start();
    const before = client.state;
    client.receive({ ...update(3, 4), seat: 1 });
    client.receive({ ...update(3, 4), table: 'HGFEDCBA' });
    expect(client.state).toBe(before);
  });

  it('says why a table may not be seen, until it may', () => {
    const line = new Line();
    const client = new TableClient('ABCDEFGH', null, line, 'page');
    client.connected();
    const { id } = line.last() as { id: string };
    const error = {
      type: 'error',
      code: 'not-allowed',
      message: '',
      expected: '',
      got: '',
      refusal: null,
      retry_after: null,
    } as const;
    client.receive({ ...error, id: 'page-s-99' });
    expect(client.state.shut).toBeNull();
    client.receive({ ...error, id });
    expect(client.state.shut?.code).toBe('not-allowed');
    client.receive({ ...table(1, [told(1)]), seat: null });
    expect(client.state.shut).toBeNull();
  });

  it('has no view before the start, and all of it then', () => {
    const line = new Line();
    const client = new TableClient('ABCDEFGH', 0, line, 'page');
    client.receive(table(1, [told(1)], null));
    client.receive(update(1, 2));
    expect(client.state.view).toBeNull();
    client.receive(update(2, 3, { turn: 0, round: 1 }));
    expect(client.state.view).toEqual({ turn: 0, round: 1 });
  });
});

describe('moves', () => {
  it('sends the code that came with a legal move, and its action; only the action where it is not legal', () => {
    const { line, client } = start();
    client.receive({ ...update(3, 4), legal: [{ move: 17, action: { card: 2, type: LAY.type } }] });
    client.receive({ ...update(4, 5), legal: null }); // somebody said something
    expect(client.state.legal).toHaveLength(1);
    client.move({ type: LAY.type, card: 2 });
    expect(line.sent.at(-1)).toMatchObject({ command: { move: 17, action: { type: LAY.type, card: 2 } } });
    const other = start();
    other.client.move(PASS);
    expect(other.line.sent.at(-1)).toMatchObject({ command: { move: null, action: PASS } });
  });

  it('sends a move once and waits for its answer', () => {
    const { line, client } = start();
    client.move(LAY);
    client.move(PASS);
    const commands = line.sent.filter(({ type }) => type === 'command');
    expect(commands).toHaveLength(1);
    expect(commands[0]).toMatchObject({ command: { do: 'move', seat: 0, version: 3, action: LAY } });
    client.receive({
      type: 'ack',
      id: client.state.sending!.id,
      table: 'ABCDEFGH',
      version: 4,
      is_repeat: false,
      rematch: null,
    });
    expect(client.state.sending).not.toBeNull(); // what it led to is not known yet
    client.receive(update(3, 4, { turn: 1 }));
    expect(client.state.sending).toBeNull();
  });

  it('lets a choice be changed that was not sent yet', () => {
    const { line, client } = start();
    line.isOpen = false;
    client.disconnected();
    client.move(LAY);
    client.move(PASS);
    line.isOpen = true;
    client.connected();
    client.receive(table(3));
    const commands = line.sent.filter(({ type }) => type === 'command');
    expect(commands).toHaveLength(1);
    expect(commands[0]).toMatchObject({ command: { action: PASS } });
  });

  it('sends a move again under its id when the answer was lost', () => {
    const { line, client } = start();
    client.move(LAY);
    const { id } = client.state.sending!;
    client.disconnected();
    client.connected();
    expect(line.last()).toMatchObject({ type: 'subscribe', since: 3 });
    client.receive(table(4, [told(4)]));
    expect(line.last()).toMatchObject({ type: 'command', id, command: { id, version: 3 } });
    client.receive({ type: 'ack', id, table: 'ABCDEFGH', version: 4, is_repeat: true, rematch: null });
    expect(client.state.sending).toBeNull();
  });

  it('keeps the reason when a move is refused', () => {
    const { client } = start();
    client.move(LAY);
    const refusal = { code: 'tool-broken', rule: 'S15', args: {} };
    const rest = { message: '', expected: '', got: '', code: 'illegal-move' } as const;
    client.receive({ type: 'error', id: client.state.sending!.id, refusal, retry_after: null, ...rest });
    expect(client.state.sending).toBeNull();
    expect(client.state.refused?.refusal).toEqual(refusal);
    client.forgetRefusal();
    expect(client.state.refused).toBeNull();
  });

  it('is not for spectators', () => {
    const line = new Line();
    const client = new TableClient('ABCDEFGH', null, line, 'page');
    client.move(LAY);
    expect(line.sent).toEqual([]);
  });
});

describe('waiting for a version', () => {
  it('ends when it is heard of', async () => {
    const { client } = start();
    await client.reached(3);
    let isThere = false;
    const waiting = client.reached(5).then(() => (isThere = true));
    client.receive(update(3, 4));
    await Promise.resolve();
    expect(isThere).toBe(false);
    client.receive(update(4, 6));
    await waiting;
  });

  it('ends some time when the line is down', async () => {
    const { client } = start();
    await expect(client.reached(9, 1)).resolves.toBeUndefined();
  });
});

describe('asking', () => {
  it('answers with the ack, or with the error', async () => {
    const { line, client } = start();
    const done = client.ask({ do: 'start' });
    const first = line.last() as { id: string };
    client.receive({ type: 'ack', id: first.id, table: 'ABCDEFGH', version: 7, is_repeat: false, rematch: null });
    await expect(done).resolves.toMatchObject({ version: 7 });
    const refused = client.ask({ do: 'take-back', seat: 0 });
    const second = line.last() as { id: string };
    client.receive({
      type: 'error',
      id: second.id,
      code: 'not-now',
      message: '',
      expected: '',
      got: '',
      refusal: null,
      retry_after: null,
    });
    await expect(refused).rejects.toMatchObject({ code: 'not-now' });
  });

  it('has an id of its own, by which it counts once', () => {
    const { line, client } = start();
    void client.ask({ do: 'start' });
    expect(line.last()).toMatchObject({ command: { do: 'start', id: (line.last() as { id: string }).id } });
  });
});

describe('trouble', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const sentBy = (line: Line) => line.sent.filter(({ type }) => type === 'command') as { id: string }[];
  const refusal = (id: string, retry_after: number | null, code: ServerOutError['code'] = 'server-error') =>
    ({ type: 'error', id, code, message: '', expected: '', got: '', refusal: null, retry_after }) as const;
  const ack = (id: string) =>
    ({ type: 'ack', id, table: 'ABCDEFGH', version: 4, is_repeat: false, rematch: null }) as const;

  it('that may pass is waited for: a move is sent again as the same', () => {
    const { line, client } = start();
    client.move(LAY);
    const { id } = client.state.sending!;
    client.receive(refusal(id, 2, 'too-fast'));
    expect(client.state).toMatchObject({ sending: { id, isSent: true }, refused: null });
    vi.advanceTimersByTime(1999);
    expect(sentBy(line)).toHaveLength(1);
    vi.advanceTimersByTime(1001);
    expect(sentBy(line)).toHaveLength(2);
    expect(sentBy(line)[1]).toEqual(sentBy(line)[0]);
    client.receive(ack(id));
    vi.advanceTimersByTime(60_000);
    expect(sentBy(line)).toHaveLength(2);
  });

  it('that does not pass ends some time: the move is kept, to be sent again or changed', () => {
    const { line, client } = start();
    client.move(LAY);
    const { id } = client.state.sending!;
    for (let heard = 0; heard < sentBy(line).length; heard += 1) {
      client.receive(refusal(id, 1));
      vi.advanceTimersToNextTimer(); // the pause
    }
    expect(sentBy(line)).toHaveLength(7);
    expect(client.state).toMatchObject({ sending: { action: LAY, isSent: false, isStuck: true } });
    expect(client.state.refused?.code).toBe('server-error');
    client.receive(refusal(id, 1)); // comes late
    vi.advanceTimersByTime(60_000);
    expect(sentBy(line)).toHaveLength(7);
    client.sendAgain();
    expect(sentBy(line)).toHaveLength(8);
    expect(sentBy(line).at(-1)?.id).toBe(id);
    expect(client.state.sending).toMatchObject({ isSent: true });
    client.receive(refusal(id, 1000));
    expect(client.state.sending).toMatchObject({ isStuck: true });
    client.move(PASS);
    expect(sentBy(line).at(-1)).toMatchObject({ command: { action: PASS } });
    expect(sentBy(line).at(-1)?.id).not.toBe(id);
  });

  it('of a move that nobody answers is silence: it is asked again, then given up', () => {
    const { line, client } = start();
    client.move(LAY);
    vi.advanceTimersByTime(300_000);
    expect(new Set(sentBy(line).map(({ id }) => id)).size).toBe(1);
    expect(sentBy(line).length).toBe(7);
    expect(client.state).toMatchObject({ sending: { isStuck: true }, refused: { code: 'offline' } });
  });

  it('is over when the match goes on without the move', () => {
    const { client } = start();
    client.move(LAY);
    client.receive(refusal(client.state.sending!.id, 1000));
    client.receive(update(3, 4));
    expect(client.state.sending).toBeNull();
  });

  it('does not count while the line is down: the move waits for it', () => {
    const { line, client } = start();
    client.move(LAY);
    line.isOpen = false;
    client.disconnected();
    vi.advanceTimersByTime(3_600_000);
    expect(client.state).toMatchObject({ sending: { action: LAY }, refused: null });
    line.isOpen = true;
    client.connected();
    client.receive(table(3));
    expect(sentBy(line)).toHaveLength(2);
  });

  it('of a table that is not shown is waited for, and told some time', () => {
    const line = new Line();
    const client = new TableClient('ABCDEFGH', 0, line, 'page');
    client.connected();
    const { id } = line.last() as { id: string };
    client.receive(refusal(id, 1, 'too-fast'));
    expect(client.state.shut).toBeNull();
    vi.advanceTimersByTime(1500);
    expect(line.sent).toHaveLength(2);
    vi.advanceTimersByTime(300_000);
    expect(client.state.shut?.code).toBe('offline');
  });

  it('of something asked: it is asked again, also when the line is back, and fails some time', async () => {
    const { line, client } = start();
    const first = client.ask({ do: 'say', text: 'hello' });
    const { id } = line.last() as { id: string };
    client.receive(refusal(id, 1));
    vi.advanceTimersByTime(1500);
    expect(sentBy(line)).toHaveLength(2);
    client.disconnected();
    client.connected();
    client.receive(table(3));
    expect(sentBy(line).map((each) => each.id)).toEqual([id, id, id]);
    client.receive(ack(id));
    await expect(first).resolves.toMatchObject({ version: 4 });
    const second = client.ask({ do: 'start' });
    client.disconnected();
    line.isOpen = false;
    const third = client.ask({ do: 'start' });
    vi.advanceTimersByTime(10_000);
    await expect(second).rejects.toMatchObject({ code: 'offline' });
    await expect(third).rejects.toMatchObject({ code: 'offline' });
  });
});

it('runs only the clock that runs', () => {
  expect(clockNow({ left: [5000, 5000], runs: 1 }, 1000, 3500)).toEqual([5000, 2500]);
  expect(clockNow({ left: [100], runs: 0 }, 0, 500)).toEqual([0]);
});
