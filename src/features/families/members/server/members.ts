import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { Forbidden, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import {
  adultFrom,
  eraseDate,
  findVerifiedAddress,
  giveUpAccounts,
  keepGivenUpAccount,
  recordAudit,
  selectUsers,
  updateUsers,
} from '#features/people/server/public.ts';
import { findConsentAge } from '#features/guardians/server/public.ts';
import { endSessionsOf } from '#features/sign-in/server/public.ts';
import type { FamilyId, FamilyMember, MemberInput, NewMember } from '../contract.ts';
import { findMemberView } from './describe-family.ts';
import { enterFamily } from './enter-family.ts';
import { findOwnFamily, lockFamily, takeOwnFamily } from './family-rows.ts';
import { requireGrownUp, requireOwnMember } from './family.ts';
import { choose } from './choose-categories.ts';
import { makeMemberAccount, refuseWrongMember } from './member-account.ts';
import { releaseMember } from './release-member.ts';
import { refuseWithoutSeat } from './seats.ts';

/**
 * Adds a child to the caller's family. The guardian's address is verified, since it is the record of her consent; the last
 * seat goes to one of several requests at once.
 */
export async function addMember(ctx: Ctx, member: NewMember): Promise<FamilyMember> {
  const guardianId = await requireGrownUp(ctx);
  await refuseWrongMember(ctx, member);
  return inTransaction(ctx, async (ctx) => {
    const emailAddress = await findVerifiedAddress(ctx, guardianId);
    if (emailAddress === undefined) throw new Forbidden('email_unverified', 'families.refusal.proveAddress');
    const familyId = await takeOwnFamily(ctx, guardianId);
    await refuseWithoutSeat(ctx, familyId);
    const id = await makeMember(ctx, { familyId, guardianId, emailAddress }, member);
    return getView(ctx, familyId, id);
  });
}

/** The family, locked, and the guardian of it who adds someone, with the address that she has proved. */
interface Adding {
  familyId: FamilyId;
  guardianId: UserId;
  emailAddress: string;
}

/** Makes a child's account and lets her into the family. Whether there is a seat is for the caller to ask. */
export async function makeMember(
  ctx: Ctx,
  { familyId, guardianId, emailAddress }: Adding,
  member: NewMember,
): Promise<UserId> {
  const memberId = await makeMemberAccount(ctx, guardianId, emailAddress, member);
  await enterFamily(ctx, { familyId, memberId, guardianId, color: member.color });
  await recordAudit(ctx, {
    who: guardianId,
    what: 'family.member_added',
    subject: memberId,
    after: { role: 'home', approved: true },
  });
  return memberId;
}

/** Changes what was sent of a member. */
export async function updateMember(ctx: Ctx, { id, ...input }: MemberInput): Promise<FamilyMember> {
  await requireGrownUp(ctx);
  return inTransaction(ctx, async (ctx) => {
    const { memberId, familyId } = await requireOwnMember(ctx, id);
    const { avatar, country, ...before } = await selectUsers(ctx.db)
      .select(['avatar', 'country', 'hidden_categories', 'shown_categories'])
      .where('id', '=', memberId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    await refuseWrongMember(ctx, input, avatar);
    const consentAge = await findConsentAge(ctx, country ?? undefined);
    const changes = {
      ...(input.firstName !== undefined && { first_name: input.firstName }),
      ...(input.lastName !== undefined && { last_name: input.lastName }),
      ...(input.gender !== undefined && { gender: input.gender }),
      ...(input.birthYear !== undefined && {
        birth_year: input.birthYear,
        adult_from: adultFrom(input.birthYear, consentAge),
      }),
      ...(input.avatar !== undefined && { avatar: input.avatar }),
      ...(input.language !== undefined && { language: input.language }),
      ...(input.place !== undefined && { place: input.place }),
      ...(input.classicMode !== undefined && { classic_mode: input.classicMode }),
      ...(input.categories !== undefined && choose(before, input.categories)),
    };
    if (Object.keys(changes).length > 0)
      await updateUsers(ctx.db).set(changes).where('id', '=', memberId).execute();
    if (input.color !== undefined)
      await ctx.db
        .updateTable('family_members')
        .set({ color: input.color })
        .where('user_id', '=', memberId)
        .execute();
    return getView(ctx, familyId, memberId);
  });
}

/**
 * Removes a member: she is signed out everywhere at once, and her account is erased after 30 days unless she is kept. Again
 * it changes nothing. One who brought an account along leaves with it, and nothing is erased.
 */
export async function removeMember(ctx: Ctx, { id }: { id: string }): Promise<FamilyMember> {
  const guardianId = await requireGrownUp(ctx);
  return inTransaction(ctx, async (ctx) => {
    const { familyId, member } = await lockOwn(ctx, id);
    if (member.eraseAt !== null) return member;
    const memberId = member.id as UserId;
    if (member.hasOwnAccount) {
      await releaseMember(ctx, memberId);
      await recordAudit(ctx, { who: guardianId, what: 'family.member_released', subject: memberId });
      return member;
    }
    await giveUpAccounts(ctx, [memberId], eraseDate(ctx.clock.now()));
    await endSessionsOf(ctx, memberId);
    await recordAudit(ctx, { who: guardianId, what: 'family.member_removed', subject: memberId });
    return getView(ctx, familyId, memberId);
  });
}

/** Undoes a removal, if there is still a seat. Again it changes nothing. */
export async function keepMember(ctx: Ctx, { id }: { id: string }): Promise<FamilyMember> {
  const guardianId = await requireGrownUp(ctx);
  return inTransaction(ctx, async (ctx) => {
    const { familyId, member } = await lockOwn(ctx, id);
    if (member.eraseAt === null) return member;
    await refuseWithoutSeat(ctx, familyId);
    const memberId = member.id as UserId;
    await keepGivenUpAccount(ctx, memberId);
    await recordAudit(ctx, { who: guardianId, what: 'family.member_kept', subject: memberId });
    return getView(ctx, familyId, memberId);
  });
}

/** One who is or was a member of the caller's family, which is locked. */
async function lockOwn(ctx: Ctx, id: string): Promise<{ familyId: FamilyId; member: FamilyMember }> {
  const familyId = await findOwnFamily(ctx, signedIn(ctx).userId);
  if (familyId === undefined) throw new NotFound();
  await lockFamily(ctx, familyId);
  return { familyId, member: await getView(ctx, familyId, id) };
}

async function getView(ctx: Ctx, familyId: FamilyId, id: string): Promise<FamilyMember> {
  const view = await findMemberView(ctx, familyId, id);
  if (!view) throw new NotFound();
  return view;
}
