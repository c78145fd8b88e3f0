/** What all pages share: the route, the words, the games, the socket. */
import * as api from '../api';
import type { GameOut } from '../protocol';
import { Socket, socketAddress, type Connection, type SocketLike } from '../socket';
import type { TableClient } from '../table';
import { addHelp, load, type Args, type Words } from '../words';
import { wordbookOf } from './modules';
import { drawnName } from './names';
import { settings } from './settings.svelte';

export type Route =
  | { page: 'home' }
  | { page: 'nowhere' }
  | { page: 'table'; code: string }
  | { page: 'replay'; id: string }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'learn'; game: string }
  | { page: 'puzzles'; game: string; name: string };

export function routeOf(path: string, hash = ''): Route {
  const [, place, rest = ''] = path.split('/');
  if (place === 't' && rest) return { page: 'table', code: rest.replaceAll('-', '').toUpperCase() };
  if (place === 'r' && rest) return { page: 'replay', id: rest.replaceAll('-', '').toUpperCase() };
  if (place === 'rules' && rest) return { page: 'rules', game: rest, rule: hash.slice(1) };
  if (place === 'learn' && rest) return { page: 'learn', game: rest };
  if (place === 'puzzles' && rest) return { page: 'puzzles', game: rest, name: hash.slice(1) };
  return { page: place ? 'nowhere' : 'home' };
}

const prefix = api.randomText().slice(0, 10);

class App {
  route: Route = $state.raw(routeOf(location.pathname, location.hash));
  words: Words | null = $state.raw(null);
  games: readonly GameOut[] = $state.raw([]);
  connection: Connection = $state('connecting');
  notice: string | null = $state(null); // a short word at the foot of the page
  game: string | null = $state(null); // whose words are wanted beside the shell's own
  wordsGame: string | null = $state(null); // whose words are there
  alert: string | null = $state(null); // in the title: it is your turn
  isSettingsOpen = $state(false);
  clockAhead = 0; // milliseconds by which the server's clock is ahead of ours
  private clients = new Set<TableClient>();
  private socket: Socket | null = null;
  private noticeTimer: ReturnType<typeof setTimeout> | undefined;

  // -- where we are ---------------------------------------------------------------------------------------

  go(path: string): void {
    if (path !== location.pathname + location.hash) history.pushState(null, '', path);
    this.arrive();
    scrollTo(0, 0);
  }

  arrive(): void {
    this.route = routeOf(location.pathname, location.hash);
  }

  /** Links inside the client do not load the page anew. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api') || (link.pathname === location.pathname && link.hash)) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  };

  // -- words ----------------------------------------------------------------------------------------------

  /** The words for where we are; the game's own where one is played. */
  async loadWords(game: string | null): Promise<void> {
    const wanted = settings.language;
    const words = await load(wanted, game === null ? null : wordbookOf(game));
    if (wanted !== settings.language || game !== this.game) return; // meanwhile another was wanted
    this.words = words;
    this.wordsGame = game;
  }

  /** Whether the words of a game are there; asks for them if not. */
  hasWords(game: string): boolean {
    return this.wordsGame !== null && wordbookOf(this.wordsGame) === wordbookOf(game);
  }

  /** The words that explain the things of the game. */
  async loadHelp(): Promise<void> {
    const wordbook = this.wordsGame === null ? null : wordbookOf(this.wordsGame);
    if (this.words !== null && wordbook !== null) await addHelp(this.words, wordbook);
  }

  async loadGames(): Promise<void> {
    if (this.games.length === 0) this.games = await api.getGames();
  }

  say(text: string): void {
    this.notice = text;
    clearTimeout(this.noticeTimer);
    this.noticeTimer = setTimeout(() => (this.notice = null), 6000);
  }

  /** Do something and tell in words if it was refused. */
  async attempt<T>(work: Promise<T>): Promise<T | null> {
    try {
      return await work;
    } catch (error) {
      this.say(troubleText(error));
      return null;
    }
  }

  // -- who we are -----------------------------------------------------------------------------------------

  /** Be known to the server, under the remembered name or this one. */
  async beGuest(name = settings.name || drawnName()): Promise<void> {
    const isNew = !settings.isGuest || name !== settings.name;
    if (!isNew) return;
    await api.putName(name);
    settings.isGuest = true;
    settings.name = name;
    if (this.socket !== null) this.restart();
  }

  // -- the socket -----------------------------------------------------------------------------------------

  readonly prefix = prefix;
  readonly port = { send: (message: Parameters<Socket['send']>[0]) => this.socket?.send(message) ?? false };

  /** A table that wants to hear messages. */
  attach(client: TableClient): void {
    this.clients.add(client);
    if (this.socket === null) this.restart();
    else if (this.connection === 'open') client.connected();
  }

  detach(client: TableClient): void {
    this.clients.delete(client);
    client.leave();
    if (this.clients.size === 0) {
      queueMicrotask(() => {
        if (this.clients.size > 0) return;
        this.socket?.close();
        this.socket = null;
        this.connection = 'connecting';
      });
    }
  }

  private restart(): void {
    this.socket?.close();
    this.connection = 'connecting';
    const open = () => new WebSocket(socketAddress(location)) as unknown as SocketLike;
    const hooks = {
      onMessage: (message: Parameters<TableClient['receive']>[0]) => {
        if (message.type === 'welcome') this.clockAhead = message.now - Date.now();
        for (const client of [...this.clients]) client.receive(message);
      },
      onConnection: (connection: Connection) => {
        this.connection = connection;
        for (const client of [...this.clients]) {
          if (connection === 'open') client.connected();
          else client.disconnected();
        }
      },
    };
    this.socket = new Socket(hooks, open);
    this.socket.connect();
  }

  hurry(): void {
    this.socket?.hurry();
  }
}

export const app = new App();

/** A sentence in the reader's language. */
export function t(id: string, args: Args = {}): string {
  return app.words?.t(id, args) ?? '';
}

/** A game's name as players of the language know it. */
export function titleOf(game: string): string {
  return app.words?.has(`game-${game}`) ? t(`game-${game}`) : game;
}

/** What went wrong, for people: by its code where there are words for it. */
export function troubleText(error: unknown): string {
  const { code, refusal } = error as { code?: string; refusal?: { code: string; rule: string; args: Args } | null };
  if (refusal && app.words?.has(`refusal-${refusal.code}`)) {
    return t(`refusal-${refusal.code}`, { ...refusal.args, rule: refusal.rule });
  }
  if (code && app.words?.has(`trouble-${code}`)) return t(`trouble-${code}`);
  return t('trouble-other', { text: error instanceof Error ? error.message : String(code ?? error) });
}
