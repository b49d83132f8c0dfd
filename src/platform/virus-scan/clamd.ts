import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { ScannerAway, type VirusScanner } from './virus-scanner.ts';

/** clamd answers once it has scanned everything; a large film may take it a while. */
const patienceMilliseconds = 120_000;
const longestAnswer = 4096;

/**
 * A clamd at `tcp://host:3310` or `unix:///run/clamav/clamd.ctl`, by its INSTREAM command: pieces of the file, each after its length,
 * then a length of zero. Its StreamMaxLength has to be as large as the largest upload.
 */
export function createClamd(address: string): VirusScanner {
  return {
    async scan(bytes) {
      const socket = open(address);
      socket.setTimeout(patienceMilliseconds, () => socket.destroy(new Error('no answer in time')));
      try {
        const answer = readAnswer(socket);
        // Where sending fails, clamd may have said why before it hung up.
        await Promise.race([sendAll(socket, bytes).catch(() => answer), answer]);
        return toVerdict(await answer);
      } catch (error) {
        if (error instanceof ScannerAway) throw error;
        const why = error instanceof Error ? error.message : String(error);
        throw new ScannerAway(`clamd at ${address}: ${why}`, { cause: error });
      } finally {
        bytes.destroy();
        socket.destroy();
      }
    },
  };
}

function open(address: string): Socket {
  const { protocol, hostname, port, pathname } = new URL(address);
  if (protocol === 'unix:') return connect({ path: decodeURIComponent(pathname) });
  return connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) });
}

async function sendAll(socket: Socket, bytes: Readable): Promise<void> {
  socket.write('zINSTREAM\0');
  const length = Buffer.alloc(4);
  for await (const piece of bytes) {
    const part = piece as Buffer;
    if (part.length === 0) continue;
    length.writeUInt32BE(part.length);
    socket.write(Buffer.from(length));
    if (!socket.write(part)) await once(socket, 'drain');
  }
  socket.write(Buffer.alloc(4));
}

async function readAnswer(socket: Socket): Promise<string> {
  let text = '';
  for await (const piece of socket.setEncoding('latin1')) {
    text += String(piece);
    const end = text.indexOf('\0');
    if (end >= 0) return text.slice(0, end);
    if (text.length > longestAnswer) break;
  }
  throw new Error('the connection closed without an answer');
}

function toVerdict(answer: string): 'clean' | 'infected' {
  if (/^stream: OK$/.test(answer)) return 'clean';
  if (/^stream: .+ FOUND$/.test(answer)) return 'infected';
  throw new ScannerAway(`clamd answered ${JSON.stringify(answer.slice(0, 200))}`);
}
