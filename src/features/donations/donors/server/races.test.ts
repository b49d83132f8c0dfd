import { beforeEach, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { dieAtEachStep } from '#test/support/die-at-each-step.ts';
import { createProviderTwin } from '#test/support/payments/provider-twin.ts';
import { verifyLedger } from '#features/ledger/server/public.ts';
import { financePerson } from '#features/payments/testing.ts';
import { makeEnteredGift } from '#features/donations/testing.ts';
import { getAdminDonor } from './admin-donor.ts';
import { listDonors } from './donors-listing.ts';
import { eraseDonor } from './erase-donor.ts';
import { mergeDonors, partDonors } from './merge-donors.ts';

const database = useCommittedDatabase();
const patience = { timeout: 200_000 };
let dana: TestCtx;

beforeEach(async () => {
  const ctx = makeCtx(database.db, { providers: { sandbox: createProviderTwin() } });
  dana = await financePerson(ctx, 'Dana');
});

const enter = (name: string) =>
  makeEnteredGift(dana, {
    emailAddress: `${name}@example.org`,
    donorName: name,
    amount: '10',
    currency: 'USD',
  });

async function donorOf(name: string): Promise<string> {
  await enter(name);
  const { items } = await listDonors(dana, { q: `${name}@example.org` });
  return items[0]?.id ?? '';
}

/** What is stored of every donor is what has come of all that she stands for. */
async function expectCounted(): Promise<void> {
  const { items } = await listDonors(dana, { perPage: 100 });
  for (const { gifts, given, inDollars } of items) {
    expect(gifts).toBe(given.reduce((sum, one) => sum + one.gifts, 0));
    expect(inDollars.amount).toBe(given.reduce((sum, { left }) => sum + left.amount, 0));
  }
}

test('of two who merge the same two the other way round at once, both find them merged', async () => {
  const [a, b] = [await donorOf('a'), await donorOf('b')];
  const merged = await Promise.all([
    mergeDonors(dana, { id: a, other: b }),
    mergeDonors(dana, { id: b, other: a }),
  ]);
  expect(new Set(merged.map(({ id }) => id)).size).toBe(1);
  expect(merged.map(({ gifts }) => gifts)).toEqual([2, 2]);
  await expectCounted();
});

test('three merged in a ring at once are a tree, and gifts that come meanwhile are counted once', async () => {
  const [a, b, c] = [await donorOf('a'), await donorOf('b'), await donorOf('c')];
  const outcomes = await Promise.allSettled([
    mergeDonors(dana, { id: a, other: b }),
    enter('b'),
    mergeDonors(dana, { id: b, other: c }),
    enter('c'),
    mergeDonors(dana, { id: c, other: a }),
    enter('a'),
    enter('a'),
    partDonors(dana, { id: a, other: b }),
  ]);
  const refusals = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
  );
  for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'merged_meanwhile' });
  const { items } = await listDonors(dana, {});
  expect(items.reduce((sum, { gifts }) => sum + gifts, 0)).toBe(7);
  await expectCounted();
});

test('two first gifts of one address at once are one donor’s', async () => {
  await Promise.all([enter('a'), enter('a'), enter('a')]);
  const { items } = await listDonors(dana, {});
  expect(items).toMatchObject([{ gifts: 3 }]);
  await expectCounted();
});

test('a process that is killed anywhere while it merges leaves all or nothing of it', patience, async () => {
  const [a, b] = [await donorOf('a'), await donorOf('b')];
  const steps = await dieAtEachStep(
    dana,
    (dying) => mergeDonors(dying, { id: a, other: b }),
    async () => {
      const { merged, gifts } = await getAdminDonor(dana, { id: a });
      expect([merged.length, gifts]).toEqual(merged.length === 0 ? [0, 1] : [1, 2]);
      await expectCounted();
      await partDonors(dana, { id: a, other: b });
    },
  );
  expect(steps).toBeGreaterThan(5);
});

test('a process that is killed anywhere while it erases leaves all or nothing of it', patience, async () => {
  let id = await donorOf('a');
  const steps = await dieAtEachStep(
    dana,
    (dying) => eraseDonor(dying, { id, donations: 1, reason: 'asked' }),
    async () => {
      const rows = await dana.db.selectFrom('donations').select(['donor_name', 'donor_id']).execute();
      for (const row of rows) expect(row.donor_name === '').toBe(row.donor_id === null);
      expect(await verifyLedger(dana)).toEqual([]);
      if (!rows.some(({ donor_id }) => donor_id !== null)) id = await donorOf('a');
    },
  );
  expect(steps).toBeGreaterThan(5);
});
