import type { Ctx } from '#platform/ctx.ts';
import { sendMail } from '#platform/mail/send-mail.ts';
import { placeOfDonation } from '#features/donations/server/donation-rows.ts';
import { href } from '#urls.ts';
import { listGiftsOfYear } from './gifts-of-year.ts';
import type { SummaryRow } from './make-summary.ts';

const texts = {
  summary: ['donations.mail.summaryText', 'donations.mail.summaryRefunds'],
  summaryLink: ['donations.mail.summaryLinkText'],
} as const;

/** Mails a donor the address of a summary, in her language, in the caller's transaction. `once` names the mail among all of its kind. */
export async function tellOfSummary(
  ctx: Ctx,
  { year, address_mark, sealed_address, sealed_token, language }: SummaryRow,
  { kind, once }: { kind: keyof typeof texts; once: string },
): Promise<void> {
  const latest = (await listGiftsOfYear(ctx, { addressMark: address_mark, year })).at(-1);
  // As a number in a message it would get a separator of thousands.
  const say = (key: string) => ctx.sayIn(language, key, { year: String(year) });
  await sendMail(ctx, {
    id: `donations.${kind}:${once}`,
    to: ctx.sealing.open(sealed_address),
    topic: 'own',
    ...(latest && { askedBy: { timeZone: placeOfDonation(latest).timeZone } }),
    language,
    title: say('donations.mail.summaryTitle'),
    text: texts[kind].map(say),
    action: {
      label: say('donations.mail.summaryOpen'),
      path: href('donationSummary', { token: ctx.sealing.open(sealed_token) }),
    },
    note: say('donations.mail.summaryNote'),
  });
}
