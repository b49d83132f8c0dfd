import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/** What a person has handed in and written, what became of it, and what she gave to the works of others. */
export async function exportSubmissions({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<object> {
  const submissions = await db
    .selectFrom('submissions')
    .select(['id', 'item_id', 'course_id', 'kind', 'language', 'visibility', 'status', 'version'])
    .select(['handed_in_at', 'changed_at', 'first_approved_at', 'stickers'])
    .where('owner_id', '=', userId)
    .orderBy('handed_in_at')
    .execute();
  const versions = await db
    .selectFrom('submissions')
    .innerJoin('submission_versions', 'submission_versions.submission_id', 'submissions.id')
    .select(['submission_id', 'submission_versions.version', 'text', 'impact', 'made_at'])
    .where('owner_id', '=', userId)
    .orderBy('submission_id')
    .orderBy('submission_versions.version')
    .execute();
  const files = await db
    .selectFrom('submissions')
    .innerJoin('submission_files', 'submission_files.submission_id', 'submissions.id')
    .select(['submission_id', 'submission_files.version', 'place', 'file_id', 'caption'])
    .where('owner_id', '=', userId)
    .orderBy('submission_id')
    .orderBy('submission_files.version')
    .orderBy('place')
    .execute();
  const drafts = await db
    .selectFrom('submission_drafts')
    .select(['item_id', 'body', 'changed_at'])
    .where('owner_id', '=', userId)
    .orderBy('item_id')
    .execute();
  const stickersGiven = await db
    .selectFrom('submission_stickers')
    .select(['submission_id', 'sticker'])
    .where('user_id', '=', userId)
    .orderBy('submission_id')
    .orderBy('sticker')
    .execute();
  const reported = await db
    .selectFrom('submission_reports')
    .select(['submission_id', 'reason', 'at'])
    .where('user_id', '=', userId)
    .orderBy('at')
    .execute();
  const standingConsents = await db
    .selectFrom('standing_consents')
    // Without the guardian's address, which is not hers.
    .select(['given_at', 'revoked_at'])
    .where('child_id', '=', userId)
    .orderBy('given_at')
    .execute();
  const guardianMailed = await db
    .selectFrom('guardian_asks')
    .select('mailed_at')
    .where('child_id', '=', userId)
    .execute();
  const impact = await db
    .selectFrom('impact_entries')
    .select(['submission_id', 'kind', 'amount', 'people', 'minutes', 'country', 'done_on', 'counted_at'])
    .where('owner_id', '=', userId)
    .orderBy('counted_at')
    .execute();
  return {
    submissions,
    versions,
    files,
    drafts,
    stickersGiven,
    reported,
    standingConsents,
    guardianMailed,
    impact,
  };
}
