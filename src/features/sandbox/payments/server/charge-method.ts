import type { Ctx } from '#platform/ctx.ts';
import { cards, type CardFailure } from '#features/sandbox/policy.ts';
import { tell } from '#features/sandbox/webhooks/server/tell.ts';
import { insertPayment, type Asked } from './create-payment.ts';
import { changePayment, type PaymentRow } from './payment-rows.ts';
import { SandboxRefused } from './sandbox-refused.ts';
import { noteCharge, takeMoney } from './take-money.ts';

export interface ChargeInput extends Asked {
  /** The saved card. */
  method: string;
}

/** Charges a saved card without its owner. A card that refuses is an answer, not an error. */
export async function chargeMethod(ctx: Ctx, input: ChargeInput): Promise<PaymentRow> {
  const method = await ctx.db
    .selectFrom('sandbox_methods')
    .selectAll()
    .where('id', '=', input.method)
    .forUpdate()
    .executeTakeFirst();
  if (!method) throw new SandboxRefused(404, 'unknown_method', 'There is no such saved card.');
  const payment = await insertPayment(ctx, input, {
    status: 'processing',
    saves: false,
    captures_later: false,
    return_url: null,
    cancel_url: null,
    method_id: method.id,
    expires_at: null,
  });
  const failure = refusalOf(method);
  if (failure === undefined) return takeMoney(ctx, payment, method.card);
  await ctx.db
    .updateTable('sandbox_methods')
    .set({ declines_next: false })
    .where('id', '=', method.id)
    .execute();
  await noteCharge(ctx, payment.id, method.card, failure);
  const failed = await changePayment(ctx, payment.id, { status: 'failed', failure, card: method.card });
  await tell(ctx, 'payment.failed', failed);
  return failed;
}

function refusalOf({
  card,
  declines_next,
}: {
  card: keyof typeof cards;
  declines_next: boolean;
}): CardFailure | undefined {
  const { renewals } = cards[card];
  if (renewals === 'authentication_required') return renewals;
  return declines_next || renewals === 'declined' ? 'declined' : undefined;
}
