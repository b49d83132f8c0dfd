import { signedIn } from '../../../core/actor.ts';
import type { UserId } from '../../../core/ids.ts';
import { Conflict, Forbidden, TooMany } from '../../../core/refusals.ts';
import type { Ctx, RequestCtx } from '../../../platform/ctx.ts';
import { href } from '../../../urls.ts';
import {
  createLink,
  describePeople,
  emailKey,
  findLink,
  mayMail,
  sendLinkMail,
  useLink,
} from '../../accounts/server/public.ts';
import type { ClassId } from '../contract.ts';
import type { NewStudent } from '../contract-cards.ts';
import type { InvitationView } from '../contract-joining.ts';
import { mayJoin } from '../policy.ts';
import { describeClassOf } from './class-mails.ts';
import { enterByInvitation } from './joining.ts';

/** Of one educator. More than her seats: invitations get lost. */
const perEducator = { tries: 100, seconds: 86_400 };

/** To whom of these students a mail may go today, each once. Refuses an educator who has invited a hundred in a day. */
export async function takeMailable(
  ctx: RequestCtx,
  educatorId: UserId,
  students: readonly NewStudent[],
): Promise<string[]> {
  const addressed = new Map(
    students.flatMap(({ emailAddress }) => (emailAddress ? [[emailKey(emailAddress), emailAddress]] : [])),
  );
  const mailable: string[] = [];
  for (const address of addressed.values()) {
    const taken = await ctx.limits.take(`classes.invites:${educatorId}`, perEducator);
    if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
    if (await mayMail(ctx, address)) mailable.push(address);
  }
  return mailable;
}

/** Mails each of these addresses a link of its own into a class, in its teacher's language. Call it in a transaction. */
export async function mailInvites(
  ctx: Ctx,
  invites: { educatorId: UserId; classId: ClassId; addresses: readonly string[] },
): Promise<void> {
  const { educatorId, classId, addresses } = invites;
  const { className, teacher } = await describeClassOf(ctx, classId);
  const language = (await describePeople(ctx, [educatorId])).get(educatorId)?.language ?? ctx.locale;
  const say = (key: string) => ctx.sayIn(language, key, { className, teacher });
  for (const to of addresses) {
    const token = await createLink(ctx, { kind: 'class-invite', userId: educatorId, subject: classId });
    await sendLinkMail(ctx, {
      id: `class invite ${token}`,
      to,
      language,
      title: say('classes.mail.inviteTitle'),
      text: say('classes.mail.inviteText'),
      action: { label: say('classes.mail.inviteAction'), path: href('invite', { token }) },
      note: say('classes.mail.inviteNote'),
    });
  }
}

/** Which class an open invitation is to; undefined for what is none. Looking changes nothing. */
export async function findInvite(
  ctx: Ctx,
  token: string,
): Promise<{ className: string; teacher: string } | undefined> {
  const link = await findLink(ctx, 'class-invite', token);
  const found = link && (await findClass(ctx, link.subject as ClassId));
  return found && describeClassOf(ctx, found.id);
}

/**
 * Joins the class that a mail invites to, or waits for it as with its code; of several who claim one invitation the first
 * is in. Refuses with `link_over`, and with `class_paused` without using it up.
 */
export async function claimInvite(ctx: RequestCtx, token: string): Promise<InvitationView> {
  const member = signedIn(ctx);
  if (!mayJoin(member)) throw new Forbidden('forbidden', 'classes.refusal.learnersOnly');
  const link = await findLink(ctx, 'class-invite', token);
  const found = link && (await findClass(ctx, link.subject as ClassId));
  if (!found) throw new Conflict('link_over', 'accounts.refusal.linkOver');
  return enterByInvitation(ctx, found, member, (ctx) => useLink(ctx, 'class-invite', token));
}

/** Also where its code is paused. */
async function findClass({ db }: Pick<Ctx, 'db'>, id: ClassId) {
  return db
    .selectFrom('classes')
    .select(['id', 'educator_id as educatorId', 'name', 'code'])
    .where('id', '=', id)
    .executeTakeFirst();
}
