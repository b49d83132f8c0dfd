import type { UserId } from '#core/ids.ts';
import { Forbidden } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';

/**
 * Refuses a student who signs in with a card: her teacher answers for her ways in, and anything she added herself would
 * outlive a lost card.
 */
export async function refuseCardAccount({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<void> {
  const { email_address } = await db
    .selectFrom('users')
    .select('email_address')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (email_address === null) throw new Forbidden('forbidden', 'people.refusal.cardAccount');
}
