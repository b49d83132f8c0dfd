import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** Speaks clamd's INSTREAM, and finds `EICAR` in a file. */
export interface ClamdTwin {
  address: string;
  /** What it was given to scan, oldest first. */
  seen: Buffer[];
  stop(): Promise<void>;
}

const command = 'zINSTREAM\0';

export async function startClamdTwin({ mostBytes = 1_000_000_000 } = {}): Promise<ClamdTwin> {
  const seen: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A client that gives up resets its connection.
    socket.on('error', () => undefined);
    void answer(socket, seen, mostBytes).catch(() => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('the twin of clamd has no port');
  return {
    address: `tcp://127.0.0.1:${at.port}`,
    seen,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(socket: Socket, seen: Buffer[], mostBytes: number): Promise<void> {
  let rest: Buffer = Buffer.alloc(0);
  let isAsked = false;
  const parts: Buffer[] = [];
  let length = 0;
  for await (const piece of socket) {
    rest = Buffer.concat([rest, piece as Buffer]);
    if (!isAsked) {
      if (rest.length < command.length) continue;
      if (rest.toString('latin1', 0, command.length) !== command) return void socket.end('UNKNOWN COMMAND\0');
      rest = rest.subarray(command.length);
      isAsked = true;
    }
    while (rest.length >= 4) {
      const size = rest.readUInt32BE(0);
      if (size === 0) {
        const file = Buffer.concat(parts);
        seen.push(file);
        return void socket.end(file.includes('EICAR') ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0');
      }
      length += size;
      if (length > mostBytes) return void socket.end('INSTREAM size limit exceeded. ERROR\0');
      if (rest.length < 4 + size) {
        length -= size;
        break;
      }
      parts.push(rest.subarray(4, 4 + size));
      rest = rest.subarray(4 + size);
    }
  }
}
