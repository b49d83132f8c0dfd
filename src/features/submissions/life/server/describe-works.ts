import { sql } from 'kysely';
import type { Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { findCourse, findItem } from '#features/learning/server/public.ts';
import { describePeople } from '#features/people/server/public.ts';
import type { SubmissionId, SubmissionView, WorkFile, WorkItem } from '../contract.ts';
import { viewHandedIn } from '#features/media/server/public.ts';
import type { WorkRow } from './move.ts';
import { findRelation, type Reader } from './readable.ts';
import { submissionsChanged } from './submissions-changed.ts';

/** What everyone reads of a work, and what only those who write or judge it do. */
const closeRelations = ['owner', 'guardian', 'teacher', 'moderator'];

/**
 * Works as a reader gets them, in the order of the rows, at their current versions. The rows are those that she may read
 * (`isReadable`); one whose owner is gone is left out.
 */
export async function describeWorks(
  ctx: Ctx,
  rows: readonly WorkRow[],
  { reader, lang = ctx.locale }: { reader: Reader; lang?: Locale | undefined },
): Promise<SubmissionView[]> {
  ctx.madeFrom?.add(submissionsChanged);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const versions = await readVersions(ctx, ids);
  const files = await readFiles(ctx, ids);
  const stickers = await countStickers(ctx, ids, reader);
  const people = await describePeople(ctx, [...new Set(rows.map(({ owner_id }) => owner_id))]);
  const items = await describeItems(ctx, rows, lang);
  return rows.flatMap((row) => {
    const person = people.get(row.owner_id);
    const version = versions.get(row.id);
    if (!person || !version) return [];
    const relation = findRelation(reader, { ownerId: row.owner_id, madeAt: version.made_at });
    const isClose = closeRelations.includes(relation);
    return [
      {
        id: row.id,
        kind: row.kind,
        language: row.language,
        item: items.get(row.item_id) ?? { id: row.item_id, courseId: row.course_id },
        by: { name: person.firstName, ...(person.avatar !== undefined && { avatar: person.avatar }) },
        at: (row.decided_at ?? row.handed_in_at).toISOString(),
        text: version.text,
        files: (files.get(row.id) ?? []).flatMap((file) => showFile(file, isClose)),
        ...(version.impact && { impact: version.impact }),
        visibility: row.visibility,
        shown: row.shown,
        stickers: stickers.get(row.id)?.counts ?? {},
        given: stickers.get(row.id)?.given ?? [],
        mayRespond: reader.userId !== undefined && relation !== 'owner' && row.status === 1,
      },
    ];
  });
}

/** Strangers get only what is ready, and never what the owner called it: a name of a file may say who she is. */
function showFile({ name, problem, ...file }: WorkFile, isClose: boolean): WorkFile[] {
  if (!isClose) return file.state === 'ready' ? [file] : [];
  return [{ ...file, ...(name !== undefined && { name }), ...(problem !== undefined && { problem }) }];
}

async function readVersions({ db }: Pick<Ctx, 'db'>, ids: readonly SubmissionId[]) {
  const rows = await db
    .selectFrom('submissions')
    .innerJoin('submission_versions', (join) =>
      join
        .onRef('submission_versions.submission_id', '=', 'submissions.id')
        .onRef('submission_versions.version', '=', 'submissions.version'),
    )
    .select(['submission_versions.submission_id', 'text', 'impact', 'made_at'])
    .where('submissions.id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.submission_id, row]));
}

async function readFiles(
  ctx: Pick<Ctx, 'db'>,
  ids: readonly SubmissionId[],
): Promise<Map<SubmissionId, WorkFile[]>> {
  const rows = await ctx.db
    .selectFrom('submissions')
    .innerJoin('submission_files', (join) =>
      join
        .onRef('submission_files.submission_id', '=', 'submissions.id')
        .onRef('submission_files.version', '=', 'submissions.version'),
    )
    .select(['submission_files.submission_id', 'file_id', 'caption'])
    .where('submissions.id', 'in', ids)
    .orderBy('submission_files.submission_id')
    .orderBy('place')
    .execute();
  const views = await viewHandedIn(ctx, [...new Set(rows.map(({ file_id }) => file_id))]);
  const byId = new Map(views.map((view) => [view.id, view]));
  const files = new Map<SubmissionId, WorkFile[]>();
  for (const { submission_id, file_id, caption } of rows) {
    const view = byId.get(file_id);
    if (view) files.set(submission_id, [...(files.get(submission_id) ?? []), { ...view, caption }]);
  }
  return files;
}

/** How many stickers of each kind works have, and which of them the reader gave. */
export async function countStickers(
  { db }: Pick<Ctx, 'db'>,
  ids: readonly SubmissionId[],
  { userId }: Pick<Reader, 'userId'>,
): Promise<Map<SubmissionId, { counts: Record<string, number>; given: string[] }>> {
  const rows = await db
    .selectFrom('submission_stickers')
    .select(({ fn }) => [
      'submission_id',
      'sticker',
      fn.countAll<number>().as('count'),
      sql<boolean>`bool_or(user_id = ${userId ?? ''})`.as('mine'),
    ])
    .where('submission_id', 'in', ids)
    .groupBy(['submission_id', 'sticker'])
    .orderBy('sticker')
    .execute();
  const found = new Map<SubmissionId, { counts: Record<string, number>; given: string[] }>();
  for (const { submission_id, sticker, count, mine } of rows) {
    const of = found.get(submission_id) ?? { counts: {}, given: [] };
    of.counts[sticker] = count;
    if (mine) of.given.push(sticker);
    found.set(submission_id, of);
  }
  return found;
}

async function describeItems(
  ctx: Ctx,
  rows: readonly WorkRow[],
  lang: Locale,
): Promise<Map<string, WorkItem>> {
  const items = new Map<string, WorkItem>();
  for (const { item_id, course_id } of rows) {
    if (items.has(item_id)) continue;
    const item = await findItem(ctx, item_id, lang);
    const course = item && (await findCourse(ctx, item.courseSlug, lang));
    items.set(item_id, {
      id: item_id,
      courseId: course_id,
      ...(item && { title: item.title, slug: item.slug, courseSlug: item.courseSlug }),
      ...(course && { courseTitle: course.title }),
    });
  }
  return items;
}
