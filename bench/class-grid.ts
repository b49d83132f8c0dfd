import { sql } from 'kysely';
import { giveCourse, makeClass } from '#features/classes/testing.ts';
import { itemIdOf, makeCourse } from '#features/learning/testing.ts';
import type { TestUser } from '#features/people/testing.ts';
import { getGrid, getGridSummary } from '#features/teaching/grid/server/grid.ts';
import { migrate } from '#platform/db/migrate.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { median, timeOf } from './load.ts';
import { openOwnDatabase } from './own-database.ts';

const rounds = 51;
const items = 24;
const many = 1000;

/** What a teacher's grid takes with a thousand students, beside one of 36. */
export interface ClassGridMeasured {
  /** The first page of a thousand ÷ one bare query of what its students did. */
  first: number;
  /** The last page of a thousand ÷ its first. */
  last: number;
  /** The first page of a thousand, with fifty students ÷ that of a class of 36. */
  growth: number;
  /** The totals and missed questions of a thousand, in milliseconds. */
  summary: number;
}

/** Two classes that learn the same course, each student halfway through it. */
export async function measureClassGrid(serverUrl: string): Promise<ClassGridMeasured> {
  const database = await openOwnDatabase(serverUrl, 'bench_class_grid');
  await migrate(database);
  const ctx = makeCtx(database.db);
  const course = await makeCourse(ctx, {
    items: Array.from({ length: items }, () => ({ duration: 60, access: 'public' as const })),
  });
  const itemIds = Array.from({ length: items }, (_, index) => itemIdOf(course, index));
  const few = await makeBusyClass(ctx, { courseId: course.id, itemIds, students: 36 });
  const large = await makeBusyClass(ctx, { courseId: course.id, itemIds, students: many });
  await sql`vacuum analyze`.execute(ctx.db);

  const [own, ofFew] = [ownCtx(ctx, large), ownCtx(ctx, few)];
  const lastKey = await findLastPage(own, large.id);
  const times = await inTurns({
    first: () => getGrid(own, { id: large.id }),
    last: () => getGrid(own, { id: large.id, after: lastKey }),
    few: () => getGrid(ofFew, { id: few.id }),
    summary: () => getGridSummary(own, { id: large.id }),
    bare: () =>
      sql`select * from item_progress where user_id = any(array(
        select user_id from class_students where class_id = ${large.id} order by user_id limit 50))`.execute(
        ctx.db,
      ),
  });
  await database.close();
  return {
    first: times.first / times.bare,
    last: times.last / times.first,
    growth: times.first / times.few,
    summary: times.summary,
  };
}

interface BusyClass {
  id: string;
  educator: TestUser;
}

const ownCtx = (ctx: TestCtx, { educator }: BusyClass) => ({ ...ctx, actor: educator.actor });

async function makeBusyClass(
  ctx: TestCtx,
  { courseId, itemIds, students }: { courseId: string; itemIds: string[]; students: number },
): Promise<BusyClass> {
  const { id, educator } = await makeClass(ctx);
  await giveCourse(ctx, id, courseId);
  const prefix = `grid-${students}-`;
  await sql`insert into users (id, password_hash, first_name, last_name, role, language, created_at)
    select ${prefix} || n, 'none', 'Student', 'No. ' || n, 'student', 'en', now()
    from generate_series(1, ${students}::int) n`.execute(ctx.db);
  await sql`insert into class_students (class_id, user_id, status, created_at)
    select ${id}, ${prefix} || n, 'joined', now() - interval '1 day'
    from generate_series(1, ${students}::int) n`.execute(ctx.db);
  for (const itemId of itemIds.slice(0, items / 2)) {
    await sql`insert into item_progress (user_id, item_id, position_tenths, watched_tenths, spans, slack_tenths, last_report_at, version, begun_at)
      select ${prefix} || n, ${itemId}, 600, 600, '[[0,600]]', 0, now(), 1, now()
      from generate_series(1, ${students}::int) n`.execute(ctx.db);
    await sql`insert into completions (user_id, item_id, completed_at)
      select ${prefix} || n, ${itemId}, now() from generate_series(1, ${students}::int) n`.execute(ctx.db);
  }
  return { id, educator };
}

/** Walks through all pages, as a teacher does. */
async function findLastPage(ctx: ReturnType<typeof ownCtx>, id: string): Promise<string> {
  let after: string | undefined;
  for (;;) {
    const { next } = await getGrid(ctx, { id, ...(after !== undefined && { after }) });
    if (next === undefined) break;
    after = next;
  }
  if (after === undefined) throw new Error('A class of a thousand has more than one page.');
  return after;
}

/** The median milliseconds of each, in turns, so that what else the machine does meets all alike. */
async function inTurns<Name extends string>(
  works: Record<Name, () => Promise<unknown>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(works) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) times[name].push(await timeOf(works[name]));
  return Object.fromEntries(names.map((name) => [name, median(times[name])])) as Record<Name, number>;
}
