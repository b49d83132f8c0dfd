import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildProcesses } from './build.ts';
import { processFor } from '../scripts/small-process.mjs';

export interface Started {
  url: string;
  child: ChildProcess;
  tell(message: object): void;
  heard(word: string): Promise<void>;
  end(): Promise<void>;
}

/** Once for all processes. */
let built: Promise<void> | undefined;

/** Starts one of this folder's processes on a free port, with its own data folder or on a shared PostgreSQL. */
export async function startProcess(
  file: string,
  databaseUrl: string | undefined,
  settings: Record<string, string> = {},
): Promise<Started> {
  const port = await freePort();
  const { args, env } = processFor(databaseUrl);
  // As the product is started; the bare process too, so that only the product differs.
  await (built ??= buildProcesses());
  const child = fork(join('dist/bench', file.replace(/ts$/, 'js')), {
    execArgv: args,
    env: {
      ...process.env,
      ...env,
      PORT: String(port),
      LOG_LEVEL: 'silent',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'lamed-bench-')),
      SECRET: 'a-secret-for-benchmarks-and-nothing-else',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      NODE_ENV: 'production',
      MAX_EVENT_LOOP_DELAY: '60000',
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      ...settings,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    tell: (message) => void child.send(message),
    heard: (word) =>
      new Promise((resolve, reject) => {
        child.on('message', (message) => message === word && resolve());
        child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
      }),
    end: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit');
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

/** Starts a process that does its own measuring; its message is the result. */
export async function measureIn(file: string, databaseUrl: string | undefined): Promise<unknown> {
  const measuring = await startProcess(file, databaseUrl);
  const measured: unknown = await new Promise((resolve, reject) => {
    measuring.child.once('message', resolve);
    measuring.child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
  await measuring.end();
  return measured;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
