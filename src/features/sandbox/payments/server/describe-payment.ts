import type { Ctx } from '#platform/ctx.ts';
import { href } from '#urls.ts';
import { feeOf } from '#features/sandbox/policy.ts';
import { moneyOf, type PaymentRow } from './payment-rows.ts';

/** A payment as the sandbox's API and its webhooks tell it: totals, so that the order of news makes no difference. */
export interface PaymentObject {
  object: 'payment';
  id: string;
  reference: string;
  status: PaymentRow['status'];
  failure: PaymentRow['failure'];
  /** In minor units, as all amounts here. */
  amount: number;
  currency: string;
  captured: number;
  fee: number;
  refunds: { id: string; reference: string | null; amount: number; status: string }[];
  disputes: { id: string; amount: number; status: string; dueAt: string }[];
  /** The saved card. */
  method: { id: string; label: string; expiresIn: string } | null;
  /** Where the payer pays; null where no page is waiting for her. */
  url: string | null;
  createdAt: string;
  expiresAt: string | null;
}

type DescribingCtx = Pick<Ctx, 'db' | 'origin'>;

export async function describePayment(ctx: DescribingCtx, payment: PaymentRow): Promise<PaymentObject> {
  const { id, reference, status, failure, amount, currency } = payment;
  const isCaptured = status === 'captured';
  return {
    object: 'payment',
    id,
    reference,
    status,
    failure,
    amount,
    currency,
    captured: isCaptured ? amount : 0,
    fee: isCaptured ? Number(feeOf(moneyOf(payment)).amount) : 0,
    refunds: await listRefunds(ctx, id),
    disputes: await listDisputes(ctx, id),
    method: await findMethod(ctx, payment),
    url:
      payment.return_url !== null && (status === 'open' || status === 'verifying')
        ? urlOf(ctx, payment)
        : null,
    createdAt: payment.created_at.toISOString(),
    expiresAt: payment.expires_at?.toISOString() ?? null,
  };
}

/** The page to pay at, in the payer's language. */
function urlOf({ origin }: DescribingCtx, { id, locale }: PaymentRow): string {
  return origin + href('sandboxPay', { token: id }, { lang: locale });
}

function listRefunds({ db }: DescribingCtx, id: string) {
  return db
    .selectFrom('sandbox_refunds')
    .select(['id', 'reference', 'amount', 'status'])
    .where('payment_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

async function listDisputes({ db }: DescribingCtx, id: string) {
  const rows = await db
    .selectFrom('sandbox_disputes')
    .select(['id', 'amount', 'status', 'due_at'])
    .where('payment_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ due_at, ...row }) => ({ ...row, dueAt: due_at.toISOString() }));
}

async function findMethod({ db }: DescribingCtx, { saves, method_id }: PaymentRow) {
  if (!saves || method_id === null) return null;
  const row = await db
    .selectFrom('sandbox_methods')
    .select(['id', 'label', 'expires_in'])
    .where('id', '=', method_id)
    .executeTakeFirstOrThrow();
  return { id: row.id, label: row.label, expiresIn: row.expires_in };
}
