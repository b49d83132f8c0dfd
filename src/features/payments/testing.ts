import { randomUUID } from 'node:crypto';
import { money } from '#core/money.ts';
import { answerTo, type HookAnswer } from '#platform/composition/feature-hooks.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { makeUser } from '#features/people/testing.ts';
import { settleByHand } from './deciding/server/settle-payments.ts';
import { createPayment, type NewPayment } from './server/create-payment.ts';
import { expireUnbegun } from './server/expire-unbegun.ts';
import { findOut } from './server/find-out.ts';
import type { PaymentCtx } from './server/payment-ctx.ts';
import { paymentCaptured, paymentEnded, paymentReversed } from './server/payment-hooks.ts';
import { expireJob, lookJob, refundJob, webhookJob, type ExpireJob } from './server/payment-jobs.ts';
import { readPayment, type PaymentRow } from './server/payment-rows.ts';
import { openPayer, type SealedPayer } from './server/sealed-payer.ts';
import { makeRefund } from './server/refund-payment.ts';
import { workOffWebhooks } from './server/webhooks.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';

/** What tests pay for where nothing else is said. */
const testPurpose = 'test';

/** A ctx whose payments for `test` are credited to gifts, but those for `taken` are sent back; `told` has what was announced. */
export function withTestPurpose<C extends Ctx>(ctx: C, told: string[] = []): C {
  const answers: HookAnswer[] = [
    answerTo(paymentCaptured, (_, { purpose, purposeId, amount }) => {
      if (purpose !== testPurpose) return Promise.resolve(undefined);
      told.push('captured');
      if (purposeId === 'taken') return Promise.resolve({ kind: 'sent_back', reason: 'paid_twice' });
      const half = amount.amount / 3n;
      const credits = [
        { purpose: 'tax', detail: 'GB', amount: half },
        { purpose: 'income', detail: 'test', amount: amount.amount - half },
      ] as const;
      return Promise.resolve({ kind: 'credited', credits });
    }),
    answerTo(paymentEnded, () => Promise.resolve(void told.push('ended'))),
    answerTo(paymentReversed, (_, { part, whole, why }) =>
      Promise.resolve(void told.push(`${why} ${part.amount}${whole ? ', all' : ''}`)),
    ),
  ];
  return {
    ...ctx,
    answersTo: (hook) => [...ctx.answersTo(hook), ...answers.filter((each) => each.hook === hook)],
  };
}

export { makeRefund, settleByHand };

/** The jobs of payments, as the manifest defines them. */
export function definePaymentJobs(jobs: Pick<Jobs, 'define'>, ctx: PaymentCtx): void {
  jobs.define(lookJob, (job: Parameters<typeof findOut>[1]) => findOut(ctx, job));
  jobs.define(expireJob, (job: ExpireJob) => expireUnbegun(ctx, job));
  jobs.define(refundJob, (job: Parameters<typeof makeRefund>[1]) => makeRefund(ctx, job));
  jobs.define(webhookJob, (job: Parameters<typeof workOffWebhooks>[1]) => workOffWebhooks(ctx, job));
}

/** A payment of nine dollars that has just been created, unless something else is said. */
export async function makePayment(ctx: PaymentCtx, input: Partial<NewPayment> = {}): Promise<PaymentRow> {
  const { payment } = await inTransaction(ctx, (ctx) =>
    createPayment(ctx, {
      payer: 'test',
      key: randomUUID(),
      userId: undefined,
      purpose: testPurpose,
      purposeId: 'thing',
      amount: money(900n, 'USD'),
      method: 'creditOrDebit',
      description: 'A thing',
      locale: 'en',
      emailAddress: 'payer@example.org',
      name: undefined,
      returnPath: '/',
      saves: false,
      expiresAt: new Date(ctx.clock.now().getTime() + 3_600_000),
      ...input,
    }),
  );
  return payment;
}

/** A ctx of someone of finance with this name. */
export async function financePerson<C extends Ctx>(ctx: C, first_name: string): Promise<C> {
  const staff = JSON.stringify({ roles: ['finance'], languages: [] });
  const { actor } = await makeUser(ctx, { first_name, last_name: '', display_name: first_name, staff });
  return { ...ctx, actor: { ...actor, tookSecondStep: true } };
}

/** What a payment keeps of its payer. */
export async function readPayer(ctx: PaymentCtx, paymentId: string): Promise<SealedPayer> {
  return openPayer(ctx, await readPayment(ctx, paymentId));
}

/** How many payments there are for something. */
export async function countPayments({ db }: Pick<Ctx, 'db'>, purposeId: string): Promise<number> {
  const rows = await db.selectFrom('payments').select('id').where('purpose_id', '=', purposeId).execute();
  return rows.length;
}
