import { adminHref } from '#admin-urls.ts';
import { money } from '#core/money.ts';
import { moneyText } from '#core/money-text.ts';
import type { Ctx } from '#platform/ctx.ts';
import { mailWords } from '#platform/mail/mail-words.ts';
import { sendMail } from '#platform/mail/send-mail.ts';
import { listStaffWith } from '#features/people/server/public.ts';
import type { DonationRow } from './donation-rows.ts';

/** Asks everyone of finance to look at a large donation, once for each sum. */
export async function tellFinance(ctx: Ctx, donation: DonationRow): Promise<void> {
  const { id, total, currency, donor_name } = donation;
  for (const { id: userId, emailAddress, language } of await listStaffWith(ctx, 'money.act')) {
    const say = mailWords(ctx, language, { donor: donor_name });
    await sendMail(ctx, {
      id: `donations.review:${id}:${currency}:${total}:${userId}`,
      to: emailAddress,
      topic: 'own',
      language,
      title: say('donations.mail.reviewTitle'),
      text: [
        say('donations.mail.reviewText'),
        ctx.sayIn(language, 'donations.mail.sum', { sum: moneyText(money(total, currency), language) }),
      ],
      action: {
        label: say('donations.mail.reviewOpen'),
        path: adminHref('adminDonation', { donationId: id }),
      },
      note: say('donations.mail.reviewNote'),
    });
  }
}
