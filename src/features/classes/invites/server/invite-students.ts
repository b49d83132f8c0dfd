import { randomUUID } from 'node:crypto';
import type { UserId } from '#core/ids.ts';
import { Conflict, TooMany } from '#core/refusals.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { emailKey, findSender, type HeldQuota, type MailQuota } from '#features/people/server/public.ts';
import type { ClassId } from '#features/classes/contract.ts';
import { studentsAtOnce } from '#features/classes/policy.ts';
import type { NewStudent } from '#features/classes/adding/contract.ts';
import { mailInvite } from './invite-mail.ts';
import type { InviteRow } from './invite-rows.ts';

/** Open ones per class: as many as one list may have. */
const invitesAtMost = studentsAtOnce;

export type Addressed = NewStudent & { emailAddress: string };

/**
 * The mail quotas of the students who have an address, by its key. Refuses an educator who has not verified her own.
 */
export async function sharesOfInvites(
  ctx: RequestCtx,
  students: readonly NewStudent[],
): Promise<Record<string, MailQuota>> {
  const addressed = students.flatMap(({ emailAddress }) =>
    emailAddress === undefined ? [] : [emailAddress],
  );
  if (addressed.length === 0) return {};
  const sender = await findSender(ctx);
  return Object.fromEntries(
    addressed.map((to) => [emailKey(to), { to, purpose: 'invitation', sender } satisfies MailQuota]),
  );
}

/** Which of these students can still be sent mail today. Refuses with TooMany an educator who may send none of them any. */
export function findMailable(
  students: readonly NewStudent[],
  held: Readonly<Record<string, HeldQuota>>,
): Addressed[] {
  const quotaOf = (address: string) => held[emailKey(address)];
  const mailable = students.flatMap(({ emailAddress, ...student }) =>
    emailAddress !== undefined && quotaOf(emailAddress)?.mayGo ? [{ ...student, emailAddress }] : [],
  );
  const waits = students.flatMap(({ emailAddress = '' }) => quotaOf(emailAddress)?.senderWaits ?? []);
  if (mailable.length === 0 && waits.length > 0) throw new TooMany(Math.min(...waits));
  return mailable;
}

interface NewInvites {
  educatorId: UserId;
  classId: ClassId;
  students: readonly Addressed[];
}

/** Mails each of them a link of her own to a class. Call it in a transaction that holds the educator's room. */
export async function inviteStudents(ctx: Ctx, { educatorId, classId, students }: NewInvites): Promise<void> {
  if (students.length === 0) return;
  const { open } = await ctx.db
    .selectFrom('class_invites')
    .select(({ fn }) => fn.countAll<string>().as('open'))
    .where('class_id', '=', classId)
    .where('claimed_by', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(open) + students.length > invitesAtMost)
    throw new Conflict('too_many_invites', 'classes.refusal.tooManyInvites');
  for (const [index, student] of students.entries()) {
    const invite = await keepInvite(ctx, classId, student, index);
    await mailInvite(ctx, educatorId, invite);
  }
}

/** A new invitation, or the expired one for this address, in the order of the list. */
async function keepInvite(
  ctx: Ctx,
  classId: ClassId,
  { firstName, lastName, emailAddress }: Addressed,
  index: number,
): Promise<InviteRow> {
  const now = ctx.clock.now();
  return ctx.db
    .insertInto('class_invites')
    .values({
      id: randomUUID(),
      class_id: classId,
      email_address: emailAddress,
      email_key: emailKey(emailAddress),
      first_name: firstName,
      last_name: lastName,
      created_at: new Date(now.getTime() + index),
      sent_at: now,
      claimed_by: null,
    })
    .onConflict((conflict) => conflict.columns(['class_id', 'email_key']).doUpdateSet({ sent_at: now }))
    .returningAll()
    .executeTakeFirstOrThrow();
}
