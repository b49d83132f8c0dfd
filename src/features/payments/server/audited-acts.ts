import { adminHref } from '#admin-urls.ts';
import type { AuditedActs, AuditedSubjects } from '#platform/composition/audited-acts.ts';
import type { Ctx } from '#platform/ctx.ts';

const subjects: AuditedSubjects = {
  permission: 'money.read',
  namesOf: namePayments,
  hrefOf: (_ctx, id) => adminHref('adminPayment', { paymentId: id }),
};

const payouts: AuditedSubjects = {
  permission: 'money.read',
  namesOf: namePayouts,
  hrefOf: (_ctx, id) => adminHref('adminPayout', { payoutId: id }),
};

/** What finance does to payments, in the audit log. */
export const paymentsAuditedActs = {
  'payment.refunded': { text: 'payments.audited.refunded', subjects },
  'payment.refundRequested': { text: 'payments.audited.refundRequested', subjects },
  'payment.refundConfirmed': { text: 'payments.audited.refundConfirmed', subjects },
  'payment.refundWithdrawn': { text: 'payments.audited.refundWithdrawn', subjects },
  'payment.providerAsked': { text: 'payments.audited.providerAsked', subjects },
  'payment.reviewDecided': { text: 'payments.audited.reviewDecided', subjects },
  'payment.refundSettled': { text: 'payments.audited.refundSettled', subjects },
  'payment.refundSetAside': { text: 'payments.audited.refundSetAside', subjects },
  'payout.uploaded': { text: 'payments.audited.payoutUploaded', subjects: { permission: 'money.read' } },
  'payout.booked': { text: 'payments.audited.payoutBooked', subjects: payouts },
  'payout.discarded': { text: 'payments.audited.payoutDiscarded', subjects: { permission: 'money.read' } },
  'webhook.retried': { text: 'payments.audited.webhookRetried', subjects: { permission: 'money.read' } },
  'webhook.setAside': { text: 'payments.audited.webhookSetAside', subjects: { permission: 'money.read' } },
  'payment.settledByHand': { text: 'payments.audited.settledByHand', subjects },
} satisfies AuditedActs;

type PaymentsAuditedActs = typeof paymentsAuditedActs;

declare module '#platform/composition/audited-acts.ts' {
  interface KnownActs extends PaymentsAuditedActs {}
}

async function namePayments({ db }: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('payments').select(['id', 'description']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, description }) => [id, description]));
}

async function namePayouts({ db }: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('payouts').select(['id', 'payout']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, payout }) => [id, payout]));
}
