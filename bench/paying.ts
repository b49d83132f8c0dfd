import { createHmac, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { signedIn } from '#core/actor.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { buyPlan } from '#features/plans/purchase/server/buy.ts';
import { getQuote } from '#features/plans/purchase/server/offers.ts';
import { completePurchase } from '#features/plans/purchase/server/purchases.ts';
import { chargeRenewal, renewDue, type ChargeJob } from '#features/plans/renewals/server/renew.ts';
import { receiveWebhook } from '#features/payments/server/public.ts';
import { makeUser } from '#features/people/testing.ts';
import type { TestCtx } from '#test/support/ctx.ts';
import { median, timeOf } from './load.ts';
import { openWorld, type World } from './paying-world.ts';
import { recordInserts, repeatInserts } from './recorded-inserts.ts';

const rounds = 300;
const offer = { plan: 'standard', period: 'month', currency: 'USD', method: 'creditOrDebit' } as const;

async function buy({ twin }: Pick<World, 'twin'>, own: TestCtx): Promise<void> {
  const { orderId, payHref } = await buyPlan(own, { ...offer, key: randomUUID(), total: 900 });
  twin.pay(new URL(payHref ?? '').pathname.slice(1));
  await completePurchase(own, { id: orderId, query: {} });
}

/**
 * How fast a plan is bought, from the order to the plan with its books, invoice and message, and a webhook is taken in: each as a share of the
 * same inserts in one transaction.
 */
export async function measurePaying(serverUrl: string): Promise<{ buying: number; webhooks: number }> {
  const world = await openWorld(serverUrl, 'bench_paying');
  const { ctx } = world;
  const buyer = async () => ({ ...ctx, actor: (await makeUser(ctx, { country: 'US' })).actor });
  const first = await buyer();
  // The page that a buyer comes from has read the settings, which every process keeps.
  await getQuote(first, offer);
  const insertAll = await repeatInserts(ctx.db, await recordInserts(() => buy(world, first)));
  const times = { whole: [] as number[], bare: [] as number[] };
  // In turns, so that what else the machine does meets both alike.
  for (let round = 0; round < rounds; round += 1) {
    const own = await buyer();
    times.whole.push(await timeOf(() => buy(world, own)));
    const other = signedIn(await buyer()).userId;
    const renamed = new Map([[signedIn(first).userId, other]]);
    times.bare.push(await timeOf(() => inTransaction(ctx, ({ db }) => insertAll(db, renamed))));
  }
  const webhooks = await measureWebhooks(world);
  await world.close();
  return { buying: median(times.bare) / median(times.whole), webhooks };
}

/** Of bodies as large as a provider's: proved, stored with the job that works them off; ÷ the proof and the insert alone. */
async function measureWebhooks({ ctx, twin }: World): Promise<number> {
  await sql`create table bare_hooks (id text primary key, at timestamptz, body bytea)`.execute(ctx.db);
  const secret = randomUUID();
  const body = Buffer.from(JSON.stringify({ filler: 'x'.repeat(3000) }));
  const prove = () => createHmac('sha256', secret).update(body).digest();
  const webhooks = {
    verify: () => {
      prove();
      const kind = 'genuine' as const;
      return Promise.resolve({ kind, eventId: randomUUID(), object: randomUUID(), at: ctx.clock.now() });
    },
    read: () => undefined,
  };
  const own = { ...ctx, providers: { sandbox: { ...twin, webhooks } } };
  const times = { whole: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds * 3; round += 1) {
    times.whole.push(await timeOf(() => receiveWebhook(own, 'sandbox', { headers: {}, body })));
    times.bare.push(
      await timeOf(() => {
        prove();
        return sql`insert into bare_hooks values (${randomUUID()}, now(), ${body})`.execute(ctx.db);
      }),
    );
  }
  return median(times.bare) / median(times.whole);
}

/** How many renewals a second are worked off when so many are due in the same minute, with their charges. */
export async function measureRenewals(serverUrl: string, due: number): Promise<number> {
  const world = await openWorld(serverUrl, 'bench_renewals');
  const { ctx, twin } = world;
  await buy(world, { ...ctx, actor: (await makeUser(ctx, { country: 'US' })).actor });
  await copySubscribers(ctx, due);
  const charges: ChargeJob[] = [];
  const own = {
    ...ctx,
    jobs: {
      ...ctx.jobs,
      send: (...[inside, name, job, options]: Parameters<TestCtx['jobs']['send']>) => {
        if (name === 'plans.charge') charges.push(job as ChargeJob);
        return ctx.jobs.send(inside, name, job, options);
      },
    },
  };
  ctx.clock.advance(40 * 24 * 3600);
  const taken = await timeOf(async () => {
    await renewDue(own);
    for (const job of charges) await chargeRenewal(own, job);
  });
  const { renewed } = await ctx.db
    .selectFrom('plan_orders')
    .select(({ fn }) => fn.countAll<number>().as('renewed'))
    .where('kind', '=', 'renewal')
    .where('state', '=', 'paid')
    .executeTakeFirstOrThrow();
  if (renewed !== due + 1 || twin.calls.filter((call) => call === 'charge').length !== due + 1)
    throw new Error(`${renewed} of ${due + 1} were renewed`);
  await world.close();
  return (due / taken) * 1000;
}

/** As many people more, each with a subscription and a saved card like the first one's. */
async function copySubscribers({ db }: TestCtx, count: number): Promise<void> {
  for (const [table, columns] of [
    ['users', { id: `'bench-' || n`, email_key: `n || '@bench.test'`, email_address: `n || '@bench.test'` }],
    ['payment_methods', { id: `'card-' || n`, user_id: `'bench-' || n`, token_mark: `'mark-' || n` }],
    ['subscriptions', { id: `'bench-' || n`, user_id: `'bench-' || n`, payment_method_id: `'card-' || n` }],
  ] as const)
    await copyRow(db, { table, columns, count });
}

async function copyRow(
  db: TestCtx['db'],
  { table, columns, count }: { table: string; columns: Record<string, string>; count: number },
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(db);
  const values = rows.map(({ name }) => columns[name] ?? `one."${name}"`);
  await sql
    .raw(
      `insert into "${table}" (${rows.map(({ name }) => `"${name}"`).join(', ')})
       select ${values.join(', ')}
       from (select * from "${table}" limit 1) as one, generate_series(1, ${count}) as n`,
    )
    .execute(db);
}
