import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Bought, Buying } from '#test/support/buying-process.ts';
import { testEngine } from '#test/support/database/claim.ts';
import { copyEmbeddedTemplate } from '#test/support/database/embedded-template.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

/* Purchases in processes of their own: the embedded database belongs to one process at a time, PostgreSQL to several. */

const database = useCommittedDatabase();
const script = fileURLToPath(new URL('../support/buying-process.ts', import.meta.url));

async function answerOf<T>(place: object, act: Buying): Promise<T> {
  const child = spawn(process.execPath, [script, JSON.stringify({ ...place, ...act })], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (data) => (output += String(data)));
  const [code] = (await once(child, 'close')) as [number | null];
  expect(code).toBe(0);
  return JSON.parse(output) as T;
}

test(
  '100 who buy at the same moment, three in ten of them declined, use a coupon for seven exactly seven times',
  { timeout: 240_000 },
  async () => {
    const dataDir = temporaryFolder();
    const url = testEngine === 'postgres' ? database.pool.options.connectionString : undefined;
    if (url === undefined) await copyEmbeddedTemplate(dataDir);
    const place = url === undefined ? { dataDir } : { dataDir, url };
    const limit = 7;
    const code = await answerOf<string>(place, { act: 'prepare', limit });
    const names = url === undefined ? ['one'] : ['one', 'other'];
    const ends = await Promise.all(
      names.map((name) =>
        answerOf<string[]>(place, { act: 'buy', code, limit, buyers: 100 / names.length, name }),
      ),
    );
    const count = (end: string) => ends.flat().filter((each) => each === end).length;
    expect(ends.flat()).toHaveLength(100);
    expect(count('paid')).toBe(limit);
    expect(count('declined')).toBeGreaterThan(0);
    expect(await answerOf<Bought>(place, { act: 'look', code })).toEqual({
      used: limit,
      held: 0,
      kept: limit,
      released: count('declined'),
      overLimit: 0,
      revenue: limit * 900,
    });
  },
);
