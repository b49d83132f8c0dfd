import type { UserId } from '#core/ids.ts';
import { Invalid, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { describePeople, emailKey, recordAudit } from '#features/people/server/public.ts';
import { findLink, linkOver, useLink } from '#platform/links/links.ts';
import type { ClassId } from '../contract.ts';
import type { ApproveJoinInput, JoinRequestView } from '../joining/contract.ts';
import { describeClassOf, readJoinRequest, sendClassMail } from './class-mails.ts';
import { findStanding, resumeEnrolments } from './enrolments.ts';
import { consentLink } from './link-kinds.ts';

/** More classes than anyone is waiting for, so that one request cannot trigger a flood of mail. */
const askedAtOnce = 5;

/** What an open link asks a guardian. Looking changes nothing: a mail scanner may open it. */
export async function describeJoinRequest(ctx: Ctx, token: string): Promise<JoinRequestView> {
  const link = await findLink(ctx, consentLink, token);
  if (!link) throw new NotFound();
  const { classId } = readJoinRequest(link.subject);
  if ((await findStanding(ctx, classId, link.userId))?.why !== 'guardian') throw new NotFound();
  return describeRequest(ctx, classId, link.userId);
}

/**
 * A guardian lets a minor join a class: of several answers one counts, the others conflict. The guardian must enter the
 * address that the mail went to; a wrong one does not use up the link. If no seat is free, the minor waits for one.
 */
export async function approveJoin(
  ctx: Ctx,
  { token, emailAddress }: ApproveJoinInput,
): Promise<JoinRequestView> {
  return inTransaction(ctx, async (ctx) => {
    const { userId, subject } = await useLink(ctx, consentLink, token);
    const { classId, address } = readJoinRequest(subject);
    if (emailKey(address) !== emailKey(emailAddress))
      throw new Invalid([{ path: 'emailAddress', messageKey: 'classes.field.guardianAddress' }]);
    if ((await resumeEnrolments(ctx, { userId, why: 'guardian', classId })) === 0) throw linkOver();
    await recordAudit(ctx, {
      who: 'guardian',
      what: 'class.approved',
      subject: userId,
      why: 'mail link',
      before: { classId, approved: false },
      after: { classId, approved: true },
    });
    return describeRequest(ctx, classId, userId);
  });
}

/** Writes to a guardian about each class of a minor that is waiting for his approval; false if none is. */
export async function askGuardian(ctx: Ctx, userId: UserId, guardianAddress: string): Promise<boolean> {
  const rows = await ctx.db
    .selectFrom('class_students')
    .select('class_id')
    .where('user_id', '=', userId)
    .where('why', '=', 'guardian')
    .orderBy('place')
    .limit(askedAtOnce)
    .execute();
  for (const { class_id: classId } of rows)
    await sendClassMail(ctx, { classId, userId, to: guardianAddress });
  return rows.length > 0;
}

/** The classes that a minor joins once her account is approved, to show to the guardian. */
export async function listAwaiting(ctx: Ctx, userId: UserId): Promise<{ name: string; teacher: string }[]> {
  const rows = await ctx.db
    .selectFrom('class_students')
    .select('class_id')
    .where('user_id', '=', userId)
    .where('why', '=', 'account')
    .orderBy('place')
    .execute();
  const classes: { name: string; teacher: string }[] = [];
  // One at a time: this may be a transaction, which has one connection.
  for (const { class_id } of rows) {
    const { className: name, teacher } = await describeClassOf(ctx, class_id);
    classes.push({ name, teacher });
  }
  return classes;
}

async function describeRequest(ctx: Ctx, classId: ClassId, userId: UserId): Promise<JoinRequestView> {
  const person = (await describePeople(ctx, [userId])).get(userId);
  if (!person) throw new NotFound();
  return { firstName: person.firstName, ...(await describeClassOf(ctx, classId)) };
}
