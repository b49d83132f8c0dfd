import { href } from '#urls.ts';
import type { WallChoice } from './wall-queries.ts';

/** The address of a work's page, which leads on through the works that it was chosen among. */
export function workHref(id: string, { course, sort, from, class: classId }: WallChoice = {}): string {
  return href('submission', { submissionId: id }, { course, sort, from, class: classId });
}

/** The address of the wall that a work was chosen on. */
export function wallHref({ course, sort, from, class: classId }: WallChoice): string {
  return classId === undefined
    ? href('submissions', undefined, { course, sort, from })
    : href('classWall', { classId });
}
