import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import type { LocalDate } from '#core/local-date.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { findBelonging, listGuardians } from '#features/families/members/server/family-rows.ts';
import { proofRequired, proveByEither } from '#features/families/swap/server/prove-guardian.ts';
import { nameDevice } from '#features/families/swap/server/devices.ts';
import type { TimeRestriction } from '#features/families/time/contract.ts';
import { giveMoreTime, unlimited } from '#features/families/time/server/limit-time.ts';
import { findTime, isLimited } from '#features/families/time/server/spent-time.ts';
import type { GiveTimeHereInput } from '../contract.ts';
import { tellTimeChanged } from './tell-time.ts';

/**
 * A grown-up beside the child adds minutes to her day with a PIN or a password, on the child's own screen. What the child has
 * asked for is answered with it. If some minutes are left nothing is added, so repeating it is safe.
 */
export async function giveTimeHere(
  ctx: RequestCtx,
  { extraMinutes, currentPassword }: GiveTimeHereInput,
): Promise<TimeRestriction> {
  const child = signedIn(ctx);
  const belonging = await findBelonging(ctx, child.userId);
  if (belonging?.kind !== 'member') throw proofRequired();
  const { familyId } = belonging;
  const { guardianId } = await proveByEither(ctx, await listGuardians(ctx, familyId), {
    secret: currentPassword,
    device: await nameDevice(ctx, familyId),
  });
  if (!isLimited(child)) return unlimited;
  return inTransaction(ctx, async (ctx) => {
    // Meanwhile she may have left the family.
    if (!(await listGuardians(ctx, familyId)).includes(guardianId)) throw proofRequired();
    const { spent } = await findTime(ctx, child);
    await answerAsked(ctx, { childId: child.userId, day: spent.day, guardianId });
    const time = await giveMoreTime(ctx, child, extraMinutes);
    await tellTimeChanged(ctx, child.userId);
    return time;
  });
}

async function answerAsked(
  { db, clock }: Ctx,
  { childId, day, guardianId }: { childId: UserId; day: LocalDate; guardianId: UserId },
): Promise<void> {
  await db
    .updateTable('time_requests')
    .set({ granted: true, answered_by: guardianId, answered_at: clock.now() })
    .where('user_id', '=', childId)
    .where('day', '=', day)
    .where('answered_at', 'is', null)
    .execute();
}
