import { randomUUID } from 'node:crypto';
import type { SavedFacts } from '#platform/payments/provider.ts';
import type { PaymentCtx } from './payment-ctx.ts';
import type { PaymentRow } from './payment-rows.ts';

/** Keeps a way to pay for later charges, once for its owner; null if the payer has no account. */
export async function saveMethod(
  { db, clock, sealing }: PaymentCtx,
  { user_id, provider }: PaymentRow,
  { token, kind, label, expiresIn }: SavedFacts,
): Promise<string | null> {
  if (user_id === null) return null;
  const told = { label, expires_in: expiresIn ?? null, removed_at: null };
  const { id } = await db
    .insertInto('payment_methods')
    .values({
      id: randomUUID(),
      user_id,
      provider,
      sealed_token: sealing.seal(token),
      token_mark: sealing.disguise(token),
      kind,
      created_at: clock.now(),
      ...told,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'provider', 'token_mark']).doUpdateSet(told))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
