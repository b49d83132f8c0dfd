import { Conflict, NotFound } from '#core/refusals.ts';
import type { UserId } from '#core/ids.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { ChildView } from '../contract.ts';
import { erasePerson, recordAudit, selectUsers, updateUsers } from '#features/people/server/public.ts';
import { endLinks, findLink, linkOver, useLink, type UsedLink } from '#platform/links/links.ts';
import {
  classesAwaited,
  consentWithdrawn,
  familyPlace,
  guardianApproved,
  takenIntoFamily,
} from './guardian-hooks.ts';
import { sendConsentMail, sendErasedMail, sendWithdrawnMail } from './guardian-mails.ts';
import { guardianLinks } from '#features/guardians/consent/server/link-kinds.ts';

/** Sent to every process when a guardian has approved or withdrawn, with the child's id. */
export const consentStatusChanged = 'guardians.consent.changed';

const consentLinks = {
  guardian: guardianLinks.guardian,
  'guardian-withdrawal': guardianLinks.guardianWithdrawal,
};
type ConsentLink = keyof typeof consentLinks;

/** Whom a guardian's open link is about. Looking changes nothing: a mail scanner may open it. */
export async function describeChild(ctx: Ctx, kind: ConsentLink, token: string): Promise<ChildView> {
  const link = await findLink(ctx, consentLinks[kind], token);
  if (!link) throw new NotFound();
  return findChild(ctx, link);
}

/**
 * A guardian approves: the child's sessions resume at once, everywhere. The guardian gets a second mail, from which the
 * approval can be withdrawn at any time. If the child should enter her family and there is no seat, nothing happens and the
 * link stays open.
 */
export async function approveMinor(
  ctx: Ctx,
  token: string,
  { intoFamily = false }: { intoFamily?: boolean | undefined } = {},
): Promise<ChildView> {
  return inTransaction(ctx, async (ctx) => {
    const link = await useLink(ctx, guardianLinks.guardian, token);
    const { userId, subject } = link;
    await giveApproval(ctx, userId, { who: 'guardian', why: 'mail link' });
    await sendConsentMail(ctx, { userId, to: subject });
    if (intoFamily) {
      const taken = await callHook(ctx, takenIntoFamily, { userId, emailAddress: subject });
      if (!taken.includes(true)) throw new Conflict('no_family', 'guardians.refusal.noFamily');
    }
    return findChild(ctx, link);
  });
}

/** Who gave or withdrew an approval: the reader of a mailed link, or a guardian of the child's family. */
interface Approving {
  who: string;
  why: 'mail link' | 'family';
}

/** A minor's account is approved, by a mailed link or on a guardian's page. Call it in a transaction. */
export async function giveApproval(ctx: Ctx, userId: UserId, { who, why }: Approving): Promise<void> {
  await updateUsers(ctx.db)
    .set({ guardian_approved_at: ctx.clock.now(), guardian_awaited_since: null })
    .where('id', '=', userId)
    .execute();
  await ctx.db.updateTable('guardians').set({ withdrawn_at: null }).where('user_id', '=', userId).execute();
  await endLinks(ctx, userId, [guardianLinks.guardian]);
  await callHook(ctx, guardianApproved, { userId });
  await recordAudit(ctx, {
    who,
    what: 'minor.approved',
    subject: userId,
    why,
    before: { approved: false },
    after: { approved: true },
  });
  tell(ctx, userId);
}

/**
 * A guardian withdraws: the child's sessions are refused from the next request on, and the thirty days begin again. A
 * mail confirms it, from which everything can be erased at once, or approved again.
 */
export async function withdrawApproval(ctx: Ctx, token: string): Promise<ChildView> {
  return inTransaction(ctx, async (ctx) => {
    const link = await useLink(ctx, guardianLinks.guardianWithdrawal, token);
    const { userId, subject } = link;
    await takeBackApproval(ctx, userId, { who: 'guardian', why: 'mail link' });
    await sendWithdrawnMail(ctx, { userId, to: subject });
    return findChild(ctx, link);
  });
}

/** The approval of a minor's account ends, in the same ways. Call it in a transaction. */
export async function takeBackApproval(ctx: Ctx, userId: UserId, { who, why }: Approving): Promise<void> {
  const now = ctx.clock.now();
  await updateUsers(ctx.db)
    .set({ guardian_approved_at: null, guardian_awaited_since: now })
    .where('id', '=', userId)
    .execute();
  await ctx.db.updateTable('guardians').set({ withdrawn_at: now }).where('user_id', '=', userId).execute();
  await endLinks(ctx, userId, [guardianLinks.guardian, guardianLinks.guardianWithdrawal]);
  await callHook(ctx, consentWithdrawn, { userId });
  await recordAudit(ctx, {
    who,
    what: 'minor.withdrawn',
    subject: userId,
    why,
    before: { approved: true },
    after: { approved: false },
  });
  tell(ctx, userId);
}

/**
 * A guardian refuses: the child's account is erased at once, with everything that references it by foreign key, and a
 * last mail confirms it. Refuses an expired link, and one about a child who has since come of age.
 */
export async function eraseMinor(ctx: Ctx, kind: ConsentLink, token: string): Promise<ChildView> {
  return inTransaction(ctx, async (ctx) => {
    const link = await useLink(ctx, consentLinks[kind], token);
    const { userId, subject } = link;
    const child = await findChild(ctx, link);
    const minor = await selectUsers(ctx.db)
      .select('id')
      .where('id', '=', userId)
      .where('adult_from', '>', ctx.clock.now())
      .forUpdate()
      .executeTakeFirst();
    if (!minor) throw linkOver();
    await eraseChild(ctx, userId, { to: subject, who: 'guardian', why: 'mail link' });
    return child;
  });
}

/** A guardian has a child's account erased; `to` is whom the last mail tells. Call it in a transaction. */
export async function eraseChild(
  ctx: Ctx,
  userId: UserId,
  { to, who, why }: Approving & { to: string | undefined },
): Promise<void> {
  if (to !== undefined) await sendErasedMail(ctx, { userId, to });
  await erasePerson(ctx, userId);
  await recordAudit(ctx, { who, what: 'minor.erased', subject: userId, why });
  tell(ctx, userId);
}

function tell(ctx: Ctx, userId: UserId): void {
  ctx.afterCommit(() => ctx.events.publish(consentStatusChanged, userId));
}

async function findChild(ctx: Ctx, { userId, subject }: UsedLink): Promise<ChildView> {
  const row = await selectUsers(ctx.db).select('first_name').where('id', '=', userId).executeTakeFirst();
  if (!row) throw new NotFound();
  const classes = await callHook(ctx, classesAwaited, { userId });
  const places = await callHook(ctx, familyPlace, { userId, emailAddress: subject });
  return {
    firstName: row.first_name,
    classes: classes.flat(),
    family: places.find((place) => place !== undefined) ?? null,
  };
}
