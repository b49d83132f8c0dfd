import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import {
  countDone,
  listAnswersGiven,
  listItemWork,
  listQuestionResults,
} from '#features/learning/server/public.ts';
import { openScope } from '#features/teaching/server/class-scope.ts';
import { asLearner } from '#features/teaching/server/pupils.ts';
import type { ItemResults, StudentResults } from '../contract.ts';
import { allCourses } from '../policy.ts';
import { getScopeItem, toCells, toGridItem } from './grid.ts';

/** What one student has done and answered. One who is not in the class is not found. */
export async function getStudentResults(
  ctx: Ctx,
  { id, studentId }: { id: string; studentId: string },
): Promise<StudentResults> {
  const { taught, courses, items, pupils } = await openScope(ctx, { id, course: allCourses });
  const pupil = pupils.find(({ userId }) => userId === studentId);
  if (!pupil) throw new NotFound();
  const ids = items.map((item) => item.id);
  const learner = asLearner(pupil);
  const works = await listItemWork(ctx, [learner], ids);
  const answers = Map.groupBy(await listAnswersGiven(ctx, [learner], ids), ({ itemId }) => itemId);
  const cells = new Map(toCells(items, works).map((cell) => [cell.itemId, cell]));
  const doneAt = new Map(works.map((work) => [work.itemId, work.doneAt?.toISOString()]));
  const toItem = (item: (typeof items)[number]) => {
    const done = doneAt.get(item.id);
    return {
      ...toGridItem(item),
      cell: cells.get(item.id) ?? null,
      ...(done !== undefined && { doneAt: done }),
      answers: (answers.get(item.id) ?? []).map(({ ask, given, right, correct }) => ({
        ask,
        given,
        right,
        correct,
      })),
    };
  };
  const inCourses = new Set(courses.flatMap((course) => course.items.map((item) => item.id)));
  const loose = items.filter((item) => !inCourses.has(item.id));
  return {
    className: taught.name,
    student: {
      id: pupil.userId,
      firstName: pupil.firstName,
      lastName: pupil.lastName,
      avatar: pupil.avatar ?? null,
      since: pupil.since.toISOString(),
      seenFrom: pupil.seenFrom > ctx.clock.now() ? null : pupil.seenFrom.toISOString(),
    },
    done: [...cells.values()].filter((cell) => cell.done).length,
    items: items.length,
    courses: [
      ...courses.map(({ id: courseId, title, href, items: own }) => ({
        id: courseId,
        title,
        href,
        items: own.map(toItem),
      })),
      ...(loose.length > 0 ? [{ id: '', title: '', href: '', items: loose.map(toItem) }] : []),
    ],
  };
}

/** How the class answered each question of one of its items. */
export async function getItemResults(
  ctx: Ctx,
  { id, itemId }: { id: string; itemId: string },
): Promise<ItemResults> {
  const { taught, items, pupils } = await openScope(ctx, { id, course: allCourses });
  const item = getScopeItem(items, itemId);
  const learners = pupils.map(asLearner);
  const done = await countDone(ctx, learners, [itemId]);
  const questions = await listQuestionResults(ctx, learners, [itemId]);
  return {
    className: taught.name,
    archived: taught.isArchived,
    item: toGridItem(item),
    students: pupils.length,
    done: done.get(itemId) ?? 0,
    questions: questions.map(({ ask, right, answered, missed, wrong }) => ({
      ask,
      right,
      answered,
      missed,
      wrong,
    })),
  };
}
