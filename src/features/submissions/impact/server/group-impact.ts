import { signedIn } from '#core/actor.ts';
import type { Ctx } from '#platform/ctx.ts';
import { listEnrolled, requireClassCircle } from '#features/classes/server/public.ts';
import { listChildrenOf } from '#features/guardians/server/public.ts';
import { findVerifiedAddress } from '#features/people/server/public.ts';
import type { ImpactView } from '../contract.ts';
import { fewestHelpers } from '../policy.ts';
import { sumOfClass, sumOfPeople, viewSums } from './sums.ts';

/**
 * What the deeds of those who are in a class come to, for its teachers, its students and their guardians: what they have handed in
 * since they joined, and do not keep to themselves. Nothing is shown until enough of them have helped: the sum of one would be hers.
 */
export async function getClassImpact(ctx: Ctx, classId: string, locale = ctx.locale): Promise<ImpactView> {
  const { id } = await requireClassCircle(ctx, classId);
  const { sums, helpers } = await sumOfClass(ctx, await listEnrolled(ctx, id));
  return viewSums(ctx, helpers < fewestHelpers ? [] : sums, locale);
}

/** The same of the children whose guardian the caller is; nothing for anyone else. */
export async function getFamilyImpact(ctx: Ctx, locale = ctx.locale): Promise<ImpactView> {
  const address = await findVerifiedAddress(ctx, signedIn(ctx).userId);
  const children = address === undefined ? [] : await listChildrenOf(ctx, address);
  const { sums } = await sumOfPeople(ctx, children);
  return viewSums(ctx, sums, locale);
}
