import { showClearCode } from '#core/clear-code.ts';
import { Conflict, Forbidden, NotFound } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { describePeople, withMailQuotas, type MailQuota } from '#features/people/server/public.ts';
import { findGuardian, quotaOfKnownGuardian } from '#features/guardians/server/public.ts';
import type { ClassId } from '#features/classes/contract.ts';
import type { ByCode, InvitationView } from '../contract.ts';
import { mayJoin } from '#features/classes/policy.ts';
import { sendClassMail } from '#features/classes/server/class-mails.ts';
import { findOpenClass, type OpenClass } from './codes.ts';
import { enter, findStanding, type Standing } from '#features/classes/server/enrolments.ts';

/** Which class a code opens, and the caller's standing in it. Changes nothing except the count of wrong codes. */
export async function describeInvitation(ctx: RequestCtx, { id: typed }: ByCode): Promise<InvitationView> {
  const found = await getOpenClass(ctx, typed);
  const { actor } = ctx;
  const standing = actor.kind === 'member' ? await findStanding(ctx, found.id, actor.userId) : undefined;
  return toView(ctx, found, standing);
}

/**
 * Joins the class with a code: at once, or once there is a seat, or once a minor's guardian has approved, who gets a
 * mail if he is known. A repeated call returns her standing. A visitor learns which class it is, and signs in or up.
 */
export async function joinClass(ctx: RequestCtx, { id: typed }: ByCode): Promise<InvitationView> {
  const found = await getOpenClass(ctx, typed);
  const { actor } = ctx;
  if (actor.kind === 'visitor') return toView(ctx, found, undefined);
  if (!mayJoin(actor)) throw new Forbidden('forbidden', 'classes.refusal.learnersOnly');
  const standing = await enterOrWait(ctx, found, actor);
  if (!standing) throw new NotFound();
  return toView(ctx, found, standing);
}

/** The same for an invited student; `use` uses the invitation up, unless the class is closed now. */
export async function enterByInvitation(
  ctx: RequestCtx,
  found: OpenClass,
  actor: Member,
  use: (ctx: RequestCtx) => Promise<unknown>,
): Promise<InvitationView> {
  const standing = await enterOrWait(ctx, found, actor, use);
  if (!standing) throw new Conflict('class_paused', 'classes.refusal.paused');
  return toView(ctx, found, standing);
}

type Member = Extract<RequestCtx['actor'], { kind: 'member' }>;

async function enterOrWait(
  ctx: RequestCtx,
  { id: classId, code }: OpenClass,
  actor: Member,
  use?: (ctx: RequestCtx) => Promise<unknown>,
): Promise<Standing | undefined> {
  const { userId } = actor;
  const guardian = await findGuardianToWrite(ctx, classId, actor);
  return withMailQuotas(ctx, { guardian }, (mails) =>
    inTransaction(ctx, async (ctx) => {
      const entered = await enter(ctx, { classId, code, userId });
      if (!entered) return undefined;
      await use?.(ctx);
      if (entered.isNew && entered.why === 'guardian' && guardian && mails.guardian.mayGo) {
        await sendClassMail(ctx, { classId, userId, to: guardian.to });
        mails.guardian.sent();
      }
      return entered;
    }),
  );
}

async function getOpenClass(ctx: RequestCtx, typed: string): Promise<OpenClass> {
  const found = await findOpenClass(ctx, typed);
  if (!found) throw new NotFound();
  return found;
}

/** The guardian on record to mail, if this join is waiting for him. */
async function findGuardianToWrite(
  ctx: RequestCtx,
  id: ClassId,
  { userId, awaitingGuardian }: Member,
): Promise<MailQuota | undefined> {
  if (awaitingGuardian || (await findStanding(ctx, id, userId))) return undefined;
  if (!(await describePeople(ctx, [userId])).get(userId)?.minor) return undefined;
  const to = (await findGuardian(ctx, userId))?.email_address;
  return to === undefined ? undefined : quotaOfKnownGuardian(to, userId);
}

async function toView(
  ctx: RequestCtx,
  { name, code, educatorId }: OpenClass,
  standing: Standing | undefined,
): Promise<InvitationView> {
  const teacher = (await describePeople(ctx, [educatorId])).get(educatorId)?.displayName ?? '';
  const why = standing?.why;
  return {
    name,
    teacher,
    code: showClearCode(code),
    status: standing?.status ?? null,
    why: why ? (why === 'seats' ? 'seats' : 'guardian') : null,
  };
}
