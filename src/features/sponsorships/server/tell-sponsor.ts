import { addDays, type LocalDate } from '#core/local-date.ts';
import { findPlace, type Place } from '#core/places.ts';
import { sayDay } from '#core/say-day.ts';
import type { Ctx } from '#platform/ctx.ts';
import { placeFor } from '#platform/jewish-calendar/visitor-place.ts';
import { sendMail, type NewMail } from '#platform/mail/send-mail.ts';
import type { DonationFacts } from '#features/donations/server/public.ts';
import { findNearest } from '#features/sponsorships/booking/server/free-days.ts';
import { daysBefore, type Period } from '#features/sponsorships/policy.ts';
import { href } from '#urls.ts';
import { saySponsorship } from './name-sponsorship.ts';
import { sayPeriod } from './say-period.ts';
import { wordsOf, type SponsorshipRow } from './sponsorship-rows.ts';

/** What sponsors hear, each with its headline, its words and its button. */
const news = {
  given: {
    title: 'sponsorships.mail.givenTitle',
    text: 'sponsorships.mail.given',
    open: 'sponsorships.mail.open',
  },
  approved: {
    title: 'sponsorships.mail.approvedTitle',
    text: 'sponsorships.mail.approved',
    open: 'sponsorships.mail.open',
  },
  declined: {
    title: 'sponsorships.mail.declinedTitle',
    text: 'sponsorships.mail.declined',
    open: 'sponsorships.mail.change',
  },
  today: {
    title: 'sponsorships.mail.todayTitle',
    text: 'sponsorships.mail.today',
    open: 'sponsorships.mail.open',
  },
  again: {
    title: 'sponsorships.mail.againTitle',
    text: 'sponsorships.mail.again',
    open: 'sponsorships.mail.againOpen',
  },
} as const;
export type SponsorNews = keyof typeof news;

/** Whose clocks apply to a sponsor: those of her place. */
export function placeOfSponsor({ place }: Pick<SponsorshipRow, 'place'>): Place {
  return findPlace(place) ?? placeFor(undefined, undefined);
}

/** Mails a sponsor, in her language and the caller's transaction. On Shabbat and Yom Tov the mail waits by itself. */
export async function tellSponsor(ctx: Ctx, row: SponsorshipRow, what: SponsorNews): Promise<void> {
  const { id, sealed_address, sealed_token, language, version, reason, first_on } = row;
  if (sealed_address === null || sealed_token === null) return;
  const { title, text, open } = news[what];
  const values = {
    about: await saySponsorship(ctx, row, language),
    words: wordsOf(ctx, row),
    repeats: String(row.repeats),
    until: sayDay(addDays(first_on, -daysBefore.givenUp - 1), language),
  };
  const say = (key: string) => ctx.sayIn(language, key, values);
  await sendMail(ctx, {
    id: `sponsorships.${what}:${id}:${version}`,
    to: ctx.sealing.open(sealed_address),
    topic: 'own',
    askedBy: { timeZone: placeOfSponsor(row).timeZone },
    language,
    title: say(title),
    text: [say(text), ...(what === 'declined' && reason !== '' ? [reason] : [])],
    action: {
      label: say(open),
      path: href('sponsorship', { token: ctx.sealing.open(sealed_token) }),
    },
    note: say('sponsorships.mail.note'),
  });
}

/** Her money came after someone else had the days: it goes back, and she hears what is free. */
export async function tellTooLate(ctx: Ctx, row: SponsorshipRow, donation: DonationFacts): Promise<void> {
  const { donorAddress, language, donationId } = donation;
  if (donorAddress === undefined) return;
  await offerNearest(ctx, row, row.first_on, {
    id: `sponsorships.tooLate:${row.id}:${donationId}`,
    to: donorAddress,
    askedBy: { timeZone: placeOfSponsor(donation).timeZone },
    language,
    title: ctx.sayIn(language, 'sponsorships.mail.tooLateTitle'),
    text: ctx.sayIn(language, 'sponsorships.mail.tooLate', {
      about: await saySponsorship(ctx, row, language),
    }),
  });
}

/** Someone else has the date of the next year already, which is kept for nobody: she hears which free one is nearest. */
export async function tellNextTaken(ctx: Ctx, row: SponsorshipRow, next: Period): Promise<void> {
  const { id, sealed_address, language } = row;
  if (sealed_address === null) return;
  const { civil, hebrew } = sayPeriod(row.span, next, language);
  await offerNearest(ctx, row, next.first, {
    id: `sponsorships.nextTaken:${id}`,
    to: ctx.sealing.open(sealed_address),
    askedBy: { timeZone: placeOfSponsor(row).timeZone },
    language,
    title: ctx.sayIn(language, 'sponsorships.mail.nextTakenTitle'),
    text: ctx.sayIn(language, 'sponsorships.mail.nextTaken', {
      about: await saySponsorship(ctx, row, language),
      civil,
      hebrew,
    }),
  });
}

/** A mail about days that are not hers, with the free ones that are nearest to them, if there are any. */
async function offerNearest(
  ctx: Ctx,
  { span, course_id }: SponsorshipRow,
  on: LocalDate,
  mail: Pick<NewMail, 'id' | 'to' | 'askedBy' | 'language' | 'title'> & { text: string },
): Promise<void> {
  const { language, text } = mail;
  const today = ctx.clock.now().toISOString().slice(0, 10);
  const nearest = await findNearest(ctx, { span, courseId: course_id }, on, today);
  const say = (key: string, values = {}) => ctx.sayIn(language, key, values);
  const offer = nearest && say('sponsorships.mail.tooLateOffer', sayPeriod(span, nearest, language));
  await sendMail(ctx, {
    ...mail,
    topic: 'own',
    text: offer === undefined ? text : [text, offer],
    action: {
      label: say('sponsorships.mail.tooLateOpen'),
      path: href('sponsorships', undefined, { span, on: nearest?.first, course: course_id ?? undefined }),
    },
    note: say('sponsorships.mail.note'),
  });
}
