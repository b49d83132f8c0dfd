import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { NotFound } from '#core/refusals.ts';
import { findItem } from '#features/learning/server/public.ts';
import { viewHandedIn } from '#features/media/server/public.ts';
import { describePeople } from '#features/people/server/public.ts';
import type { SubmissionId, WorkFile } from '#features/submissions/life/contract.ts';
import { guardianDoers, status } from '#features/submissions/life/policy.ts';
import type { WorkRow } from '#features/submissions/life/server/move.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { JudgedWork, WorkEvent, WorkVersion } from '../contract.ts';
import { selectJudged } from './queue-rows.ts';
import { viewWorks } from './view-works.ts';

/** The latest of each: nobody reads more before she decides. */
const versionsAtMost = 10;
const eventsAtMost = 50;
const worksAtMost = 6;

/** A work with all that helps to decide about it. Refuses one that is not there, or that its guardian has not seen yet. */
export async function getJudgedWork(ctx: Ctx, id: string): Promise<JudgedWork> {
  const row = await selectJudged(ctx.db, signedIn(ctx).userId)
    .where('submissions.id', '=', id as SubmissionId)
    .executeTakeFirst();
  const [work] = row ? await viewWorks(ctx, [row]) : [];
  if (!row || !work) throw new NotFound();
  const events = await readEvents(ctx, row.id);
  const appeal = events.find(({ what }) => what === 'appeal');
  return {
    ...work,
    versions: await readVersions(ctx, row.id),
    events,
    reported: await readReports(ctx, row.id),
    ...(appeal && { appeal: { at: appeal.at, text: appeal.note ?? '' } }),
    history: await readHistory(ctx, row),
  };
}

async function readVersions(ctx: Ctx, id: SubmissionId): Promise<WorkVersion[]> {
  const versions = await ctx.db
    .selectFrom('submission_versions')
    .select(['version', 'text', 'impact', 'made_at'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('submission_events')
          .select('submission_events.id')
          .whereRef('submission_events.submission_id', '=', 'submission_versions.submission_id')
          .whereRef('submission_events.version', '=', 'submission_versions.version')
          .where('what', '=', 'approve'),
      ).as('approved'),
    )
    .where('submission_id', '=', id)
    .orderBy('version', 'desc')
    .limit(versionsAtMost)
    .execute();
  const files = await readFiles(ctx, id);
  return versions.map(({ version, text, impact, made_at, approved }) => ({
    version,
    at: made_at.toISOString(),
    text,
    files: files.get(version) ?? [],
    ...(impact && { impact }),
    approved: Boolean(approved),
  }));
}

async function readFiles(ctx: Ctx, id: SubmissionId): Promise<Map<number, WorkFile[]>> {
  const rows = await ctx.db
    .selectFrom('submission_files')
    .select(['version', 'file_id', 'caption'])
    .where('submission_id', '=', id)
    .orderBy('version')
    .orderBy('place')
    .execute();
  const views = await viewHandedIn(ctx, [...new Set(rows.map(({ file_id }) => file_id))]);
  const byId = new Map(views.map((view) => [view.id, view]));
  const files = new Map<number, WorkFile[]>();
  for (const { version, file_id, caption } of rows) {
    const view = byId.get(file_id);
    if (view) files.set(version, [...(files.get(version) ?? []), { ...view, caption }]);
  }
  return files;
}

/** What happened to a work, latest first; its guardian is not named. */
async function readEvents(ctx: Ctx, id: SubmissionId): Promise<WorkEvent[]> {
  const rows = await ctx.db
    .selectFrom('submission_events')
    .leftJoin('submission_notes', 'submission_notes.event_id', 'submission_events.id')
    .select([
      'submission_events.id',
      'what',
      'from_status',
      'to_status',
      'version',
      'who',
      'at',
      'reason',
      'note',
      'class_id',
    ])
    .where('submission_events.submission_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('submission_events.id', 'desc')
    .limit(eventsAtMost)
    .execute();
  const people = await describePeople(
    ctx,
    rows.map(({ who }) => who as UserId),
  );
  return rows.map(({ id, what, from_status, to_status, version, who, at, reason, note, class_id }) => {
    const name = people.get(who as UserId)?.displayName;
    const guardian = guardianDoers.find((each) => each === who);
    const role = class_id === null ? guardian : 'teacher';
    return {
      id,
      what,
      from: from_status,
      to: to_status,
      version,
      ...(name !== undefined && { who: name }),
      ...(role && { role }),
      at: at.toISOString(),
      ...(reason !== null && { reason }),
      // What a guardian has written is for her child.
      ...(note && !guardian && { note }),
    };
  });
}

async function readReports(ctx: Ctx, id: SubmissionId): Promise<JudgedWork['reported']> {
  const rows = await ctx.db
    .selectFrom('submission_reports')
    .select(['user_id', 'reason', 'at', 'settled_at'])
    .where('submission_id', '=', id)
    .orderBy('at', 'desc')
    .limit(eventsAtMost)
    .execute();
  const people = await describePeople(
    ctx,
    rows.map(({ user_id }) => user_id),
  );
  return rows.map(({ user_id, reason, at, settled_at }) => ({
    by: people.get(user_id)?.displayName ?? '',
    reason,
    at: at.toISOString(),
    settled: settled_at !== null,
  }));
}

/** What became of the other works of the same person. */
async function readHistory(ctx: Ctx, row: WorkRow): Promise<JudgedWork['history']> {
  const others = ctx.db
    .selectFrom('submissions')
    .where('owner_id', '=', row.owner_id)
    .where('id', '<>', row.id)
    .where('status', '<>', status.awaitsGuardian);
  const counts = await others
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  const works = await others
    .select(['id', 'item_id', 'status', 'handed_in_at'])
    .orderBy('handed_in_at', 'desc')
    .orderBy('id')
    .limit(worksAtMost)
    .execute();
  const countOf = (code: number) => counts.find((each) => each.status === code)?.count ?? 0;
  const listed: JudgedWork['history']['works'] = [];
  for (const work of works) {
    const title = (await findItem(ctx, work.item_id, ctx.locale))?.title ?? work.item_id;
    listed.push({ id: work.id, title, status: work.status, at: work.handed_in_at.toISOString() });
  }
  return {
    approved: countOf(status.approved),
    rejected: countOf(status.rejected),
    spam: countOf(status.spam),
    works: listed,
  };
}
