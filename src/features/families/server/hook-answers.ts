import type { UserId } from '#core/ids.ts';
import { answerTo } from '#platform/composition/feature-hooks.ts';
import type { Ctx } from '#platform/ctx.ts';
import {
  childrenOfFamily,
  consentWithdrawn,
  familyPlace,
  guardianApproved,
  guardianNeeded,
  guardiansOfFamily,
  takenIntoFamily,
} from '#features/guardians/server/public.ts';
import {
  accountGivenUp,
  accountKept,
  emailKey,
  erasePerson,
  personErased,
  selectUsers,
} from '#features/people/server/public.ts';
import { signingOut } from '#features/sign-in/server/public.ts';
import {
  findOwnFamily,
  listGuardians,
  listGuardiansOfMembers,
  lockFamily,
} from '../members/server/family-rows.ts';
import { listMembersOf } from '../members/server/find-family.ts';
import { listEveryMember } from '../members/server/every-member.ts';
import { tellGuardians } from '../members/server/guardians-of.ts';
import { handOver } from '../members/server/hand-over.ts';
import { findRoleBefore, releaseMember } from '../members/server/release-member.ts';
import { findFamilyPlace, takeIn } from '../taking-in/server/take-in.ts';
import { forgetFamilyDevice } from '../swap/server/devices.ts';

/** What families answer when lower features announce or ask something. */
export const hookAnswers = [
  answerTo(childrenOfFamily, (ctx, { emailAddress }) => listChildrenByAddress(ctx, emailAddress)),
  answerTo(familyPlace, findFamilyPlace),
  answerTo(takenIntoFamily, (ctx, naming) => takeIn(ctx, naming, { who: 'guardian', why: 'mail link' })),
  answerTo(guardiansOfFamily, (ctx, { childIds }) => listGuardiansOfMembers(ctx, childIds)),
  answerTo(signingOut, forgetFamilyDevice),
  ...[guardianApproved, guardianNeeded, consentWithdrawn, accountGivenUp, accountKept, personErased].map(
    (hook) => answerTo(hook, (ctx, { userId }) => tellGuardians(ctx, userId)),
  ),
  answerTo(personErased, (ctx, { userId }) => leaveFamily(ctx, userId)),
];

async function listChildrenByAddress(ctx: Ctx, emailAddress: string): Promise<UserId[]> {
  const guardian = await selectUsers(ctx.db)
    .select('id')
    .where('email_key', '=', emailKey(emailAddress))
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  if (!guardian) return [];
  return (await listMembersOf(ctx, guardian.id)).map(({ id }) => id as UserId);
}

/**
 * A guardian is about to be erased. Another one carries on, and is on record for the children from now on; if there is none,
 * they are erased too: nothing would say whose they were. A child who brought an account along has it for herself again.
 */
async function leaveFamily(ctx: Ctx, userId: UserId): Promise<void> {
  const familyId = await findOwnFamily(ctx, userId);
  if (familyId === undefined) return;
  await lockFamily(ctx, familyId);
  if ((await listGuardians(ctx, familyId)).length === 1)
    for (const id of await listEveryMember(ctx, familyId))
      await ((await findRoleBefore(ctx, id)) ? releaseMember : erasePerson)(ctx, id);
  await handOver(ctx, familyId, userId);
}
