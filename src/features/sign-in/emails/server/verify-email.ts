import { addressProved } from '#features/sign-in/server/sign-in-hooks.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import { daySeconds } from '#core/durations.ts';
import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import type { Locale } from '#core/locale.ts';
import { NotFound, SignInRequired, TooMany } from '#core/refusals.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { href } from '#urls.ts';
import type { LinkInput, LinkState } from '../contract.ts';
import {
  emailKey,
  limitResending,
  selectUsers,
  type MailQuota,
  updateUsers,
  withMailQuotas,
} from '#features/people/server/public.ts';
import {
  endLinks,
  findLink,
  findUsedLink,
  linkOver,
  takeLink,
  type UsedLink,
} from '#platform/links/links.ts';
import { mailLink } from '#platform/links/mail-link.ts';
import { signInLinks } from '#features/sign-in/emails/server/link-kinds.ts';

interface Addressee {
  userId: UserId;
  emailAddress: string;
  language: Locale;
}

/** The account that has an address is asking to verify it; requests by strangers for the same address do not count. */
export function shareOfVerification(to: string): MailQuota {
  return { to, purpose: 'verification', by: 'account' };
}

/** Mails someone to ask whether the address is hers. Call it in the transaction that gave her the address. */
export async function mailVerification(
  ctx: Ctx,
  { userId, emailAddress, language }: Addressee,
): Promise<void> {
  const subject = emailKey(emailAddress);
  await mailLink(ctx, { kind: signInLinks.verify, userId, subject }, (token) => ({
    to: emailAddress,
    topic: 'own',
    language,
    title: ctx.sayIn(language, 'signIn.mail.verifyTitle'),
    text: ctx.sayIn(language, 'signIn.mail.verifyText'),
    action: {
      label: ctx.sayIn(language, 'signIn.mail.verifyButton'),
      path: href('emailVerify', { token }),
    },
    note: ctx.sayIn(language, 'signIn.mail.verifyNote'),
  }));
}

/** Sends the caller another mail to verify her address; none once it is verified. At most one a minute, five a day. */
export async function sendVerification(ctx: RequestCtx): Promise<void> {
  const { userId } = signedIn(ctx);
  const user = await selectUsers(ctx.db)
    .select(['email_address', 'email_verified_at', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) throw new SignInRequired();
  if (user.email_verified_at !== null || user.email_address === null) return;
  await limitResending(ctx, `verify:${userId}`);
  const addressee = { userId, emailAddress: user.email_address, language: user.language };
  await withMailQuotas(
    ctx,
    { verification: shareOfVerification(user.email_address) },
    async ({ verification }) => {
      if (!verification.mayGo) throw new TooMany(daySeconds);
      await inTransaction(ctx, (ctx) => mailVerification(ctx, addressee));
      verification.sent();
    },
  );
}

/** What the link of a mail can still do. Refuses an expired one as not found; looking changes nothing. */
export async function describeVerification(ctx: Ctx, { token }: LinkInput): Promise<LinkState> {
  if (await isVerifiedBy(ctx, token)) return { state: 'done' };
  const link = await findLink(ctx, signInLinks.verify, token);
  if (!link || !(await hasAddress(ctx, link))) throw new NotFound();
  return { state: 'open' };
}

/**
 * Verifies the address that the link was sent to. Anyone holding the link may use it, signed in or not, and repeatedly.
 * Refuses with `link_over`, also if the account has another address by now.
 */
export async function verifyEmail(ctx: Ctx, { token }: LinkInput): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const link = await takeLink(ctx, signInLinks.verify, token);
    // Pressed on two devices, or again later.
    if (!link && (await isVerifiedBy(ctx, token))) return;
    if (!link) throw linkOver();
    const { userId, subject } = link;
    const user = await updateUsers(ctx.db)
      .set({ email_verified_at: ctx.clock.now() })
      .where('id', '=', userId)
      .where('email_key', '=', subject)
      .returning('id')
      .executeTakeFirst();
    if (!user) throw linkOver();
    await endLinks(ctx, userId, [signInLinks.verify]);
    await callHook(ctx, addressProved, { userId });
  });
}

/** Whether this link, or another in its place, was used, and the address that it was sent to is verified. */
async function isVerifiedBy(ctx: Ctx, token: string): Promise<boolean> {
  const link = await findUsedLink(ctx, signInLinks.verify, token);
  return link !== undefined && (await hasAddress(ctx, link, { verified: true }));
}

async function hasAddress(
  { db }: Pick<Ctx, 'db'>,
  { userId, subject }: UsedLink,
  { verified = false } = {},
): Promise<boolean> {
  const row = await selectUsers(db)
    .select('email_verified_at')
    .where('id', '=', userId)
    .where('email_key', '=', subject)
    .executeTakeFirst();
  return row !== undefined && (!verified || row.email_verified_at !== null);
}
