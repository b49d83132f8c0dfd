import type { Ctx } from '#platform/ctx.ts';
import type { OwnSubmission } from '#features/submissions/handing-in/contract.ts';
import { askGuardiansJob } from './ask-guardians.ts';
import { readMailDelay } from './mail-delay-setting.ts';

/** Has the guardian of a work that waits for one asked soon. If this is lost, she is asked by the clock, a little later. */
export async function askSoon<Work extends Pick<OwnSubmission, 'waitsFor'>>(
  ctx: Ctx,
  work: Work,
): Promise<Work> {
  if (work.waitsFor === 'guardian')
    await ctx.jobs.send(ctx, askGuardiansJob, {}, { startAfterSeconds: await readMailDelay(ctx) });
  return work;
}
