import { sql } from 'kysely';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { readPage } from '#platform/db/keyset.ts';
import { listEnrolled, requireClassCircle } from '#features/classes/server/public.ts';
import { status, visibility } from '#features/submissions/life/policy.ts';
import { describeWorks } from '#features/submissions/life/server/describe-works.ts';
import type { WorkRow } from '#features/submissions/life/server/move.ts';
import {
  findReader,
  isReadable,
  isSharedWith,
  type Reader,
} from '#features/submissions/life/server/readable.ts';
import type { WallRequest, WallView } from '../contract.ts';
import { worksPerPage } from '../policy.ts';
import { readEncouragedPage } from './encouraged-page.ts';

/** Approved works that everyone may see, or those that the caller's classes or one of them may, by course or item. */
export async function listWall(ctx: Ctx, request: WallRequest): Promise<WallView> {
  const reader = await findReader(ctx, ctx.actor);
  const page =
    request.class !== undefined
      ? await listOfClass(ctx, reader, { ...request, class: request.class })
      : request.from === 'class'
        ? await listOfClasses(ctx, reader, request)
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

async function listOfClasses(ctx: Ctx, reader: Reader, request: WallRequest): Promise<FoundPage> {
  const classmates = [...reader.fellows, ...reader.students].map(({ userId }) => userId);
  const owners = [...classmates, ...(reader.userId ? [reader.userId] : [])];
  if (owners.length === 0) return { rows: [], total: 0 };
  return readCounted(selectShownToClass(ctx, reader, request).where('owner_id', 'in', owners), request);
}

/** What was handed in by students of one class since they joined it, also if the reader would know of it through another. */
async function listOfClass(
  ctx: Ctx,
  reader: Reader,
  request: WallRequest & { class: string },
): Promise<FoundPage> {
  // A visitor, and a minor who waits for her guardian, are in no class.
  if (reader.userId === undefined) throw new NotFound();
  const { id } = await requireClassCircle(ctx, request.class);
  const students = await listEnrolled(ctx, id);
  if (students.length === 0) return { rows: [], total: 0 };
  return readCounted(selectShownToClass(ctx, reader, request).where(isSharedWith(students)), request);
}

/** What classes have on their walls, as far as the reader may read it. */
function selectShownToClass(ctx: Pick<Ctx, 'db'>, reader: Reader, request: WallRequest) {
  return selectWorks(ctx, request)
    .where(isReadable(reader))
    .where('status', '=', status.approved)
    .where('visibility', '<=', visibility.group)
    .where('hidden_at', 'is', null)
    .where('withheld_at', 'is', null);
}

/** A class is small, so its works are counted. */
async function readCounted(query: ReturnType<typeof selectWorks>, request: WallRequest): Promise<FoundPage> {
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
