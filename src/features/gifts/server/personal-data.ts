import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/** The gifts that a person has given, and those that she was given. Addresses and words on the cards are sealed. */
export async function exportGifts({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<object> {
  const columns = ['plan', 'months', 'state', 'giver_name', 'receiver_name', 'card', 'paid_at'] as const;
  const given = await db
    .selectFrom('gifts')
    .select([...columns, 'currency', 'total', 'send_on', 'sent_at', 'claimed_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const received = await db
    .selectFrom('gifts')
    .select([...columns, 'claimed_at'])
    .where(({ or, eb }) => or([eb('claimed_by', '=', userId), eb('kept_for', '=', userId)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return { gifts: { given, received } };
}
