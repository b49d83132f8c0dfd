import { dayFormat } from '#core/day-format.ts';
import type { UserId } from '#core/ids.ts';
import { localDateOf, noonOf } from '#core/local-date.ts';
import { locales, type Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { placeFor } from '#platform/jewish-calendar/visitor-place.ts';
import { href } from '#urls.ts';
import { nameOfReader, genderOfReader } from '#features/people/server/public.ts';
import { sendMail } from '#platform/mail/send-mail.ts';

interface GivenUpAccount {
  userId: UserId;
  email_address: string | null;
  language: Locale;
  place: string | null;
  eraseAt: Date;
}

/**
 * Tells someone that her account is going to be erased, in case it was not she who asked. Call it in its transaction.
 */
export async function mailGivenUp(ctx: Ctx, account: GivenUpAccount): Promise<void> {
  const { userId, email_address: to, language, eraseAt } = account;
  if (to === null) return;
  const { timeZone } = placeFor(account.place ?? undefined, ctx.timeZone);
  const lastDay = noonOf(localDateOf(eraseAt, timeZone));
  const day = dayFormat(locales[language].tag, { dateStyle: 'long' }).format(lastDay);
  const gender = await genderOfReader(ctx, userId, to);
  const say = (key: string) => ctx.sayIn(language, key, { day, gender });
  await sendMail(ctx, {
    id: `given-up:${userId}:${eraseAt.getTime()}`,
    to,
    topic: 'own',
    askedBy: { userId },
    greets: await nameOfReader(ctx, userId, to),
    language,
    title: say('settings.mail.givenUpTitle'),
    text: say('settings.mail.givenUpText'),
    action: {
      label: say('settings.mail.givenUpButton'),
      path: href('login', undefined, { onSuccess: href('settingsAccount') }),
    },
    note: say('settings.mail.givenUpNote'),
  });
}
