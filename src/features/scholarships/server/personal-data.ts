import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { readTold } from './sealed-words.ts';

/** What a person asked for and was given, with her own words and the answer. */
export async function exportScholarships(
  { db, sealing }: Pick<Ctx, 'db' | 'sealing'>,
  userId: UserId,
): Promise<object> {
  const requests = await db
    .selectFrom('scholarship_requests')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
  const grants = await db
    .selectFrom('scholarship_grants')
    .select(['kind', 'plan', 'percent', 'payments', 'ends_on', 'granted_at', 'claimed_at', 'withdrawn_at'])
    .where('user_id', '=', userId)
    .orderBy('granted_at')
    .orderBy('id')
    .execute();
  return {
    requests: requests.map((row) => ({
      ...readTold(sealing, row.sealed),
      asker: row.asker,
      beneficiary: row.beneficiary,
      plan: row.plan,
      share: row.share,
      country: row.country,
      state: row.state,
      reason: row.reason,
      answer: row.sealed_answer === null ? '' : sealing.open(row.sealed_answer),
      askedAt: row.asked_at,
      decidedAt: row.decided_at,
    })),
    grants,
  };
}

/** What staff noted about her gift goes with her; that something was given stays in the budget, as nobody's. */
export async function forgetNotes({ db }: Pick<Ctx, 'db'>, { userId }: { userId: UserId }): Promise<void> {
  await db.updateTable('scholarship_grants').set({ note: '' }).where('user_id', '=', userId).execute();
}
