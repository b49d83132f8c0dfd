import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

export interface FakeRequest {
  method: string;
  /** With its query. */
  url: URL;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

export interface FakeAnswer {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  body: string;
}

/**
 * What goes wrong with one request. In all of them but `refused` the work is done first, as when a provider takes the
 * money and its answer is lost.
 */
export const nastyWays = [
  // After what a test's client waits for.
  'late',
  'never',
  // A byte every few milliseconds, for ever.
  'dripping',
  // The same answer a second time on the connection.
  'twice',
  'malformed',
  'html',
  // 10 MB.
  'huge',
  'redirecting',
  // The connection is reset in place of an answer, or within it.
  'reset',
  'cut off',
  // A 503 of something in front of the provider.
  'unavailable',
] as const;
export type NastyWay = (typeof nastyWays)[number];

const slowWays: readonly NastyWay[] = ['late', 'never', 'dripping'];

/** How long a test's client waits: shortly for what comes too late anyway, and patiently, on a busy machine, for all else. */
export function deadlineFor(way?: NastyWay): number {
  return way !== undefined && slowWays.includes(way) ? 400 : 5_000;
}

export interface NastyServer {
  /** Without a slash at its end. */
  url: string;
  /** What arrived, oldest first. */
  requests: FakeRequest[];
  /** The next request goes wrong in this way, or the one after so many that go well; each further call is about those after it. */
  spoilNext(way: NastyWay, options?: { after: number }): void;
  close(): Promise<void>;
}

/** A provider on this machine that can misbehave; `answer` does its work. */
export async function startNastyServer(
  answer: (request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>,
): Promise<NastyServer> {
  const requests: FakeRequest[] = [];
  const spoilt: (NastyWay | undefined)[] = [];
  const timers = new Set<NodeJS.Timeout>();

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await readRequest(incoming);
    requests.push(request);
    const way = spoilt.shift();
    const given = await answer(request);
    if (way === undefined) send(response, given);
    else misbehave(way, response, given, timers);
  }

  const server = createServer((incoming, response) => {
    serve(incoming, response).catch((error: unknown) => {
      send(response, { status: 500, body: String(error) });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('the nasty server has no port');
  return {
    url: `http://127.0.0.1:${at.port}`,
    requests,
    spoilNext: (way, { after } = { after: 0 }) => {
      spoilt.push(...Array.from({ length: after }, () => undefined), way);
    },
    async close() {
      for (const timer of timers) clearInterval(timer);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readRequest(incoming: IncomingMessage): Promise<FakeRequest> {
  return {
    method: incoming.method ?? '',
    url: new URL(incoming.url ?? '', 'http://127.0.0.1'),
    headers: incoming.headers,
    body: await text(incoming),
  };
}

function send(response: ServerResponse, { status = 200, headers = {}, body }: FakeAnswer): void {
  response.writeHead(status, headers).end(body);
}

const lateMilliseconds = 1_500;
const dripMilliseconds = 10;

function misbehave(
  way: NastyWay,
  response: ServerResponse,
  given: FakeAnswer,
  timers: Set<NodeJS.Timeout>,
): void {
  // A client that gives up resets its connection.
  response.on('error', () => undefined);
  const raw = (written: string) => void response.socket?.end(written);
  const whole = `HTTP/1.1 200 OK\r\ncontent-length: ${Buffer.byteLength(given.body)}\r\n\r\n${given.body}`;
  const ways: Record<NastyWay, () => void> = {
    late: () => timers.add(setTimeout(() => send(response, given), lateMilliseconds)),
    never: () => undefined,
    dripping: () => {
      response.writeHead(200);
      timers.add(setInterval(() => response.write(' '), dripMilliseconds));
    },
    twice: () => raw(whole + whole),
    malformed: () => raw('HTTP/1.1 abc\r\ncontent-length: minus one\r\n\r\n'),
    html: () =>
      send(response, { headers: { 'content-type': 'text/html' }, body: '<html>System error</html>' }),
    huge: () => send(response, { ...given, body: ' '.repeat(10 * 1024 * 1024) }),
    redirecting: () => send(response, { status: 302, headers: { location: '/elsewhere' }, body: given.body }),
    reset: () => response.socket?.resetAndDestroy(),
    'cut off': () => raw(whole.slice(0, -1)),
    unavailable: () => send(response, { status: 503, body: '<html>Unavailable</html>' }),
  };
  ways[way]();
}
