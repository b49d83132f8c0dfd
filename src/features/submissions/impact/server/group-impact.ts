import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { findClassPeople } from '#features/classes/server/public.ts';
import { listChildrenOf } from '#features/guardians/server/public.ts';
import { findVerifiedAddress } from '#features/people/server/public.ts';
import type { ImpactView } from '../contract.ts';
import { fewestHelpers } from '../policy.ts';
import { sumOfPeople, viewSums } from './sums.ts';

/**
 * What the deeds of those who are in a class come to, for its teacher and for each of them. A student is shown nothing until
 * enough of them have helped: from a sum of two she could work out the other's.
 */
export async function getClassImpact(ctx: Ctx, classId: string, locale = ctx.locale): Promise<ImpactView> {
  const { userId } = signedIn(ctx);
  const people = await findClassPeople(ctx, classId);
  const isTeacher = people?.teacherIds.includes(userId) === true;
  if (!people || !(isTeacher || people.studentIds.includes(userId))) throw new NotFound();
  return sumShownTo(ctx, people.studentIds, { fewest: isTeacher ? 1 : fewestHelpers, locale });
}

/** The same of the children whose guardian the caller is; nothing for anyone else. */
export async function getFamilyImpact(ctx: Ctx, locale = ctx.locale): Promise<ImpactView> {
  const address = await findVerifiedAddress(ctx, signedIn(ctx).userId);
  const children = address === undefined ? [] : await listChildrenOf(ctx, address);
  return sumShownTo(ctx, children, { fewest: 1, locale });
}

async function sumShownTo(
  ctx: Ctx,
  owners: readonly UserId[],
  { fewest, locale }: { fewest: number; locale: Ctx['locale'] },
): Promise<ImpactView> {
  const { sums, helpers } = await sumOfPeople(ctx, owners);
  return viewSums(ctx, helpers < fewest ? [] : sums, locale);
}
