import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { listChildrenOf } from '#features/guardians/server/public.ts';
import { findVerifiedAddress } from '#features/people/server/public.ts';
import type { SubmissionId } from '#features/submissions/life/contract.ts';
import type { ChildWorks, ParentAnswer } from '../contract.ts';
import { answerWork } from './answer-works.ts';
import { describeChild } from './asked-works.ts';
import { revokeStandingConsent } from './standing-consent.ts';

/** What the caller's children have handed in and waits for her, and whom she has agreed to always. */
export async function listChildren(ctx: Ctx): Promise<{ items: ChildWorks[] }> {
  const items: ChildWorks[] = [];
  for (const childId of await listOwnChildren(ctx)) items.push(await describeChild(ctx, childId));
  return { items: items.filter(({ works, standing }) => works.length > 0 || standing) };
}

/** A parent answers about one version of one work of a child of hers; any other is not found. */
export async function answerAsParent(ctx: Ctx, answer: ParentAnswer): Promise<ChildWorks> {
  const children = await listOwnChildren(ctx);
  const work = await ctx.db
    .selectFrom('submissions')
    .select('owner_id')
    .where('id', '=', answer.submissionId as SubmissionId)
    .executeTakeFirst();
  if (!work || !children.includes(work.owner_id)) throw new NotFound();
  return inTransaction(ctx, async (ctx) => {
    await answerWork(ctx, work.owner_id, answer, 'guardian');
    return describeChild(ctx, work.owner_id);
  });
}

/** A parent is asked about each work of a child of hers again; a no-op if she is. */
export async function revokeAsParent(ctx: Ctx, childId: string): Promise<ChildWorks> {
  const child = (await listOwnChildren(ctx)).find((each) => each === childId);
  if (!child) throw new NotFound();
  return inTransaction(ctx, async (ctx) => {
    await revokeStandingConsent(ctx, child);
    return describeChild(ctx, child);
  });
}

async function listOwnChildren(ctx: Ctx): Promise<UserId[]> {
  const address = await findVerifiedAddress(ctx, signedIn(ctx).userId);
  return address === undefined ? [] : listChildrenOf(ctx, address);
}
