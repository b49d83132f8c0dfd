import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { startPostgres } from '#test/support/postgres.ts';
import { makeDataDir } from '../support/data-dir.ts';
import { startProductProcess } from '../support/product-process.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'lamed-going-live-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const published = { emailAddress: 'admin@example.org', password: 'shalom-lamed' };
const own = { emailAddress: 'rivka@example.org', password: 'seven doves over Tzfat' };
/** The state of an installation that moves from the embedded database to PostgreSQL (docs/operations.md). */
const live = {
  PUBLIC_URL: 'https://lamed.example',
  SECRET: 'a-secret-of-32-characters-at-least',
  SMTP_URL: 'none',
};

test('a folder that was once a demo world goes live without its published password', async () => {
  const dataDir = makeDataDir(folder);
  const demo = await startProductProcess({ DATA_DIR: dataDir });
  expect((await post(demo.url, '/api/users', own)).status).toBe(201);
  const { token } = (await (await post(demo.url, '/api/sessions', published)).json()) as { token: string };
  expect(await isAdmin(demo.url, token)).toBe(true);
  await demo.end('SIGTERM');

  const moved = await startProductProcess({ DATA_DIR: dataDir, ...live });
  await expectOwnOnly(moved.url, token);
  await moved.end('SIGTERM');

  const postgres = await startPostgres();
  try {
    const settings = { ...live, DATABASE_URL: postgres.url, DATA_DIR: folder };
    const dump = join(folder, 'lamed.dump');
    await command('scripts/db-dump.ts', dump, { DATA_DIR: dataDir });
    await command('scripts/db-restore.ts', dump, settings);
    expect((await command('scripts/admin.ts', 'list', settings)).trim()).toBe(
      'There is no administrator yet.',
    );
    const onPostgres = await startProductProcess(settings);
    await expectOwnOnly(onPostgres.url, token);
    await onPostgres.end('SIGTERM');
  } finally {
    await postgres.stop();
  }
});

async function expectOwnOnly(url: string, token: string): Promise<void> {
  expect((await post(url, '/api/sessions', own)).status).toBe(200);
  const refused = await post(url, '/api/sessions', published);
  expect([401, 403]).toContain(refused.status);
  expect(refused.headers.getSetCookie()).toEqual([]);
  expect(await isAdmin(url, token)).toBeUndefined();
}

async function isAdmin(url: string, token: string): Promise<boolean | undefined> {
  const answer = await fetch(`${url}/api/users/current`, { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { admin?: boolean }).admin;
}

function post(url: string, path: string, body: object): Promise<Response> {
  return fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function command(script: string, argument: string, env: Record<string, string>): Promise<string> {
  const { stdout } = await run(process.execPath, [script, argument], { env: { ...process.env, ...env } });
  return stdout;
}
