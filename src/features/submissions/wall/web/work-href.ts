import { href } from '#urls.ts';
import type { WallChoice } from './wall-queries.ts';

/** The address of a work's page, which leads on through the works that it was chosen among. */
export function workHref(id: string, { course, sort, from }: WallChoice = {}): string {
  return href('submission', { submissionId: id }, { course, sort, from });
}
