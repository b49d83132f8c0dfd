import { daySeconds } from '#core/durations.ts';
import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { Conflict, NotFound, TooMany } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { endLinks } from '#platform/links/links.ts';
import { mailLink } from '#platform/links/mail-link.ts';
import { mailWords } from '#platform/mail/mail-words.ts';
import { href } from '#urls.ts';
import { limitResending, showAddress, withMailQuotas } from '#features/people/server/public.ts';
import { shareOfVerification } from '#features/sign-in/server/public.ts';
import { maskAddress } from '#features/families/grown-ups/policy.ts';
import { requireOwnMember } from '#features/families/members/server/family.ts';
import type { AddressAsked, OfferInput } from '../contract.ts';
import { findGrownMember } from './grown-member.ts';
import { ownAccountLink } from './link-kinds.ts';

/** A guardian has the link mailed. */
export async function offerOwnAccount(
  ctx: RequestCtx,
  { id, emailAddress }: OfferInput,
): Promise<AddressAsked> {
  const { memberId } = await requireOwnMember(ctx, id);
  return mailOwnAccount(ctx, memberId, emailAddress);
}

/** She has it mailed herself. */
export async function askForOwnAccount(ctx: RequestCtx, emailAddress: string): Promise<AddressAsked> {
  return mailOwnAccount(ctx, signedIn(ctx).userId, emailAddress);
}

/**
 * Mails a link to the address that is to be hers; one sent before no longer works. Once a minute and five times a day. Nothing
 * says whether the address has an account; only its reader will learn.
 */
async function mailOwnAccount(ctx: RequestCtx, memberId: UserId, to: string): Promise<AddressAsked> {
  const member = await findGrownMember(ctx, memberId);
  if (!member) throw new NotFound();
  if (!member.isOfAge) throw new Conflict('not_of_age', 'families.refusal.notOfAge');
  const { firstName, language } = member;
  await limitResending(ctx, `own-account:${memberId}`);
  const say = mailWords(ctx, language, { name: firstName });
  await withMailQuotas(ctx, { mail: shareOfVerification(to) }, async ({ mail }) => {
    if (!mail.mayGo) throw new TooMany(daySeconds);
    await inTransaction(ctx, async (ctx) => {
      await endLinks(ctx, memberId, [ownAccountLink]);
      await mailLink(ctx, { kind: ownAccountLink, userId: memberId, subject: to }, (token) => ({
        to,
        topic: 'own',
        language,
        title: say('families.mail.ownAccountTitle'),
        text: say('families.mail.ownAccountText'),
        action: { label: say('families.mail.ownAccountAction'), path: href('ownAccount', { token }) },
        note: say('families.mail.ownAccountNote'),
      }));
    });
    mail.sent();
  });
  return { maskedAddress: maskAddress(showAddress(to)) };
}
