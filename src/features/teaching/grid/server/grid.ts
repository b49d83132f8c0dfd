import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import {
  countDone,
  listItemWork,
  listQuestionResults,
  type ClassItem,
  type ItemWork,
} from '#features/learning/server/public.ts';
import { openScope } from '#features/teaching/server/class-scope.ts';
import { asLearner, type Pupil } from '#features/teaching/server/pupils.ts';
import type {
  Cell,
  GridAsked,
  GridItem,
  GridPageAsked,
  GridStudent,
  GridSummary,
  GridView,
} from '../contract.ts';
import { averageScore, cellOf, mostMissed, pageAfter } from '../policy.ts';

const perPage = 50;
const mostQuestions = 10;
const mostWrong = 4;

/** A page of the class's students with what each has done. As many queries for a thousand students as for one. */
export async function getGrid(ctx: Ctx, { after, ...asked }: GridPageAsked): Promise<GridView> {
  const { taught, courses, courseId, groups, groupId, items, pupils } = await openScope(ctx, asked);
  const { page, next } = pageAfter(pupils, after, perPage);
  return {
    className: taught.name,
    archived: taught.isArchived,
    courses: courses.map(({ id, title, href }) => ({ id, title, href })),
    courseId,
    groups: groups.map(({ id, name }) => ({ id, name })),
    groupId,
    items: items.map(toGridItem),
    students: await describeStudents(ctx, page, items),
    totalStudents: pupils.length,
    ...(next !== undefined && { next }),
  };
}

/** The totals of all students asked about, and the questions that most of them got wrong. */
export async function getGridSummary(ctx: Ctx, asked: GridAsked): Promise<GridSummary> {
  const { items, pupils } = await openScope(ctx, asked);
  const ids = items.map(({ id }) => id);
  const learners = pupils.map(asLearner);
  const done = await countDone(ctx, learners, ids);
  const results = await listQuestionResults(ctx, learners, ids);
  const byItem = Map.groupBy(results, ({ itemId }) => itemId);
  const titles = new Map(items.map(({ id, title }) => [id, title]));
  return {
    students: pupils.length,
    items: ids.map((id) => {
      const score = averageScore(byItem.get(id) ?? []);
      return { id, done: done.get(id) ?? 0, ...(score !== undefined && { score }) };
    }),
    missed: mostMissed(results, mostQuestions).map(({ itemId, ask, right, answered, missed, wrong }) => ({
      itemId,
      itemTitle: titles.get(itemId) ?? '',
      ask,
      right,
      answered,
      missed,
      wrong: wrong.slice(0, mostWrong),
    })),
  };
}

/** These students with a cell for each item begun. */
export async function describeStudents(
  ctx: Ctx,
  pupils: readonly Pupil[],
  items: readonly ClassItem[],
): Promise<GridStudent[]> {
  const works = await listItemWork(
    ctx,
    pupils.map(asLearner),
    items.map(({ id }) => id),
  );
  const byStudent = Map.groupBy(works, ({ userId }) => userId);
  return pupils.map(({ userId, firstName, lastName, avatar }) => {
    const cells = toCells(items, byStudent.get(userId) ?? []);
    return {
      id: userId,
      firstName,
      lastName,
      avatar: avatar ?? null,
      done: cells.filter(({ done }) => done).length,
      cells,
    };
  });
}

export function toCells(items: readonly ClassItem[], works: readonly ItemWork[]): Cell[] {
  const byItem = new Map(works.map((work) => [work.itemId, work]));
  return items.flatMap((item) => {
    const work = byItem.get(item.id);
    const cell = work && cellOf(item, work);
    return cell ? { itemId: item.id, ...cell } : [];
  });
}

export function toGridItem({ id, courseId, title, type, href }: ClassItem): GridItem {
  return { id, courseId, title, type, href };
}

/** An item of a scope; one that the class has nothing to do with is not found. */
export function getScopeItem(items: readonly ClassItem[], itemId: string): ClassItem {
  const item = items.find(({ id }) => id === itemId);
  if (!item) throw new NotFound();
  return item;
}
