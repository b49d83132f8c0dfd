import { isChildAccount } from '#core/access.ts';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { tellPerson } from '#platform/events/tell-person.ts';
import type { FamilyPlace } from '#features/guardians/server/public.ts';
import { notify } from '#features/notifications/server/public.ts';
import {
  emailKey,
  isMinor,
  lockPerson,
  recordAudit,
  selectUsers,
  updateUsers,
} from '#features/people/server/public.ts';
import { href } from '#urls.ts';
import { enterFamily } from '#features/families/members/server/enter-family.ts';
import {
  findBelonging,
  findOwnFamily,
  listGuardians,
  takeOwnFamily,
} from '#features/families/members/server/family-rows.ts';
import { hasSeat, refuseWithoutSeat } from '#features/families/members/server/seats.ts';
import { roleToKeep } from '../policy.ts';

interface Naming {
  userId: UserId;
  /** Of the guardian on record, proved by a mailed link or by her account. */
  emailAddress: string;
}

/** What a minor would find in the family of the guardian whom she has named; undefined where she cannot enter one. */
export async function findFamilyPlace(
  ctx: Ctx,
  { userId, emailAddress }: Naming,
): Promise<FamilyPlace | undefined> {
  const guardianId = await findGrownUp(ctx, emailAddress);
  if (guardianId === undefined) return undefined;
  const familyId = await findOwnFamily(ctx, guardianId);
  const own = await findBelonging(ctx, userId);
  if (own) return own.familyId === familyId ? 'joined' : undefined;
  if (!(await findRoleToKeep(ctx, userId))) return undefined;
  return (await hasSeat(ctx, guardianId, familyId)) ? 'open' : 'full';
}

/**
 * A minor who signed up herself enters the family of the guardian whom she has named, with her account as it is: she keeps her
 * address, her password and all that she has learned and made. If she is in it already, she stays; false if she cannot
 * enter. Refuses where there is no seat. Call it in the transaction of the approval.
 */
export async function takeIn(
  ctx: Ctx,
  { userId, emailAddress }: Naming,
  { who, why }: { who: string; why?: 'mail link' },
): Promise<boolean> {
  await lockPerson(ctx, userId);
  const guardianId = await findGrownUp(ctx, emailAddress);
  if (guardianId === undefined) return false;
  const own = await findBelonging(ctx, userId);
  if (own) return own.familyId === (await findOwnFamily(ctx, guardianId));
  const roleBefore = await findRoleToKeep(ctx, userId);
  if (!roleBefore) return false;
  const familyId = await takeOwnFamily(ctx, guardianId);
  await refuseWithoutSeat(ctx, familyId);
  await updateUsers(ctx.db).set({ role: 'home' }).where('id', '=', userId).execute();
  await enterFamily(ctx, { familyId, memberId: userId, guardianId, roleBefore });
  await recordAudit(ctx, {
    who,
    what: 'family.member_taken_in',
    subject: userId,
    ...(why && { why }),
    before: { role: roleBefore },
    after: { role: 'home' },
  });
  await tell(ctx, userId, { guardianId, guardianIds: await listGuardians(ctx, familyId) });
  return true;
}

/** She hears whose family she is in, and the other guardian that she is. Open pages of all of them load it. */
async function tell(
  ctx: Ctx,
  childId: UserId,
  { guardianId, guardianIds }: { guardianId: UserId; guardianIds: readonly UserId[] },
): Promise<void> {
  tellPerson(ctx, childId, 'standing');
  await notify(ctx, {
    to: childId,
    kind: 'families.takenIn',
    data: { guardianId },
    href: href('home'),
  });
  for (const to of guardianIds) {
    tellPerson(ctx, to, 'family');
    if (to !== guardianId)
      await notify(ctx, { to, kind: 'families.childTakenIn', data: { childId }, href: href('family') });
  }
}

/** Who has proved that this address is hers, if she is old enough to answer for others. */
async function findGrownUp({ db, clock }: Ctx, emailAddress: string): Promise<UserId | undefined> {
  const row = await selectUsers(db)
    .select(['id', 'role', 'adult_from'])
    .where('email_key', '=', emailKey(emailAddress))
    .where('email_verified_at', 'is not', null)
    .where('erase_at', 'is', null)
    .executeTakeFirst();
  if (!row || isChildAccount({ role: row.role, minor: isMinor(row.adult_from, clock.now()) }))
    return undefined;
  return row.id;
}

async function findRoleToKeep({ db, clock }: Ctx, userId: UserId) {
  const row = await selectUsers(db)
    .select(['role', 'adult_from', 'email_address', 'erase_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return (
    row &&
    roleToKeep({
      role: row.role,
      minor: isMinor(row.adult_from, clock.now()),
      hasAddress: row.email_address !== null,
      givenUp: row.erase_at !== null,
    })
  );
}
