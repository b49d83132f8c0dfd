import type { Ctx } from '#platform/ctx.ts';
import { listLiveEntries } from '#features/cms/server/public.ts';
import { objectOf, textOf } from './course-docs.ts';
import { layEntry } from './live-docs.ts';

/** The name of the ready picture that staff has chosen for a course of the house, once it is published. */
export async function findMadeCover(ctx: Ctx, courseId: string): Promise<string | undefined> {
  const [course] = await listLiveEntries(ctx, 'course', [courseId]);
  if (!course?.live.length) return undefined;
  const { motif, palette } = objectOf(layEntry(undefined, course).shared['cover']);
  return textOf(motif) && textOf(palette) ? `${textOf(motif)}.${textOf(palette)}` : undefined;
}
