import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/** What a person has paid, and her saved ways to pay without what charges them. */
export async function exportPayments({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<object> {
  const payments = await db
    .selectFrom('payments')
    .select([
      'id',
      'created_at',
      'purpose',
      'description',
      'amount',
      'currency',
      'method',
      'state',
      'refunded',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const methods = await db
    .selectFrom('payment_methods')
    .select(['provider', 'kind', 'label', 'expires_in', 'created_at', 'removed_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return { payments, methods };
}
