import type { LocalDate } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import { formatHebrewDate } from '#platform/jewish-calendar/hebrew-date.ts';
import { countDoneOfEach } from '#features/learning/server/public.ts';
import { placeOfClass } from '#features/teaching/assignments/server/due-dates.ts';
import type { GridPageAsked } from '#features/teaching/grid/contract.ts';
import { allCourses, pageAfter } from '#features/teaching/grid/policy.ts';
import { openScope } from '#features/teaching/server/class-scope.ts';
import { asLearner, type Pupil } from '#features/teaching/server/pupils.ts';
import type { ClassCertificates } from '../contract.ts';
import { judgeFinish } from '../policy.ts';

const perPage = 50;

/**
 * The students who have finished a course of the class: the course asked for, or else the first one. Nothing is stored, and the
 * students' own certificates are neither made nor read. A thousand students take as many queries as one.
 */
export async function listClassCertificates(
  ctx: Ctx,
  { id, course, group, after }: GridPageAsked,
): Promise<ClassCertificates> {
  const scope = await openScope(ctx, { id, course: allCourses, group });
  const { taught, groups, groupId, pupils } = scope;
  const courses = scope.courses.flatMap(({ id: courseId, title, items }) => {
    const itemIds = items.filter(({ counts }) => counts).map((item) => item.id);
    return itemIds.length === 0 ? [] : { id: courseId, title, itemIds };
  });
  const chosen = courses.find((each) => each.id === course) ?? courses[0];
  const { timeZone } = await placeOfClass({ db: ctx.db, timeZone: undefined }, taught);
  const counts = await countDoneOfEach(ctx, pupils.map(asLearner), chosen?.itemIds ?? []);
  const finished: (Pupil & { day?: LocalDate })[] = [];
  const unfinished: (Pupil & { missing: number })[] = [];
  for (const pupil of chosen ? pupils : []) {
    const finish = judgeFinish(counts.get(pupil.userId), chosen?.itemIds.length ?? 0, timeZone);
    if (finish.isFinished) finished.push({ ...pupil, ...finish });
    else unfinished.push({ ...pupil, ...finish });
  }
  const { page, next } = pageAfter(finished, after, perPage);
  return {
    className: taught.name,
    archived: taught.isArchived,
    courses: courses.map((each) => ({ id: each.id, title: each.title })),
    courseId: chosen?.id ?? null,
    groups: groups.map((each) => ({ id: each.id, name: each.name })),
    groupId,
    finished: page.map(({ day, ...pupil }) => ({
      ...toStudent(pupil),
      ...(day && { day: { finishedOn: day, hebrewDate: formatHebrewDate(day, ctx.locale) } }),
    })),
    totalFinished: finished.length,
    ...(next !== undefined && { next }),
    unfinished: unfinished
      .slice(0, perPage)
      .map(({ missing, ...pupil }) => ({ ...toStudent(pupil), missing })),
    totalUnfinished: unfinished.length,
  };
}

function toStudent({ userId, firstName, lastName }: Pupil) {
  return { id: userId, firstName, lastName };
}
