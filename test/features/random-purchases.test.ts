import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { createProviderTwin } from '#test/support/payments/provider-twin.ts';
import { createRandom } from '#test/support/random.ts';
import { currencyCodes, money } from '#core/money.ts';
import { legalEntityOf } from '#core/payment-providers.ts';
import { Refusal } from '#core/refusals.ts';
import { findEntitlements } from '#features/billing/server/public.ts';
import { makeCoupon } from '#features/coupons/testing.ts';
import { readBalance, verifyLedger } from '#features/ledger/server/public.ts';
import { askForRefund, receiveWebhook } from '#features/payments/server/public.ts';
import { definePaymentJobs } from '#features/payments/testing.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { grantPlan } from '#features/plans/grants/server/grant-plan.ts';
import { paidPlans, periods } from '#features/plans/policy.ts';
import { buyPlan } from '#features/plans/purchase/server/buy.ts';
import { getQuote } from '#features/plans/purchase/server/offers.ts';
import { completePurchase } from '#features/plans/purchase/server/purchases.ts';
import { renewDue } from '#features/plans/renewals/server/renew.ts';
import { cancel, changeLater, keep, pause, resume } from '#features/plans/subscription/server/acts.ts';
import { definePlanJobs } from '#features/plans/testing.ts';

/*
 * Whatever people, their banks, the provider and the clock do, in two processes at once and with twenty at a time: they buy, pay, turn back, pay twice, change
 * and cancel, are refunded, dispute, are renewed, and answers get lost. The provider is the model: at the end every account, order, invoice, credit note
 * and plan agrees with what it holds, to the minor unit.
 */

const database = useCommittedDatabase();
const operations = Number(process.env['RANDOM_OPERATIONS'] ?? 800);
const timeout = 120_000 + operations * 120;
const workers = 20;

/** Turns refusals into nothing: they are answers. */
async function orRefused<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

test.each([1, 2])(
  'books, orders, documents and plans agree with the provider after any operations (seed %i)',
  { timeout },
  async (seed) => {
    const random = createRandom(seed);
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
    const twin = createProviderTwin();
    const processes = [1, 2].map(() => {
      const ctx = makeCtx(database.db, { providers: { sandbox: twin } });
      definePaymentJobs(ctx.jobs, ctx);
      definePlanJobs(ctx.jobs, ctx);
      return ctx;
    });
    const [one] = processes;
    if (!one) throw new Error('two processes are started');
    const { code } = await makeCoupon(one);
    const people: TestUser[] = [];
    for (let count = 0; count < 25; count += 1)
      people.push(await makeUser(one, { country: pick(['US', 'GB', 'IL']) }));
    const orders: { id: string; buyer: TestUser }[] = [];
    /** A process works off one queue, one job after the other. */
    const queues = new Map<TestCtx['jobs'], Promise<unknown>>();
    const drain = ({ jobs }: TestCtx) => {
      const drained = (queues.get(jobs) ?? Promise.resolve()).then(() => orRefused(jobs.drain()));
      queues.set(jobs, drained);
      return drained;
    };
    const advance = (seconds: number) => processes.forEach(({ clock }) => clock.advance(seconds));

    const buy = async (ctx: TestCtx, buyer: TestUser) => {
      const offer = { plan: pick(paidPlans), period: pick(periods), currency: pick(currencyCodes) };
      const coupon = random() < 0.3 ? code : undefined;
      const quote = await getQuote(ctx, { ...offer, coupon });
      const used = quote.coupon && quote.coupon.problem === null ? coupon : undefined;
      const method = quote.methods[0] ?? 'creditOrDebit';
      const { total } = quote;
      const { orderId } = await buyPlan(ctx, { ...offer, method, coupon: used, total, key: randomUUID() });
      orders.push({ id: orderId, buyer });
    };
    const paymentIds = async () =>
      (await database.db.selectFrom('payments').select('id').execute()).map(({ id }) => id);
    const anyPayment = async () => pick(await paymentIds());
    const hear = (ctx: TestCtx, id: string, event = randomUUID()) =>
      receiveWebhook(ctx, 'sandbox', twin.webhook(id, event));

    const acts: readonly (readonly [
      weight: number,
      act: (ctx: TestCtx, person: TestUser) => Promise<unknown>,
    ])[] = [
      [10, buy],
      [
        14,
        async () => {
          const id = await anyPayment();
          if (twin.kept(id)?.state === 'pending') twin.pay(id);
        },
      ],
      [
        10,
        async (ctx) => {
          if (orders.length === 0) return;
          const { id, buyer } = pick(orders);
          await completePurchase({ ...ctx, actor: buyer.actor }, { id, query: {} });
        },
      ],
      [
        8,
        async (ctx) => {
          const id = await anyPayment();
          if (!twin.kept(id)) return;
          const event = randomUUID();
          await hear(ctx, id, event);
          if (random() < 0.5) await hear(pick(processes), id, event);
        },
      ],
      [8, drain],
      [3, (ctx) => cancel(ctx)],
      [2, (ctx) => keep(ctx)],
      [2, (ctx) => pause(ctx, { months: pick([1, 2, 3, 4]) })],
      [2, (ctx) => resume(ctx)],
      [2, (ctx) => changeLater(ctx, { plan: pick(paidPlans), period: pick(periods) })],
      [
        4,
        async (ctx) => {
          const id = await anyPayment();
          const { amount } = twin.kept(id) ?? {};
          if (!amount || twin.kept(id)?.disputes.length) return;
          const part = money(BigInt(Math.ceil(Number(amount.amount) * pick([0.1, 0.5, 1]))), amount.currency);
          await inTransaction(ctx, (ctx) =>
            askForRefund(ctx, id, { id: randomUUID(), part, reason: 'asked', cause: 'person' }),
          );
        },
      ],
      [
        2,
        async (ctx) => {
          const id = await anyPayment();
          const kept = twin.kept(id);
          if (kept?.state !== 'captured' || kept.refunds.length > 0) return;
          const { length } = await database.db
            .selectFrom('payment_refunds')
            .select('id')
            .where('payment_id', '=', id)
            .execute();
          if (length > 0) return;
          const before = kept.disputes[0]?.state;
          if (before === 'won' || before === 'lost') return;
          twin.dispute(id, before === 'open' ? pick(['won', 'lost']) : 'open');
          await hear(ctx, id);
        },
      ],
      [
        4,
        async (ctx) => {
          advance(pick([60, 3600, 20 * 3600, 9 * 24 * 3600]));
          await renewDue(ctx);
        },
      ],
      [
        3,
        () => {
          twin.mood = pick(['loses the answer', 'away', 'declined', 'insufficient_funds']);
          return Promise.resolve();
        },
      ],
      [
        1,
        (ctx, { userId }) =>
          inTransaction(ctx, (ctx) =>
            grantPlan(ctx, userId, {
              id: `gift:${randomUUID()}`,
              plan: pick(paidPlans),
              source: 'gift',
              lasts: { months: pick([1, 2]) },
            }),
          ),
      ],
    ];
    const deck = acts.flatMap(([weight, act]) => Array.from({ length: weight }, () => act));
    let left = operations;
    await Promise.all(
      Array.from({ length: workers }, async () => {
        while (left > 0) {
          left -= 1;
          const person = pick(people);
          const ctx = { ...pick(processes), actor: person.actor };
          await orRefused(pick(deck)(ctx, person));
        }
      }),
    );

    // Everything that is under way comes to its end: what was not paid expires, and all news arrives again.
    twin.mood = 'well';
    for (let round = 0; round < 8; round += 1) {
      advance(26 * 3600);
      for (const ctx of processes) await drain(ctx);
      for (const id of await paymentIds()) if (twin.kept(id)) await hear(pick(processes), id);
      for (const ctx of processes) await drain(ctx);
    }
    expect(await verifyLedger(one)).toEqual([]);
    await expectAgreement(one, twin);
    for (const { userId } of people) await expectOnePlan(one, userId);
  },
);

type Twin = ReturnType<typeof createProviderTwin>;

/** Every payment, account, order and document is what the provider's payments make of it. */
async function expectAgreement(ctx: TestCtx, twin: Twin): Promise<void> {
  const { db } = database;
  const payments = await db.selectFrom('payments').selectAll().execute();
  const orders = new Map(
    (await db.selectFrom('plan_orders').selectAll().execute()).map((row) => [row.id, row]),
  );
  const documents = await db.selectFrom('documents').selectAll().execute();
  const refused = await db.selectFrom('payment_refunds').selectAll().where('state', '=', 'failed').execute();
  const owed = new Map<string, bigint>();
  expect(payments.length).toBeGreaterThan(operations / 20);
  const held = new Map<string, bigint>();
  for (const payment of payments) {
    const kept = twin.kept(payment.id);
    const captured = kept?.state === 'captured' ? Number(kept.amount.amount) : 0;
    const back = (kept?.refunds ?? []).reduce((sum, { amount }) => sum + Number(amount.amount), 0);
    const disputed = (state: string) =>
      (kept?.disputes ?? [])
        .filter((dispute) => dispute.state === state)
        .reduce((sum, { amount }) => sum + Number(amount.amount), 0);
    expect(kept?.charges ?? 0, payment.id).toBe(captured > 0 ? 1 : 0);
    expect(payment, payment.id).toMatchObject({ captured, refunded: back, lost: disputed('lost') });
    const order = orders.get(payment.purpose_id);
    const invoice = documents.find(
      ({ kind, cause }) => kind === 'invoice' && cause === `plan-order:${order?.id}`,
    );
    const credited = documents
      .filter(({ refers_to }) => invoice !== undefined && refers_to === invoice.id)
      .reduce((sum, { gross }) => sum + gross, 0);
    // What gave nothing has no invoice, and its money is back, unless the provider refused that: then finance decides.
    const isStuck = refused.some(({ id }) => id === `${payment.id}-back`);
    const stuck = isStuck ? captured - back : 0;
    owed.set(payment.currency, (owed.get(payment.currency) ?? 0n) - BigInt(stuck));
    const documented = { invoiced: invoice?.gross, credited, kept: captured - back };
    expect(documented, payment.id).toEqual(
      order?.state === 'paid'
        ? { invoiced: order.total, credited: back + disputed('lost'), kept: order.total - back }
        : { invoiced: undefined, credited: 0, kept: stuck },
    );
    const fee = captured > 0 ? 1 : 0;
    const rest = BigInt(captured - back - disputed('lost') - disputed('open') - fee);
    held.set(payment.currency, (held.get(payment.currency) ?? 0n) + rest);
  }
  for (const currency of currencyCodes) {
    const books = { entity: legalEntityOf(currency), currency };
    const balance = await readBalance(ctx, books, { purpose: 'provider', detail: 'sandbox' });
    expect(balance, currency).toBe(held.get(currency) ?? 0n);
    const back = await readBalance(ctx, books, { purpose: 'owed-refunds' });
    expect(back, currency).toBe(owed.get(currency) ?? 0n);
  }
  for (const series of Map.groupBy(
    documents,
    ({ entity, kind, year }) => `${entity} ${kind} ${year}`,
  ).values())
    expect(series.map(({ serial }) => serial).toSorted((a, b) => a - b)).toEqual(
      series.map((_, index) => index + 1),
    );
}

/** At most one subscription has not ended, and what she may use follows from it and from what she was given. */
async function expectOnePlan(ctx: TestCtx, userId: TestUser['userId']): Promise<void> {
  const live = await database.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '<>', 'ended')
    .execute();
  expect(live.length).toBeLessThanOrEqual(1);
  const [subscription] = live;
  const { plan } = await findEntitlements(ctx, userId);
  const given = await database.db
    .selectFrom('plan_turns')
    .select('grant_id')
    .where('user_id', '=', userId)
    .execute();
  const isOpen = subscription !== undefined && subscription.state !== 'paused';
  const isOver = isOpen && subscription.period_ends_at <= ctx.clock.now();
  // What is renewed at this moment, or was given to her, is another test's.
  const expected = isOver || given.length > 0 ? plan : isOpen ? subscription.plan : 'free';
  expect(plan).toBe(expected);
}
