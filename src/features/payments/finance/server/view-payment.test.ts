import { expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { createProviderTwin } from '#test/support/payments/provider-twin.ts';
import { beginPayment } from '#features/payments/server/begin-payment.ts';
import { receiveWebhook } from '#features/payments/server/webhooks.ts';
import { definePaymentJobs, makePayment, withTestPurpose } from '#features/payments/testing.ts';
import { getPayment } from './view-payment.ts';

const database = useDatabase();

test('a payment is shown with what happened, what providers sent and what was booked', async () => {
  const twin = createProviderTwin();
  const ctx = withTestPurpose(makeCtx(database.db, { providers: { sandbox: twin } }));
  definePaymentJobs(ctx.jobs, ctx);
  const { id } = await makePayment(ctx);
  await beginPayment(ctx, id);
  twin.pay(id);
  await receiveWebhook(ctx, 'sandbox', twin.webhook(id, 'e1'));
  await ctx.jobs.drain();
  const shown = await getPayment(ctx, id);
  expect(shown).toMatchObject({ state: 'captured', captured: { amount: 900 }, fee: { amount: 1 } });
  expect(shown.events.map(({ to }) => to)).toEqual(['created', 'pending', 'captured']);
  expect(shown.webhooks).toMatchObject([{ eventId: 'e1', state: 'done', body: null }]);
  expect(shown.transfers.length).toBeGreaterThan(0);
  for (const { lines } of shown.transfers)
    expect(lines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(0);
  await expect(getPayment(ctx, 'unknown')).rejects.toMatchObject({ kind: 'not-found' });
});
