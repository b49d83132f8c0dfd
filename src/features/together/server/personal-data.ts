import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/** For which weeks a person got the summary for the Shabbat table. */
export async function exportTogether({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<object> {
  const fridayMails = await db
    .selectFrom('friday_mails')
    .select(['friday', 'sent_at'])
    .where('user_id', '=', userId)
    .orderBy('friday')
    .execute();
  return { fridayMails };
}
