import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { startClamdTwin, type ClamdTwin } from '#test/support/clamd-twin.ts';
import { createClamd } from './clamd.ts';
import { ScannerAway } from './virus-scanner.ts';

let twin: ClamdTwin | undefined;
let server: Server | undefined;

afterEach(async () => {
  await twin?.stop();
  server?.close();
  twin = undefined;
  server = undefined;
});

const from = (...pieces: (string | Buffer)[]) => Readable.from(pieces.map((piece) => Buffer.from(piece)));

/** A server that treats each connection in its own way. */
async function listen(onConnection: (socket: Socket) => void): Promise<string> {
  server = createServer(onConnection).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `tcp://127.0.0.1:${address.port}`;
}

test('a clean file is clean, and clamd has seen every byte of it in order', async () => {
  twin = await startClamdTwin();
  const pieces = [randomBytes(3_000_000), Buffer.alloc(0), randomBytes(17)];
  expect(await createClamd(twin.address).scan(from(...pieces))).toBe('clean');
  expect(twin.seen[0]?.equals(Buffer.concat(pieces))).toBe(true);
});

test('a file with a known signature is infected, wherever a piece is cut', async () => {
  twin = await startClamdTwin();
  expect(await createClamd(twin.address).scan(from('harmless, ', 'EIC', 'AR, harmless'))).toBe('infected');
});

test('what is larger than clamd accepts has no verdict, and is not taken for clean', async () => {
  twin = await startClamdTwin({ mostBytes: 1000 });
  const scanned = createClamd(twin.address).scan(from(randomBytes(500_000)));
  await expect(scanned).rejects.toBeInstanceOf(ScannerAway);
});

test('a scanner that is not there, hangs up or talks nonsense is away', async () => {
  const away = createClamd('tcp://127.0.0.1:1');
  await expect(away.scan(from('x'))).rejects.toBeInstanceOf(ScannerAway);
  const hangingUp = createClamd(await listen((socket) => socket.destroy()));
  await expect(hangingUp.scan(from(randomBytes(2_000_000)))).rejects.toBeInstanceOf(ScannerAway);
  server?.close();
  const talking = createClamd(await listen((socket) => socket.end('stream: OK, more or less\0')));
  await expect(talking.scan(from('x'))).rejects.toBeInstanceOf(ScannerAway);
});
