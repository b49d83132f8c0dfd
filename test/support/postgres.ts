import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { postgres } from '#scripts/testing/system-tools.ts';

/** A private PostgreSQL: `url` names its superuser; `stop` ends it and removes its folder. */
export interface PostgresServer {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts an empty PostgreSQL in a temporary folder on a free port of this machine, from the programs in the folder given or
 * found. It does not wait for the disk, so it is for tests only.
 */
export async function startPostgres(programs = postgres.find()): Promise<PostgresServer> {
  if (programs === undefined) throw new Error('PostgreSQL is not installed: apt-get install postgresql');
  const folder = mkdtempSync(path.join(tmpdir(), 'lamed-postgres-'));
  const owner = findOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const initOptions = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  const init = [...initOptions, '-D', folder];
  execFileSync(path.join(programs, 'initdb'), init, { ...owner, cwd: folder, stdio: 'pipe' });

  const port = await findFreePort();
  const server = spawn(path.join(programs, 'postgres'), ['-D', folder, ...settings(port)], {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // Also when the tests are interrupted: an immediate shutdown leaves no process behind.
  const kill = () => server.kill('SIGQUIT');
  process.once('exit', kill);
  await untilReady(server);

  async function stop(): Promise<void> {
    process.off('exit', kill);
    const exited = once(server, 'exit');
    kill();
    await exited;
    rmSync(folder, { recursive: true, force: true });
  }

  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

/** PostgreSQL refuses to run as root: then it runs as the user its package has created. */
function findOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function settings(port: number): string[] {
  const values = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: '64MB',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}

async function untilReady(server: ChildProcess): Promise<void> {
  if (!server.stderr) throw new Error('The server was started without its log.');
  const said: string[] = [];
  // Read to the end, or the server would block on its log.
  const lines = createInterface({ input: server.stderr });
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => {
      if (said.length < 50) said.push(line);
      if (line.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said.join('\n')}`)));
  });
}
