import type { Ctx } from '#platform/ctx.ts';
import type { PaymentRow } from '#features/sandbox/payments/server/payment-rows.ts';
import type { CheckoutView } from '../contract.ts';

/** A payment as its payer sees it: whether she has paid, not what the merchant has done since. */
export async function describeCheckout(ctx: Ctx, payment: PaymentRow): Promise<CheckoutView> {
  const state = stateOf(payment, ctx.clock.now());
  const { description, amount, currency, saves, captures_later } = payment;
  return {
    state,
    description,
    amount,
    currency,
    saves,
    capturesLater: captures_later,
    refused: state === 'open' ? await findLastFailure(ctx, payment.id) : null,
    backHref: backHrefOf(payment, state),
  };
}

function stateOf({ status, expires_at }: PaymentRow, now: Date): CheckoutView['state'] {
  if (status === 'open' || status === 'verifying')
    return expires_at !== null && expires_at <= now ? 'expired' : status;
  if (status === 'authorized' || status === 'captured') return 'paid';
  return status === 'failed' ? 'cancelled' : status;
}

async function findLastFailure({ db }: Ctx, id: string): Promise<CheckoutView['refused']> {
  const last = await db
    .selectFrom('sandbox_charges')
    .select('failure')
    .where('payment_id', '=', id)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.failure ?? null;
}

/** The merchant's address with both names of the payment, which prove nothing to it. */
function backHrefOf(
  { id, reference, return_url, cancel_url }: PaymentRow,
  state: CheckoutView['state'],
): string {
  const isPaid = state === 'paid' || state === 'processing';
  const url = new URL((isPaid ? return_url : cancel_url) ?? '');
  url.searchParams.set('payment', reference);
  url.searchParams.set('session', id);
  return url.href;
}
