import { signedIn } from '#core/actor.ts';
import type { Ctx } from '#platform/ctx.ts';
import {
  findFirstStatus,
  findFirstVisibility,
  status,
  visibilitiesOf,
} from '#features/submissions/life/policy.ts';
import { getOwnerStanding } from '#features/submissions/life/server/owner-standing.ts';
import type { HandInView } from '../contract.ts';
import { findDraft } from './drafts.ts';
import { readLimits } from './limits-setting.ts';
import { getOpenTask } from './open-task.ts';
import { describeOwn } from './own-submissions.ts';

/** What the form for an item needs: the caller's work and draft, and what she may choose. */
export async function getHandIn(ctx: Ctx, itemId: string): Promise<HandInView> {
  const { userId } = signedIn(ctx);
  const { kind } = await getOpenTask(ctx, itemId);
  const owner = await getOwnerStanding(ctx, userId);
  const { textLength, files } = await readLimits(ctx);
  const row = await ctx.db
    .selectFrom('submissions')
    .selectAll()
    .where('owner_id', '=', userId)
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  const draft = await findDraft(ctx, userId, itemId);
  const visibilities = visibilitiesOf(owner, ctx.clock.now());
  const first = findFirstVisibility(owner);
  return {
    itemId,
    kind,
    ...(row && { submission: await describeOwn(ctx, row) }),
    ...(draft && { draft }),
    visibilities,
    firstVisibility: visibilities.includes(first) ? first : (visibilities[0] ?? first),
    waitsFor: findFirstStatus(owner) === status.awaitsGuardian ? 'guardian' : 'moderator',
    textAtMost: textLength,
    filesAtMost: files,
  };
}
