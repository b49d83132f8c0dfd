import { expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { findDemoPerson, seedPeople } from '#features/people/server/public.ts';
import { readCoins } from '#features/rewards/coins/server/read-ledger.ts';
import { readLedger } from '#features/rewards/testing.ts';
import { seedRewards } from './seed.ts';

const database = useDatabase();

test('the demo world’s people are given coins once, by the ledger', async () => {
  const ctx = makeCtx(database.db, { demoWorld: true });
  await seedPeople(ctx);
  await seedRewards(ctx);
  const { sums } = await readLedger(ctx);
  await seedRewards(ctx);
  expect(await readLedger(ctx)).toEqual({ sums, wrong: 0 });
  expect(sums['person']).toBeGreaterThan(0);
  expect(sums['issued-gift']).toBe(-Number(sums['person']));
  const learner = await findDemoPerson(ctx, 'learner@example.org');
  expect(learner && (await readCoins(ctx, learner))).toBe(250);
});
