import type { Ctx } from '#platform/ctx.ts';
import { readOnceFor } from '#platform/db/read-once.ts';
import { listClassGroups, requireTaughtClass, type TaughtClass } from '#features/classes/server/public.ts';
import type { ClassCourse, ClassItem } from '#features/learning/server/public.ts';
import { chooseCourse } from '../grid/policy.ts';
import { listClassContent } from './class-content.ts';
import { listPupils, type Pupil } from './pupils.ts';

/** A class that the caller teaches, and what of it is asked for. */
export interface ClassScope extends Scope {
  taught: TaughtClass;
}

/** What there is to see of a class. */
interface Scope {
  /** The courses of the class and those assigned to it. */
  courses: readonly ClassCourse[];
  /** The course that is shown; null for all. */
  courseId: string | null;
  groups: readonly { id: string; name: string }[];
  groupId: string | null;
  items: readonly ClassItem[];
  /** By name. */
  pupils: readonly Pupil[];
}

interface Part {
  course?: string | undefined;
  group?: string | undefined;
}

interface Asked extends Part {
  id: string;
}

/**
 * What a teacher sees of a class: its courses, what was assigned, and who is in it. Nothing else that a student does. For anyone
 * who does not teach it, the class is not found. Parts of one page share it.
 */
export const openScope = readOnceFor(readScope, ({ id, course, group }: Asked) =>
  JSON.stringify([id, course, group]),
);

async function readScope(ctx: Ctx, { id, ...part }: Asked): Promise<ClassScope> {
  const taught = await requireTaughtClass(ctx, id);
  return { taught, ...(await openScopeOf(ctx, taught, part)) };
}

/** The same of a class of which the caller knows that its reader teaches it. */
export async function openScopeOf(ctx: Ctx, taught: { id: string }, { course, group }: Part): Promise<Scope> {
  const { courses, loose } = await listClassContent(ctx, taught.id);
  const groups = await listClassGroups(ctx, taught.id);
  const courseId = chooseCourse(
    courses.map((each) => ({ id: each.id, items: each.items.length })),
    course,
  );
  const groupId = groups.some((each) => each.id === group) ? (group ?? null) : null;
  const ofCourses = courses
    .filter((each) => courseId === null || each.id === courseId)
    .flatMap(({ items }) => items);
  const known = new Set(courses.flatMap(({ items }) => items.map((item) => item.id)));
  return {
    courses,
    courseId,
    groups,
    groupId,
    items: courseId === null ? [...ofCourses, ...loose.filter((item) => !known.has(item.id))] : ofCourses,
    pupils: await listPupils(ctx, taught, groupId ?? undefined),
  };
}
