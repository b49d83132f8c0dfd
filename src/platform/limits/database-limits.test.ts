import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openDatabase } from '../db/open-database.ts';
import { createLog } from '../log.ts';
import { useCommittedDatabase } from '../../../test/support/db.ts';
import { createDatabaseLimits, removeEndedLimits } from './database-limits.ts';

const database = useCommittedDatabase();
const secret = 'a secret of at least thirty-two characters';
const minute = { tries: 3, seconds: 60 };

const makeLimits = () => createDatabaseLimits(database.db, secret);

test('so many tries are allowed in a window, and the next says when to come back', async () => {
  const limits = makeLimits();
  for (let index = 0; index < 3; index += 1) {
    expect(await limits.take('login:ada', minute)).toEqual({ allowed: true, retryAfterSeconds: 0 });
  }
  const refused = await limits.take('login:ada', minute);
  expect(refused.allowed).toBe(false);
  expect(refused.retryAfterSeconds).toBeGreaterThan(50);
  expect(refused.retryAfterSeconds).toBeLessThanOrEqual(60);
  expect((await limits.take('login:ben', minute)).allowed).toBe(true);
});

test('a new window begins when the old one has ended, however often one was refused', async () => {
  const limits = makeLimits();
  const second = { tries: 1, seconds: 1 };
  for (let index = 0; index < 5; index += 1) await limits.take('login:ada', second);
  expect(await limits.take('login:ada', second)).toEqual({ allowed: false, retryAfterSeconds: 1 });
  await pause(1_050);
  expect((await limits.take('login:ada', second)).allowed).toBe(true);
  expect((await limits.take('login:ada', second)).allowed).toBe(false);
});

test('of fifty tries at once, by two processes, exactly as many are allowed as may be', async () => {
  const url = database.pool.options.connectionString;
  const another =
    url === undefined ? undefined : await openDatabase({ url, dataDir: '', log: createLog('silent') });
  try {
    expect(another !== undefined).toBe(database.engine === 'postgres');
    const processes = [database.db, another?.db ?? database.db].map((db) => createDatabaseLimits(db, secret));
    const rule = { tries: 20, seconds: 60 };
    const tries = Array.from({ length: 25 }, () => processes.map((limits) => limits.take('login:ada', rule)));
    const taken = await Promise.all(tries.flat());
    expect(taken).toHaveLength(50);
    expect(taken.filter(({ allowed }) => allowed)).toHaveLength(20);
  } finally {
    await another?.close();
  }
});

test('neither an address nor an email stands in the database', async () => {
  await makeLimits().take('login:ada@example.com:203.0.113.9', minute);
  const rows = await database.db.selectFrom('rate_limits').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.key_hash).toHaveLength(32);
  expect(JSON.stringify(rows)).not.toMatch(/ada|203/);
});

test('upkeep removes the windows that have ended and no others', async () => {
  const limits = makeLimits();
  await limits.take('short', { tries: 1, seconds: 1 });
  await limits.take('long', { tries: 1, seconds: 60 });
  await pause(1_050);
  expect(await removeEndedLimits(database.db)).toBe(1);
  expect((await limits.take('long', { tries: 1, seconds: 60 })).allowed).toBe(false);
});

test('looking says whether one more try would be allowed, and counts nothing', async () => {
  const limits = makeLimits();
  for (let index = 0; index < 9; index += 1)
    expect(await limits.look('code:ada', minute)).toEqual({ allowed: true, retryAfterSeconds: 0 });
  for (let index = 0; index < 3; index += 1) await limits.take('code:ada', minute);
  const refused = await limits.look('code:ada', minute);
  expect(refused.allowed).toBe(false);
  expect(refused.retryAfterSeconds).toBeGreaterThan(50);
});
