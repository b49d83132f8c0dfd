import { describe, expect, test } from 'vitest';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { sendMail } from '#platform/mail/send-mail.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { createProviderTwin } from '#test/support/payments/provider-twin.ts';
import { erasePerson } from '#features/people/server/public.ts';
import { makeUser } from '#features/people/testing.ts';
import { aboutPayment } from '#features/payments/server/about-payment.ts';
import { beginPayment } from '#features/payments/server/begin-payment.ts';
import { receiveWebhook } from '#features/payments/server/webhooks.ts';
import { erasePayer } from '#features/payments/server/sealed-payer.ts';
import {
  definePaymentJobs,
  financePerson,
  makePayment,
  withTestPurpose,
} from '#features/payments/testing.ts';
import { listPayments } from './payments-listing.ts';
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

describe('who paid', () => {
  const payer = { name: 'Miriam Giver', emailAddress: 'miriam@example.org' };
  const world = async () => {
    const ctx = withTestPurpose(makeCtx(database.db, { providers: { sandbox: createProviderTwin() } }));
    definePaymentJobs(ctx.jobs, ctx);
    return { ctx, dana: await financePerson(ctx, 'Dana') };
  };

  test('without an account is shown to those who may act on payments, and in no list', async () => {
    const { ctx, dana } = await world();
    const { id } = await makePayment(ctx, payer);
    expect((await getPayment(dana, id)).paidBy).toEqual(payer);
    expect((await getPayment(ctx, id)).paidBy).toBeNull();
    expect(JSON.stringify(await listPayments(dana, {}))).not.toMatch(/miriam/i);
    const nameless = await makePayment(ctx, { name: '', emailAddress: undefined });
    expect((await getPayment(dana, nameless.id)).paidBy).toBeNull();
  });

  test('with an account stays sealed, and is forgotten with the person', async () => {
    const { ctx, dana } = await world();
    const { userId } = await makeUser(ctx);
    const { id } = await makePayment(ctx, { ...payer, userId });
    await mailAbout(ctx, id);
    expect(await getPayment(dana, id)).toMatchObject({ paidBy: null, mails: [{ to: payer.emailAddress }] });
    await inTransaction(ctx, async (ctx) => {
      await erasePayer(ctx, { userId });
      await erasePerson(ctx, userId);
    });
    expect(await getPayment(dana, id)).toMatchObject({ payer: null, paidBy: null, mails: [] });
  });

  test('gets mails, which the page lists with addresses for those who may act on payments', async () => {
    const { ctx, dana } = await world();
    const { id } = await makePayment(ctx, payer);
    await mailAbout(ctx, id);
    await mailAbout(ctx, (await makePayment(ctx, payer)).id);
    const mail = { subject: 'Your payment', state: 'sent' };
    expect((await getPayment(dana, id)).mails).toMatchObject([{ ...mail, to: payer.emailAddress }]);
    expect((await getPayment(ctx, id)).mails).toMatchObject([{ ...mail, to: null }]);
  });

  const mailAbout = (ctx: TestCtx, paymentId: string) =>
    sendMail(ctx, {
      id: `about:${paymentId}`,
      to: payer.emailAddress,
      topic: 'own',
      about: aboutPayment(paymentId),
      language: 'en',
      title: 'Your payment',
      text: 'It is here.',
      note: 'You paid.',
    });
});
