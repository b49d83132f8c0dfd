import {
  findMember,
  number,
  rowsAtMost,
  tableOf,
  text,
  time,
  type PersonSection,
} from '#features/people/server/public.ts';
import { getCatalogue } from '#features/learning/catalogue/server/catalogue.ts';
import type { CourseProgress } from '../contract.ts';
import { getCoursesProgress } from './courses-progress.ts';

/** How far she is in each course begun: of a child, only for those who manage accounts. Never what she answered. */
export const progressSection: PersonSection = {
  name: 'progress',
  title: 'learning.panel.title',
  permission: 'users.find',
  permissionForChildren: 'users.manage',
  async read(ctx, { id }) {
    const actor = await findMember(ctx, id);
    if (!actor) return undefined;
    const courses = await getCoursesProgress({ ...ctx, actor, readings: undefined });
    if (courses.length === 0) return undefined;
    const { courseById } = await getCatalogue(ctx, ctx.locale);
    const { say } = ctx;
    const columns = {
      [say('learning.panel.course')]: ({ courseId }: CourseProgress) =>
        text(courseById.get(courseId)?.title ?? courseId),
      [say('learning.panel.percent')]: ({ progress }: CourseProgress) => number(progress),
      [say('learning.panel.completedAt')]: ({ completedAt }: CourseProgress) =>
        time(completedAt === undefined ? undefined : new Date(completedAt)),
    };
    return { tables: [tableOf(say('learning.panel.caption'), columns, courses.slice(0, rowsAtMost + 1))] };
  },
};
