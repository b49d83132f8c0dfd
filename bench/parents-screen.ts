import { sql } from 'kysely';
import { makeClass, makeStudentIn } from '#features/classes/testing.ts';
import { makeFamily } from '#features/families/testing.ts';
import { readOverview } from '#features/families/overview/server/overview.ts';
import { itemIdOf, makeCourse, makeWork } from '#features/learning/testing.ts';
import { changeUser, type TestUser } from '#features/people/testing.ts';
import { migrate } from '#platform/db/migrate.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { median, timeOf } from './load.ts';
import { openOwnDatabase } from './own-database.ts';

const rounds = 151;
const items = 12;

/** What a parent’s screen takes ÷ one bare query of her children's rows, for a family of four and of thirty-six. */
export interface ParentsScreenMeasured {
  four: number;
  many: number;
  /** The screen of thirty-six ÷ that of four. */
  growth: number;
  /** Milliseconds of the screen of thirty-six. */
  milliseconds: number;
}

/** The overview of children who each have a limit, a class, and work in a course, among a hundred other families. */
export async function measureParentsScreen(serverUrl: string): Promise<ParentsScreenMeasured> {
  const database = await openOwnDatabase(serverUrl, 'bench_parents_screen');
  await migrate(database);
  const ctx = makeCtx(database.db);
  const course = await makeCourse(ctx, {
    items: Array.from({ length: items }, () => ({ access: 'public' as const })),
  });
  const made = { ctx, itemIds: Array.from({ length: items }, (_, index) => itemIdOf(course, index)) };
  for (let others = 0; others < 100; others += 1) await makeFamily(ctx, { children: 2 });
  const four = await timesOf(ctx, await makeBusyFamily(made, 4));
  const many = await timesOf(ctx, await makeBusyFamily(made, 36));
  await database.close();
  return {
    four: four.whole / four.bare,
    many: many.whole / many.bare,
    growth: many.whole / four.whole,
    milliseconds: many.whole,
  };
}

async function makeBusyFamily(
  { ctx, itemIds }: { ctx: TestCtx; itemIds: string[] },
  children: number,
): Promise<TestUser> {
  const { guardian, members } = await makeFamily(ctx, { children });
  const { id } = await makeClass(ctx);
  for (const { userId } of members) {
    await changeUser(ctx, userId, { minutes_per_day: 45 });
    await makeStudentIn(ctx, id, userId);
    for (const itemId of itemIds.slice(0, items / 2))
      await makeWork(ctx, userId, itemId, { watched: 60, done: true });
  }
  await sql`analyze`.execute(ctx.db);
  return guardian;
}

async function timesOf(ctx: TestCtx, { userId, actor }: TestUser): Promise<{ whole: number; bare: number }> {
  const own = { ...ctx, actor };
  const whole = () => readOverview(own);
  const bare = () =>
    sql`select users.id, first_name, avatar, minutes_per_day from family_guardians own
      join family_members using (family_id) join users on users.id = family_members.user_id
      where own.user_id = ${userId} order by position`.execute(ctx.db);
  const times = { whole: [] as number[], bare: [] as number[] };
  // In turns, so that what else the machine does meets both alike; the first of each prepares its statements.
  for (let round = 0; round < rounds; round += 1) {
    times.whole.push(await timeOf(whole));
    times.bare.push(await timeOf(bare));
  }
  return { whole: median(times.whole), bare: median(times.bare) };
}
