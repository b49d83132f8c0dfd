import type { Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { listCourses } from '#features/learning/server/public.ts';
import { sayPeriod } from './say-period.ts';
import type { SponsorshipRow } from './sponsorship-rows.ts';

const names = {
  day: 'sponsorships.about.day',
  week: 'sponsorships.about.week',
  month: 'sponsorships.about.month',
  course: 'sponsorships.about.course',
} as const;

/** What a sponsorship is called on pages, receipts and in mails, in a language: a message and its values. */
export async function nameSponsorship(
  ctx: Ctx,
  { span, first_on, last_on, course_id }: SponsorshipRow,
  locale: Locale,
): Promise<{ text: string; values: Record<string, string> }> {
  const { civil, hebrew } = sayPeriod(span, { first: first_on, last: last_on }, locale);
  const course =
    course_id === null ? undefined : (await listCourses(ctx, locale)).find(({ id }) => id === course_id);
  return { text: names[span], values: { civil, hebrew, course: course?.title ?? '' } };
}

export async function saySponsorship(ctx: Ctx, row: SponsorshipRow, locale: Locale): Promise<string> {
  const { text, values } = await nameSponsorship(ctx, row, locale);
  return ctx.sayIn(locale, text, values);
}
