import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { dyingAt } from '#test/support/die-at-each-step.ts';
import { expectAgreement, expectExact } from '#test/support/giving/expect-exact.ts';
import { makeOffice } from '#test/support/giving/office.ts';
import { createProviderTwin } from '#test/support/payments/provider-twin.ts';
import { createRandom } from '#test/support/random.ts';
import { currencyCodes, money } from '#core/money.ts';
import { Refusal } from '#core/refusals.ts';
import { makeLiveCampaign, makePool } from '#features/campaigns/testing.ts';
import { anonymities } from '#features/donations/policy.ts';
import { getDonationForm, giveDonation, wantedDonation } from '#features/donations/testing.ts';
import { completeDonation } from '#features/donations/giving/server/view-donation.ts';
import { verifyLedger } from '#features/ledger/server/public.ts';
import { askForRefund, receiveWebhook } from '#features/payments/server/public.ts';
import { definePaymentJobs } from '#features/payments/testing.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';

/*
 * Whatever donors, their banks, the provider, finance and organizers do, in two processes at once, with twenty at a time, which die at any
 * statement: they give to campaigns and teams in five currencies, pay, turn back, send a form twice, are refunded and dispute; gifts come by
 * hand, are taken back and moved, and teams and pools come, change and go. The provider is the model: at every read the sums agree with the
 * gifts and the books, and at the end all of it agrees with what the provider holds, to the minor unit.
 */

const database = useCommittedDatabase();
const operations = Number(process.env['RANDOM_OPERATIONS'] ?? 600);
const timeout = 120_000 + operations * 120;
const workers = 20;

/** Turns refusals, and the end of a process, into nothing. */
async function orNothing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refusal || (error instanceof Error && error.message === 'killed')) return undefined;
    throw error;
  }
}

test.each([1, 2])(
  'totals, matches, books and receipts agree with the provider after any operations (seed %i)',
  { timeout },
  async (seed) => {
    const random = createRandom(seed);
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
    const twin = createProviderTwin();
    const processes = [1, 2].map(() => {
      const ctx = makeCtx(database.db, { providers: { sandbox: twin } });
      definePaymentJobs(ctx.jobs, ctx);
      return ctx;
    });
    const [one] = processes;
    if (!one) throw new Error('two processes are started');
    const campaigns = [await makeLiveCampaign(one), await makeLiveCampaign(one)];
    for (const campaignId of campaigns) await makePool(one, { campaignId, cap: 50_000, ratio: 2 });
    const office = await makeOffice(one, { campaigns, random });
    const people: TestUser[] = [];
    for (let count = 0; count < 15; count += 1) people.push(await makeUser(one, { country: 'GB' }));
    const begun: string[] = [];
    const keys = [randomUUID()];
    /** A process works off one queue, one job after the other. */
    const queues = new Map<TestCtx['jobs'], Promise<unknown>>();
    const drain = ({ jobs }: TestCtx) => {
      const drained = (queues.get(jobs) ?? Promise.resolve()).then(() => orNothing(jobs.drain()));
      queues.set(jobs, drained);
      return drained;
    };

    const give = async (ctx: TestCtx) => {
      const currency = pick(currencyCodes);
      const to = await office.anyTarget();
      const { methods } = await getDonationForm(ctx, { currency, to });
      const key = random() < 0.1 ? pick(keys) : randomUUID();
      keys.push(key);
      const { token } = await giveDonation(ctx, {
        ...wantedDonation,
        key,
        ...(to !== undefined && { to }),
        currency,
        amount: pick(['1', '18', '36', '36.01', '180', '1,000.99']),
        anonymity: pick(anonymities),
        coversCosts: random() < 0.2,
        donorAddress: `${pick(['leah', 'ruth', 'tamar'])}@example.org`,
        method: methods[0] ?? 'creditOrDebit',
      });
      begun.push(token);
    };
    const paymentIds = async () =>
      (await database.db.selectFrom('payments').select('id').execute()).map(({ id }) => id);
    const anyPayment = async () => pick(await paymentIds()) as string | undefined;
    const hear = (ctx: TestCtx, id: string, event: string = randomUUID()) =>
      receiveWebhook(ctx, 'sandbox', twin.webhook(id, event));

    const acts: readonly (readonly [weight: number, act: (ctx: TestCtx) => Promise<unknown>])[] = [
      [14, give],
      [
        14,
        async () => {
          const id = await anyPayment();
          if (id && twin.kept(id)?.state === 'pending') twin.pay(id);
        },
      ],
      [10, async (ctx) => begun.length > 0 && completeDonation(ctx, { token: pick(begun), query: {} })],
      [
        8,
        async (ctx) => {
          const id = await anyPayment();
          if (!id || !twin.kept(id)) return;
          const event = randomUUID();
          await hear(ctx, id, event);
          if (random() < 0.5) await hear(pick(processes), id, event);
        },
      ],
      [8, drain],
      [
        5,
        async (ctx) => {
          const id = await anyPayment();
          const { amount, disputes = [] } = (id && twin.kept(id)) || {};
          if (!id || !amount || disputes.length > 0) return;
          const part = money(BigInt(Math.ceil(Number(amount.amount) * pick([0.1, 0.5, 1]))), amount.currency);
          const refund = { id: randomUUID(), part, reason: 'asked', cause: 'person' };
          await inTransaction(ctx, (ctx) => askForRefund(ctx, id, refund));
        },
      ],
      [
        3,
        async (ctx) => {
          const id = await anyPayment();
          const kept = id === undefined ? undefined : twin.kept(id);
          if (!id || kept?.state !== 'captured') return;
          const refunds = database.db.selectFrom('payment_refunds').select('id').where('payment_id', '=', id);
          // One that is under way would be refused by the provider, which has nothing left.
          if ((await refunds.where('state', '<>', 'done').executeTakeFirst()) !== undefined) return;
          const before = kept.disputes[0]?.state;
          if (before === 'won' || before === 'lost') return;
          twin.dispute(id, before === 'open' ? pick(['won', 'lost']) : 'open');
          await hear(ctx, id);
        },
      ],
      ...office.acts,
      [
        3,
        () => {
          twin.mood = pick(['loses the answer', 'away', 'declined', 'insufficient_funds']);
          return Promise.resolve();
        },
      ],
      [4, () => expectExact(one, campaigns)],
    ];
    const deck = acts.flatMap(([weight, act]) => Array.from({ length: weight }, () => act));
    let left = operations;
    await Promise.all(
      Array.from({ length: workers }, async () => {
        while (left > 0) {
          left -= 1;
          const base = pick(processes);
          const ctx = random() < 0.7 ? { ...base, actor: pick(people).actor } : base;
          const process = random() < 0.25 ? dyingAt(ctx, 1 + Math.floor(random() * 50)).ctx : ctx;
          await orNothing(pick(deck)(process));
        }
      }),
    );

    // Everything that is under way comes to its end: what was not paid expires, and all news arrives again.
    twin.mood = 'well';
    for (let round = 0; round < 8; round += 1) {
      for (const ctx of processes) ctx.clock.advance(26 * 3600);
      for (const ctx of processes) await drain(ctx);
      for (const id of await paymentIds()) if (twin.kept(id)) await hear(pick(processes), id);
      for (const ctx of processes) await drain(ctx);
    }
    expect(await verifyLedger(one)).toEqual([]);
    await expectExact(one, campaigns);
    await expectAgreement(one, twin);
    const { count } = await database.db
      .selectFrom('contributions')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBeGreaterThan(operations / 40);
  },
);
