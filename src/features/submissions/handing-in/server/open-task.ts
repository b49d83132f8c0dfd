import { signedIn } from '#core/actor.ts';
import { Forbidden, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { getAllowedItem, isShown } from '#features/learning/server/public.ts';
import { submissionKinds, type SubmissionKind } from '#features/submissions/life/policy.ts';

/** An item for which something is handed in. */
export interface OpenTask {
  itemId: string;
  courseId: string;
  kind: SubmissionKind;
}

/**
 * A challenge or a deed for which the caller may hand in now: one that she may open, whatever time she has left today, so that a
 * finished work is never stuck on a device. In classic mode there is nothing to hand in.
 */
export async function getOpenTask(ctx: Ctx, itemId: string): Promise<OpenTask> {
  signedIn(ctx);
  const item = await getAllowedItem(ctx, itemId);
  const kind = submissionKinds.find((each) => each === item.type);
  if (!kind) throw new NotFound();
  if (!isShown(ctx.actor, kind)) throw new Forbidden('classic_mode', 'submissions.refusal.classicMode');
  return { itemId, courseId: item.courseId, kind };
}
