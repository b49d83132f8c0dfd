import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { createProviderTwin } from '#test/support/payments/provider-twin.ts';
import { makePaidGift } from '#features/gifts/testing.ts';
import { listPayments, paymentsFile } from '#features/payments/finance/server/payments-listing.ts';
import { definePaymentJobs } from '#features/payments/testing.ts';
import { makeUser } from '#features/people/testing.ts';
import { buyPlan } from '#features/plans/purchase/server/buy.ts';

const database = useDatabase();
const twin = createProviderTwin();
let ctx: TestCtx;

beforeEach(() => {
  ctx = makeCtx(database.db, { providers: { sandbox: twin } });
  definePaymentJobs(ctx.jobs, ctx);
});

test('finance reads in its own language what was paid for, whatever language its payer has', async () => {
  const { actor } = await makeUser(ctx, { country: 'US' });
  const offer = { plan: 'standard', period: 'year', currency: 'USD', method: 'creditOrDebit' } as const;
  await buyPlan({ ...ctx, actor, locale: 'ru' }, { ...offer, key: randomUUID(), total: 9000 });
  ctx.clock.advance(60);
  await makePaidGift({ ...ctx, locale: 'he' }, { pay: (id) => twin.pay(id) });

  const described = async (locale: 'de' | 'en') =>
    (await listPayments({ ...ctx, locale }, {})).items.map(({ description }) => description);
  expect(await described('en')).toEqual(['Value, for 3 months', 'Value Plan, one year']);
  expect((await described('de'))[1]).toBe('Value-Abo, ein Jahr');

  const { chunks } = await paymentsFile.open(ctx, paymentsFile.parse({}));
  let file = '';
  for await (const chunk of chunks) file += chunk;
  expect(file).toContain('"Value Plan, one year"');
});
