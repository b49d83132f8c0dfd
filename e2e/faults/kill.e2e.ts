import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startPostgres } from '#test/support/postgres.ts';
import { idOfItem } from '../support/content-ids.ts';
import { makeDataDir } from '../support/data-dir.ts';
import { startProductProcess, type ProductProcess } from '../support/product-process.ts';

const people = 50;
const reportsEach = 40;
/** A report covers a tenth of a second, half a second after the one before: all fit the slack of 15 s. */
const spanOf = (index: number) => [index / 2, index / 2 + 0.1];
const filmId = idOfItem('abrahams-tent');

interface Viewer {
  token: string;
  /** How many of her reports, in order, were acknowledged. */
  acknowledged: number;
}

const folder = mkdtempSync(join(tmpdir(), 'lamed-kill-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(['embedded', 'postgres'] as const)('on the %s database', (engine) => {
  test('kill -9 during 2,000 progress reports loses no acknowledged one and duplicates none; then SIGTERM ends in order', async () => {
    const postgres = engine === 'postgres' ? await startPostgres() : undefined;
    try {
      const settings = postgres
        ? {
            DATABASE_URL: postgres.url,
            SECRET: 'a-secret-of-32-characters-at-least',
            DEMO_WORLD: 'false',
            DATA_DIR: folder,
          }
        : { DATA_DIR: makeDataDir(folder) };
      await killAmidReports(settings);
    } finally {
      await postgres?.stop();
    }
  });
});

async function killAmidReports(settings: Record<string, string>): Promise<void> {
  const first = await startProductProcess(settings);
  const viewers = await Promise.all(Array.from({ length: people }, (_, index) => signUp(first.url, index)));
  let total = 0;
  let ended: Promise<number | null> | undefined;
  await Promise.all(
    viewers.map(async (viewer) => {
      while (viewer.acknowledged < reportsEach && (await report(first.url, viewer))) {
        total += 1;
        if (total === (people * reportsEach) / 2) ended = first.end('SIGKILL');
      }
    }),
  );
  await ended;
  expect(total).toBeLessThan(people * reportsEach);

  const second = await startProductProcess(settings);
  for (const viewer of viewers) {
    const kept = Math.round((await watchedSeconds(second.url, viewer)) * 10);
    // One more may have been saved than acknowledged; never one fewer, never one twice.
    expect(kept).toBeGreaterThanOrEqual(viewer.acknowledged);
    expect(kept).toBeLessThanOrEqual(viewer.acknowledged + 1);
  }
  await Promise.all(
    viewers.map(async (viewer) => {
      while (viewer.acknowledged < reportsEach) expect(await report(second.url, viewer)).toBe(true);
    }),
  );
  for (const viewer of viewers)
    expect(await watchedSeconds(second.url, viewer)).toBeCloseTo(reportsEach / 10, 5);
  await endInOrder(second);
}

/** A request in flight is answered, and the process ends within 12 seconds with 0. */
async function endInOrder(product: ProductProcess): Promise<void> {
  const asked = fetch(`${product.url}/api/content/courses/minimal`);
  const started = Date.now();
  await asked;
  expect(await product.end('SIGTERM')).toBe(0);
  expect(Date.now() - started).toBeLessThan(12_000);
}

async function signUp(url: string, index: number): Promise<Viewer> {
  const answer = await fetch(`${url}/api/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${index}` },
    body: JSON.stringify({ emailAddress: `viewer${index}@example.org`, password: 'seven bright candles' }),
  });
  expect(answer.status).toBe(201);
  const { token } = (await answer.json()) as { token: string };
  return { token, acknowledged: 0 };
}

/** Sends a viewer's next report; false when the process was gone before it answered. */
async function report(url: string, viewer: Viewer): Promise<boolean> {
  const index = viewer.acknowledged;
  const answer = await fetch(`${url}/api/users/current/progress`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${viewer.token}` },
    body: JSON.stringify({ itemId: filmId, position: spanOf(index)[1], watched: [spanOf(index)] }),
  }).catch(() => undefined);
  if (!answer?.ok) return false;
  const whole = await answer.json().then(
    () => true,
    () => false,
  );
  if (whole) viewer.acknowledged += 1;
  return whole;
}

async function watchedSeconds(url: string, { token }: Viewer): Promise<number> {
  const answer = await fetch(`${url}/api/content/videos/${filmId}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { watchedSeconds } = (await answer.json()) as { watchedSeconds?: number };
  return watchedSeconds ?? 0;
}
