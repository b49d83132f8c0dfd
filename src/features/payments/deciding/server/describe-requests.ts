import type { PaymentRow } from '#features/payments/server/payment-rows.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { PaymentDetail } from '#features/payments/finance/contract.ts';
import { requestStateOf } from '../policy.ts';
import type { RequestRow } from './request-rows.ts';

/** The refunds of a payment that people asked for, as its page shows them. */
export function describeRequests(
  { actor, clock }: Pick<Ctx, 'actor' | 'clock'>,
  { currency }: PaymentRow,
  {
    requests,
    nameOf,
    mayAct,
  }: {
    requests: readonly RequestRow[];
    nameOf: (cause: string) => string | null;
    mayAct: boolean;
  },
): PaymentDetail['refundRequests'] {
  const own = actor.kind === 'visitor' ? undefined : actor.userId;
  return requests.map((request) => {
    const state = requestStateOf(request, clock.now());
    return {
      number: request.number,
      at: request.asked_at.toISOString(),
      amount: { amount: request.amount, currency },
      reason: request.reason,
      note: request.note,
      state,
      askedBy: nameOf(`person:${request.asked_by}`),
      decidedBy: nameOf(`person:${request.decided_by}`),
      expiresAt: request.expires_at.toISOString(),
      mayConfirm: mayAct && state === 'waiting' && request.asked_by !== own,
    };
  });
}
