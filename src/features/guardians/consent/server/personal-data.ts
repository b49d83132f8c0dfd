import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { maskAddress } from './mask-address.ts';

/** The guardian whom a person has named. */
export async function exportGuardian({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<object> {
  const guardian = await db
    .selectFrom('guardians')
    .select(['email_address', 'asked_at', 'withdrawn_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  // Someone else's address, which the child typed but need not be able to look up.
  return { guardian: guardian ? { ...guardian, email_address: maskAddress(guardian.email_address) } : null };
}
