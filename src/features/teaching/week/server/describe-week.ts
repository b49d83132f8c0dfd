import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { listTaughtBy } from '#features/classes/server/public.ts';
import { listItemWork, listQuestionResults } from '#features/learning/server/public.ts';
import { openScopeOf } from '#features/teaching/server/class-scope.ts';
import { allCourses, mostMissed } from '#features/teaching/grid/policy.ts';
import type { TaughtWeek } from '../policy.ts';

/** What a class did in a week, in numbers, and the question that most of it got wrong. */
export interface ClassWeek {
  name: string;
  students: number;
  learned: number;
  done: number;
  missed?: { ask: string; missed: number; answered: number };
}

/** The classes of a teacher in which anyone learned in a week: what their grids show of it, and nothing else. */
export async function describeWeek(ctx: Ctx, teacherId: UserId, week: TaughtWeek): Promise<ClassWeek[]> {
  const weeks: ClassWeek[] = [];
  for (const taught of await listTaughtBy(ctx, teacherId)) {
    const { items, pupils } = await openScopeOf(ctx, taught, { course: allCourses });
    const ids = items.map(({ id }) => id);
    const learners = pupils.map(({ userId, seenFrom }) => ({
      userId,
      since: seenFrom > week.from ? seenFrom : week.from,
    }));
    const works = (await listItemWork(ctx, learners, ids)).filter(
      ({ lastAt }) => lastAt !== undefined && lastAt < week.until,
    );
    if (works.length === 0) continue;
    const [missed] = mostMissed(await listQuestionResults(ctx, learners, ids), 1);
    weeks.push({
      name: taught.name,
      students: pupils.length,
      learned: new Set(works.map(({ userId }) => userId)).size,
      done: works.filter(({ doneAt }) => doneAt !== undefined).length,
      ...(missed && { missed: { ask: missed.ask, missed: missed.missed, answered: missed.answered } }),
    });
  }
  return weeks;
}
