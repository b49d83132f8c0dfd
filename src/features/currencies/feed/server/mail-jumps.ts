import { adminHref } from '#admin-urls.ts';
import type { LocalDate } from '#core/local-date.ts';
import { noonOf } from '#core/local-date.ts';
import type { Locale } from '#core/locale.ts';
import type { Currency } from '#core/money.ts';
import { decimalInLanguage } from '#core/money-text.ts';
import { listStaffWith } from '#features/people/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';
import { sendMail } from '#platform/mail/send-mail.ts';

/** A rate of the feed that finance has to decide about. */
export interface Jump {
  currency: Currency;
  before: string;
  after: string;
}

interface Jumps {
  host: string;
  day: LocalDate;
  jumps: readonly Jump[];
}

/** Tells everyone of finance which rates the feed says that are not in force, as part of the transaction. */
export async function mailJumps(ctx: Ctx, { host, day, jumps }: Jumps): Promise<void> {
  const which = jumps.map(({ currency, after }) => `${currency}=${after}`).join();
  for (const { id: userId, emailAddress, language } of await listStaffWith(ctx, 'money.act')) {
    const say = (key: string, values?: Record<string, string>) => ctx.sayIn(language, key, values);
    await sendMail(ctx, {
      id: `currencies.jumps:${day}:${which}:${userId}`,
      to: emailAddress,
      topic: 'own',
      language,
      title: say('currencies.mail.jumpTitle'),
      text: [
        say('currencies.mail.jumpText', { host, day: dayIn(day, language) }),
        ...jumps.map(({ currency, before, after }) =>
          say('currencies.mail.jumpLine', {
            currency,
            before: decimalInLanguage(before, language),
            after: decimalInLanguage(after, language),
          }),
        ),
      ],
      action: { label: say('currencies.mail.jumpOpen'), path: adminHref('adminRates') },
      note: say('currencies.mail.jumpNote'),
    });
  }
}

function dayIn(day: LocalDate, language: Locale): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(noonOf(day));
}
