import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openDatabase } from '../db/open-database.ts';
import { createLog } from '../log.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { createDatabaseLimits, removeEndedLimits } from './database-limits.ts';

const database = useCommittedDatabase();
const secret = 'a secret of at least thirty-two characters';
const minute = { tries: 3, seconds: 60 };

const makeLimits = () => createDatabaseLimits(database.db, secret);

test('a window allows the given number of tries, and the next try learns when to come back', async () => {
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

test('a new window begins when the old one has ended, however many tries were refused', async () => {
  const limits = makeLimits();
  const second = { tries: 1, seconds: 1 };
  for (let index = 0; index < 5; index += 1) await limits.take('login:ada', second);
  expect(await limits.take('login:ada', second)).toEqual({ allowed: false, retryAfterSeconds: 1 });
  await pause(1_050);
  expect((await limits.take('login:ada', second)).allowed).toBe(true);
  expect((await limits.take('login:ada', second)).allowed).toBe(false);
});

test('of fifty concurrent tries by two processes, exactly the limit is allowed', async () => {
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

test('the database stores neither an address nor an email', async () => {
  await makeLimits().take('login:ada@example.com:203.0.113.9', minute);
  const rows = await database.db.selectFrom('rate_limits').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.key_hash).toHaveLength(32);
  expect(JSON.stringify(rows)).not.toMatch(/ada|203/);
});

test('maintenance removes the windows that have ended and no others', async () => {
  const limits = makeLimits();
  await limits.take('short', { tries: 1, seconds: 1 });
  await limits.take('long', { tries: 1, seconds: 60 });
  await pause(1_050);
  expect(await removeEndedLimits(database.db)).toBe(1);
  expect((await limits.take('long', { tries: 1, seconds: 60 })).allowed).toBe(false);
});

test('a try given back is not counted, even if others were refused in between, and the count never goes below zero', async () => {
  const limits = makeLimits();
  for (let index = 0; index < 5; index += 1) await limits.take('code:ada', minute);
  await limits.giveBack('code:ada', minute);
  expect((await limits.take('code:ada', minute)).allowed).toBe(true);
  expect((await limits.take('code:ada', minute)).allowed).toBe(false);
  for (let index = 0; index < 9; index += 1) await limits.giveBack('code:ada', minute);
  for (let index = 0; index < 3; index += 1)
    expect((await limits.take('code:ada', minute)).allowed).toBe(true);
  expect((await limits.take('code:ada', minute)).allowed).toBe(false);
  await limits.giveBack('code:ben', minute);
});

test('with a rule that counts from the last try, a window begins again with each that is allowed', async () => {
  const limits = makeLimits();
  const fromLast = { tries: 2, seconds: 2, fromLast: true } as const;
  await limits.take('pin:ada', fromLast);
  await limits.take('pin:ben', { tries: 2, seconds: 2 });
  await pause(1_200);
  await limits.take('pin:ada', fromLast);
  await limits.take('pin:ben', { tries: 2, seconds: 2 });
  await pause(1_000);
  expect(await limits.take('pin:ada', fromLast)).toEqual({ allowed: false, retryAfterSeconds: 1 });
  expect((await limits.take('pin:ben', { tries: 2, seconds: 2 })).allowed).toBe(true);
});

test('a key that is cleared has all its tries again, and others have theirs as before', async () => {
  const limits = makeLimits();
  const once = { tries: 1, seconds: 60 };
  for (const key of ['pin:ada', 'pin:ben']) await limits.take(key, once);
  await limits.clear('pin:ada');
  await limits.clear('pin:nobody');
  expect((await limits.take('pin:ada', once)).allowed).toBe(true);
  expect((await limits.take('pin:ada', once)).allowed).toBe(false);
  expect((await limits.take('pin:ben', once)).allowed).toBe(false);
});
