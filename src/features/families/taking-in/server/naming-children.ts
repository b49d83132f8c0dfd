import type { UserId } from '#core/ids.ts';
import { Conflict, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { giveApproval, listNaming, sendConsentMail } from '#features/guardians/server/public.ts';
import { describePeople, findVerifiedAddress, lockPerson } from '#features/people/server/public.ts';
import { toAvatarObj } from '#features/families/members/server/describe-family.ts';
import { findOwnFamily } from '#features/families/members/server/family-rows.ts';
import { requireGrownUp } from '#features/families/members/server/family.ts';
import { hasSeat } from '#features/families/members/server/seats.ts';
import type { NamingAnswer, NamingChildren } from '../contract.ts';
import { takeIn } from './take-in.ts';

/** The minors who have named the caller and belong to no family. */
export async function listNamingChildren(ctx: Ctx): Promise<NamingChildren> {
  const guardianId = await requireGrownUp(ctx);
  const emailAddress = await findVerifiedAddress(ctx, guardianId);
  const all = emailAddress === undefined ? [] : await listNaming(ctx, emailAddress);
  const naming = all.filter(({ role }) => role !== 'home');
  const people = await describePeople(
    ctx,
    naming.map(({ id }) => id),
  );
  return {
    items: naming.flatMap(({ id, approved }) => {
      const person = people.get(id);
      return person
        ? [{ id, firstName: person.firstName, avatarObj: toAvatarObj(person.avatar), approved }]
        : [];
    }),
    hasSeat: naming.length > 0 && (await hasSeat(ctx, guardianId, await findOwnFamily(ctx, guardianId))),
  };
}

/**
 * The caller approves the account of a minor who has named her, and takes her into her family if she wants to; a second mail
 * confirms the approval and can withdraw it, as after a mailed link. The same answer twice changes nothing.
 */
export async function answerNamingChild(ctx: Ctx, { id, intoFamily }: NamingAnswer): Promise<NamingChildren> {
  const guardianId = await requireGrownUp(ctx);
  return inTransaction(ctx, async (ctx) => {
    // A link in a mail may be answering at this moment.
    await lockPerson(ctx, id as UserId);
    const emailAddress = await findVerifiedAddress(ctx, guardianId);
    const child = emailAddress && (await listNaming(ctx, emailAddress)).find((one) => one.id === id);
    if (!child) throw new NotFound();
    if (!child.approved) {
      await giveApproval(ctx, child.id, { who: guardianId, why: 'family' });
      await sendConsentMail(ctx, { userId: child.id, to: emailAddress });
    }
    if (intoFamily && !(await takeIn(ctx, { userId: child.id, emailAddress }, { who: guardianId })))
      throw new Conflict('no_family', 'families.refusal.notTakenIn');
    return listNamingChildren(ctx);
  });
}
