import type { Ctx } from '#platform/ctx.ts';
import { money } from '#core/money.ts';
import { moneyText } from '#core/money-text.ts';
import { sayDay } from '#core/say-day.ts';
import { mailLink } from '#platform/links/mail-link.ts';
import { mailWords, plainName } from '#platform/mail/mail-words.ts';
import { sendMail, type NewMail } from '#platform/mail/send-mail.ts';
import { findDocumentLink } from '#features/invoices/server/public.ts';
import { describePeople, readPayer } from '#features/people/server/public.ts';
import { href } from '#urls.ts';
import { readBuyer } from './buyer.ts';
import type { LicenseRow, ShareRow } from './license-rows.ts';
import { shareLink } from './link-kinds.ts';

export type MailCtx = Pick<Ctx, 'db' | 'clock' | 'sealing' | 'mails' | 'origin' | 'sayIn' | 'afterCommit'>;

/** What mails about a license say of it, in its language. */
function wordsOf({ sayIn, sealing }: MailCtx, license: LicenseRow, more: Record<string, string> = {}) {
  const { language, seats, starts_on, ends_on, due_on, total, currency } = license;
  const values = {
    school: plainName(readBuyer(sealing, license.sealed).school),
    seats,
    from: sayDay(starts_on, language),
    until: sayDay(ends_on, language),
    due: due_on === null ? '' : sayDay(due_on, language),
    total: moneyText(money(total, currency), language),
    ...more,
  };
  return (key: string) => sayIn(language, key, values);
}

/** Mails the billing contact about its invoice, with a link that shows it without an account. */
async function mailContact(
  ctx: MailCtx,
  license: LicenseRow,
  mail: { id: string; title: string; text: string; number: string },
): Promise<void> {
  const { contactEmail, purchaseOrder } = readBuyer(ctx.sealing, license.sealed);
  // Gone with the account of a holder who was erased.
  if (contactEmail === '') return;
  const link = license.invoice_id === null ? undefined : await findDocumentLink(ctx, license.invoice_id);
  const say = wordsOf(ctx, license, { number: mail.number, order: plainName(purchaseOrder) });
  await sendMail(ctx, {
    id: mail.id,
    to: contactEmail,
    topic: 'own',
    askedBy: { timeZone: license.time_zone ?? undefined },
    language: license.language,
    title: say(mail.title),
    text: [say(mail.text), ...(purchaseOrder === '' ? [] : [say('licenses.mail.order')])],
    ...(link !== undefined && {
      action: { label: say('licenses.mail.openInvoice'), path: href('invoice', { reference: link }) },
    }),
    note: say('licenses.mail.contactNote'),
  });
}

/** Mails the invoice, and tells the holder that her license is set up. */
export async function mailAccepted(ctx: MailCtx, license: LicenseRow, number: string): Promise<void> {
  await mailContact(ctx, license, {
    id: `licenses.invoice:${license.id}`,
    title: 'licenses.mail.invoiceTitle',
    text: 'licenses.mail.invoiceText',
    number,
  });
  const say = wordsOf(ctx, license);
  await mailHolder(ctx, license, {
    id: `licenses.accepted:${license.id}`,
    title: say('licenses.mail.acceptedTitle'),
    text: say('licenses.mail.acceptedText'),
    action: { label: say('licenses.mail.share'), path: href('license', { licenseId: license.id }) },
  });
}

/** Reminds the billing contact of an invoice that is due: the first time on the day itself. */
export function mailReminder(
  ctx: MailCtx,
  license: LicenseRow,
  { count, number }: { count: number; number: string },
): Promise<void> {
  return mailContact(ctx, license, {
    id: `licenses.reminder:${license.id}:${count}`,
    title: 'licenses.mail.reminderTitle',
    text: count === 1 ? 'licenses.mail.dueText' : 'licenses.mail.overdueText',
    number,
  });
}

export async function mailPaid(ctx: MailCtx, license: LicenseRow): Promise<void> {
  const say = wordsOf(ctx, license);
  await mailHolder(ctx, license, {
    id: `licenses.paid:${license.id}`,
    title: say('licenses.mail.paidTitle'),
    text: say('licenses.mail.paidText'),
    action: { label: say('licenses.mail.open'), path: href('license', { licenseId: license.id }) },
  });
}

/** Says why a request was declined, or a license ended, in the words of finance. */
export async function mailEnded(
  ctx: MailCtx,
  license: LicenseRow,
  { what, reason }: { what: 'declined' | 'canceled'; reason: string },
): Promise<void> {
  const say = wordsOf(ctx, license);
  const [title, text] =
    what === 'declined'
      ? [say('licenses.mail.declinedTitle'), say('licenses.mail.declinedText')]
      : [say('licenses.mail.canceledTitle'), say('licenses.mail.canceledText')];
  await mailHolder(ctx, license, {
    id: `licenses.${what}:${license.id}`,
    title,
    text: [text, ...reason.split(/\n\s*\n/).map((paragraph) => paragraph.trim())],
    action: { label: say('licenses.mail.toPage'), path: href('licenses') },
  });
}

async function mailHolder(
  ctx: MailCtx,
  license: LicenseRow,
  mail: Pick<NewMail, 'id' | 'title' | 'text'> & { action: NonNullable<NewMail['action']> },
): Promise<void> {
  if (license.holder_id === null) return;
  const { emailAddress, name } = await readPayer(ctx, license.holder_id);
  if (emailAddress === undefined) return;
  await sendMail(ctx, {
    ...mail,
    to: emailAddress,
    topic: 'own',
    askedBy: { userId: license.holder_id },
    language: license.language,
    greets: name,
    note: ctx.sayIn(license.language, 'licenses.mail.holderNote'),
  });
}

/** Mails a colleague a link that takes her seats, in the language of the holder. Call it in a transaction. */
export async function mailInvitation(ctx: MailCtx, license: LicenseRow, share: ShareRow): Promise<void> {
  const holderId = license.holder_id;
  const holder = holderId === null ? undefined : (await describePeople(ctx, [holderId])).get(holderId);
  const { language } = license;
  const { school } = readBuyer(ctx.sealing, license.sealed);
  const say = mailWords(ctx, language, {
    name: holder?.displayName ?? '',
    school,
    seats: String(share.seats),
    until: sayDay(license.ends_on, language),
  });
  await mailLink(ctx, { kind: shareLink, subject: share.id }, (token) => ({
    to: ctx.sealing.open(share.sealed_email),
    topic: 'invitations',
    ...(holderId !== null && { askedBy: { userId: holderId } }),
    language,
    title: say('licenses.mail.shareTitle'),
    text: say('licenses.mail.shareText'),
    action: { label: say('licenses.mail.shareAction'), path: href('licenseInvitation', { token }) },
    note: say('licenses.mail.shareNote'),
  }));
}
