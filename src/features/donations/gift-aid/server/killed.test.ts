import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { dieAtEachStep } from '#test/support/die-at-each-step.ts';
import { createProviderTwin, type ProviderTwin } from '#test/support/payments/provider-twin.ts';
import { createRandom } from '#test/support/random.ts';
import { money } from '#core/money.ts';
import { Refusal } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { describeEntity } from '#features/invoices/testing.ts';
import { askForRefund } from '#features/payments/server/public.ts';
import { definePaymentJobs, financePerson } from '#features/payments/testing.ts';
import { declaredGiftAid, makeGivenDonation } from '#features/donations/testing.ts';
import { claimGiftAid, getGiftAidSums } from './claims.ts';

const database = useCommittedDatabase();
const patience = { timeout: 300_000 };
const until = '2026-11-18';

async function makeWorld(): Promise<{ ctx: TestCtx; twin: ProviderTwin; dana: TestCtx }> {
  const twin = createProviderTwin();
  const ctx = makeCtx(database.db, { providers: { sandbox: twin } });
  definePaymentJobs(ctx.jobs, ctx);
  await describeEntity(ctx, 'uk', { charityNumber: '1234567' });
  return { ctx, twin, dana: await financePerson(ctx, 'Dana') };
}

const give = (ctx: RequestCtx, twin: ProviderTwin) =>
  makeGivenDonation(ctx, { currency: 'GBP', giftAid: declaredGiftAid, pay: (id) => twin.pay(id) });

async function claimAll(dana: RequestCtx, key: string = randomUUID()) {
  const { gifts, total, adjustmentTax } = await getGiftAidSums(dana, { until });
  return claimGiftAid(dana, { key, until, gifts, total, adjustmentTax });
}

/** What was claimed of each gift, less what was told to have gone back since, and what its contribution has left; with the gaps between them. */
async function compare(dana: RequestCtx) {
  const lines = await database.db
    .selectFrom('gift_aid_claim_lines as lines')
    .innerJoin('contributions', 'contributions.id', 'lines.contribution_id')
    .select([
      'lines.contribution_id',
      'lines.amount',
      'contributions.amount as given',
      'contributions.refunded',
    ])
    .execute();
  const told = await database.db.selectFrom('gift_aid_adjustments').selectAll().execute();
  const { adjustments } = await getGiftAidSums(dana, { until });
  const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);
  return lines.map(({ contribution_id: id, amount, given, refunded }) => ({
    claimed:
      amount -
      sumOf(told.filter((row) => row.contribution_id === id)) -
      sumOf(adjustments.filter((row) => row.contributionId === id)),
    left: given - refunded,
  }));
}

/** A refusal is an answer: someone else was first. */
async function orNothing(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

test('a process that is killed anywhere in a claim leaves all of it or nothing', patience, async () => {
  const { ctx, twin, dana } = await makeWorld();
  await give(ctx, twin);
  const key = randomUUID();
  const steps = await dieAtEachStep(
    dana,
    (dying) => claimAll(dying, key),
    async () => {
      const { claims, gifts } = await getGiftAidSums(dana, { until });
      expect(claims.length + gifts).toBe(1);
    },
  );
  expect(steps).toBeGreaterThan(5);
  expect(await compare(dana)).toEqual([{ claimed: 3600, left: 3600 }]);
});

test('two people who claim at once make one claim of each gift', patience, async () => {
  const { ctx, twin, dana } = await makeWorld();
  for (let count = 0; count < 3; count += 1) await give(ctx, twin);
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => claimAll(dana)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refused = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
  );
  expect(refused.filter((reason) => !(reason instanceof Refusal))).toEqual([]);
});

test.each([1, 2])(
  'whatever is given, refunded in parts and claimed at once: nothing is claimed twice, and nothing is lost (seed %i)',
  patience,
  async (seed) => {
    const { ctx, twin, dana } = await makeWorld();
    const random = createRandom(seed);
    const paymentIds: string[] = [];
    const claimSome = async () => void (await claimAll(dana));
    const acts = [
      async () => void paymentIds.push((await give(ctx, twin)).paymentId),
      async () => {
        const paymentId = paymentIds[Math.floor(random() * paymentIds.length)];
        if (paymentId === undefined) return;
        const part = money(BigInt(1 + Math.floor(random() * 1800)), 'GBP');
        await inTransaction(ctx, (ctx) =>
          askForRefund(ctx, paymentId, {
            id: randomUUID(),
            part,
            reason: 'asked_by_payer',
            cause: 'staff:test',
          }),
        );
      },
      claimSome,
    ];
    const pick = () => acts[Math.floor(random() * acts.length)] ?? claimSome;
    for (let round = 0; round < 25; round += 1) {
      await Promise.all(Array.from({ length: 4 }, () => orNothing(pick()())));
      await ctx.jobs.drain();
      for (const { claimed, left } of await compare(dana)) expect(claimed).toBe(left);
    }
    const { gifts, total } = await getGiftAidSums(dana, { until });
    if (gifts > 0) await claimAll(dana);
    const compared = await compare(dana);
    const left = await database.db.selectFrom('contributions').select(['amount', 'refunded']).execute();
    expect(compared.reduce((sum, row) => sum + row.left, 0)).toBe(
      left.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0),
    );
    expect(total).toBeGreaterThanOrEqual(0);
  },
);
