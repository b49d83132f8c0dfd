import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx.ts';
import { readPage } from '#platform/db/keyset.ts';
import { status, visibility } from '#features/submissions/life/policy.ts';
import { describeWorks } from '#features/submissions/life/server/describe-works.ts';
import type { WorkRow } from '#features/submissions/life/server/move.ts';
import { findReader, isReadable, type Reader } from '#features/submissions/life/server/readable.ts';
import type { WallRequest, WallView } from '../contract.ts';
import { worksPerPage } from '../policy.ts';
import { readEncouragedPage } from './encouraged-page.ts';

/** Approved works that everyone may see, or those that the caller's classes may, by course or item. */
export async function listWall(ctx: Ctx, request: WallRequest): Promise<WallView> {
  const reader = await findReader(ctx, ctx.actor);
  const page =
    request.from === 'class'
      ? await listOfClass(ctx, reader, request)
      : await listShown(ctx, reader, request);
  return {
    items: await describeWorks(ctx, page.rows, { reader, lang: request.lang }),
    totalItems: page.total,
    ...(page.next !== undefined && { next: page.next }),
  };
}

interface FoundPage {
  rows: WorkRow[];
  next?: string;
  total: number;
}

async function listShown(ctx: Ctx, reader: Reader, request: WallRequest): Promise<FoundPage> {
  const { hiddenCourses } = reader;
  const shown = selectWorks(ctx, request).where('shown', '=', true);
  const query = hiddenCourses.length === 0 ? shown : shown.where('course_id', 'not in', hiddenCourses);
  return { ...(await readSorted(query, request)), total: await countShown(ctx, reader, request) };
}

/** What the database has counted, since the wall may be long. */
async function countShown(
  { db }: Pick<Ctx, 'db'>,
  { hiddenCourses }: Reader,
  { course, item }: WallRequest,
): Promise<number> {
  let counts = db
    .selectFrom('submission_counts')
    .select(sql<number>`coalesce(sum(shown), 0)::integer`.as('total'));
  if (course !== undefined) counts = counts.where('course_id', '=', course);
  if (item !== undefined) counts = counts.where('item_id', '=', item);
  if (hiddenCourses.length > 0) counts = counts.where('course_id', 'not in', hiddenCourses);
  return (await counts.executeTakeFirstOrThrow()).total;
}

/** A class is small, so its works are counted. */
async function listOfClass(ctx: Ctx, reader: Reader, request: WallRequest): Promise<FoundPage> {
  const classmates = [...reader.fellows, ...reader.students].map(({ userId }) => userId);
  const owners = [...classmates, ...(reader.userId ? [reader.userId] : [])];
  if (owners.length === 0) return { rows: [], total: 0 };
  const query = selectWorks(ctx, request)
    .where(isReadable(reader))
    .where('owner_id', 'in', owners)
    .where('status', '=', status.approved)
    .where('visibility', '<=', visibility.group)
    .where('hidden_at', 'is', null);
  const { total } = await query
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { ...(await readSorted(query, request)), total };
}

function selectWorks({ db }: Pick<Ctx, 'db'>, { course, item }: WallRequest) {
  let query = db.selectFrom('submissions').selectAll();
  if (course !== undefined) query = query.where('course_id', '=', course);
  if (item !== undefined) query = query.where('item_id', '=', item);
  return query;
}

function readSorted(query: ReturnType<typeof selectWorks>, { sort, next: after }: WallRequest) {
  return sort === 'encouraged'
    ? readEncouragedPage(query, { after, perPage: worksPerPage })
    : readPage(query, { by: ['decided_at', 'id'], order: 'newest first', after, perPage: worksPerPage });
}
