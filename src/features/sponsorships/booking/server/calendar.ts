import { dayFormat } from '#core/day-format.ts';
import { locales, type Locale } from '#core/locale.ts';
import { addDays, isLocalDate, noonOf, weekdayOf, type LocalDate } from '#core/local-date.ts';
import type { Currency } from '#core/money.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { nextAnniversary, type AnniversaryKind } from '#platform/jewish-calendar/anniversaries.ts';
import { formatHebrewDate, hebrewDayLetters } from '#platform/jewish-calendar/hebrew-date.ts';
import { hebrewDayAt, hebrewMonthOf } from '#platform/jewish-calendar/hebrew-months.ts';
import { hebrewDateOf, holyDayOf } from '#platform/jewish-calendar/holy-days.ts';
import { visitorPlace } from '#platform/jewish-calendar/visitor-place.ts';
import { findOfferedCurrency } from '#features/currencies/server/public.ts';
import { listCourses } from '#features/learning/server/public.ts';
import { daysAhead, isInReach, overlaps, spans, type Period } from '#features/sponsorships/policy.ts';
import { wordsOf, type SponsorshipRow } from '#features/sponsorships/server/sponsorship-rows.ts';
import { sayPeriod } from '#features/sponsorships/server/say-period.ts';
import { findPrice } from '#features/sponsorships/server/settings.ts';
import type { CalendarAsked, SponsorshipCalendar } from '../contract.ts';
import { findNearest, listBeside, listTaken, periodOf } from './free-days.ts';
import { listOwnHolds } from './own-holds.ts';

/** A Hebrew month with what is free in it, and what the caller has chosen. */
export async function getCalendar(ctx: RequestCtx, asked: CalendarAsked): Promise<SponsorshipCalendar> {
  const place = visitorPlace(ctx);
  const today = hebrewDayAt(ctx.clock.now(), place);
  const own = await listOwnHolds(ctx, { span: asked.span, courseId: asked.courseId ?? null });
  const calendar = asked.calendar ?? (place.country === 'IL' ? 'israel' : 'diaspora');
  const currency = asked.currency ?? (await findOfferedCurrency(ctx));
  const shown = [asked.month, asked.on, addDays(today, 1)].find(
    (date) => date !== undefined && isLocalDate(date) && isNear(date, today),
  );
  const month = hebrewMonthOf(shown ?? today);
  return {
    currency,
    calendar,
    prices: await listPrices(ctx, currency),
    month: {
      ...sayPeriod('month', month, ctx.locale),
      before: month.first > addDays(today, 1) ? addDays(month.first, -1) : null,
      after: month.last < today || isInReach(addDays(month.last, 1), today) ? addDays(month.last, 1) : null,
    },
    startsAt: weekdayOf(month.first),
    days:
      asked.span === 'day' || asked.span === 'week'
        ? await listDays(ctx, asked, month, { today, calendar, but: own.map(({ id }) => id) })
        : [],
    months:
      asked.span === 'month'
        ? await listMonths(
            ctx,
            today,
            own.map(({ id }) => id),
          )
        : [],
    courses: asked.span === 'course' ? await listSponsored(ctx, today) : [],
    chosen: await viewChosen(ctx, asked, { today, own }),
  };
}

/** Nobody looks at a calendar of another century. */
function isNear(date: LocalDate, today: LocalDate): boolean {
  return date >= addDays(today, -daysAhead) && date <= addDays(today, 2 * daysAhead);
}

async function listPrices(ctx: RequestCtx, currency: Currency): Promise<SponsorshipCalendar['prices']> {
  const prices: SponsorshipCalendar['prices'] = [];
  for (const span of spans) {
    const price = await findPrice(ctx, span, currency);
    if (price) prices.push({ span, amount: Number(price.amount) });
  }
  return prices;
}

async function listDays(
  ctx: RequestCtx,
  { span }: CalendarAsked,
  month: Period,
  {
    today,
    calendar,
    but,
  }: { today: LocalDate; calendar: SponsorshipCalendar['calendar']; but: readonly string[] },
): Promise<SponsorshipCalendar['days']> {
  const { locale } = ctx;
  const around = { first: addDays(month.first, -7), last: addDays(month.last, 7) };
  const taken = await listTaken(ctx, { span, courseId: null }, around, but);
  const days: SponsorshipCalendar['days'] = [];
  for (let date = month.first; date <= month.last; date = addDays(date, 1)) {
    const period = periodOf(span, date);
    days.push({
      date,
      hebrewDay: locale === 'he' ? hebrewDayLetters(date) : String(hebrewDateOf(date).getDate()),
      civilDay: sayCivil(date, locale),
      label: sayAloud(date, locale),
      holyDay: holyDayOf(date, { country: calendar === 'israel' ? 'IL' : 'US' }) ?? null,
      state: !isInReach(period.first, today)
        ? 'out'
        : taken.some((other) => overlaps(period, other))
          ? 'taken'
          : 'free',
    });
  }
  return days;
}

/** The month is said where one begins, since a cell on a phone has no room for it each time. */
function sayCivil(date: LocalDate, locale: Locale): string {
  const isFirst = date.endsWith('-01');
  const month = locale === 'he' ? 'numeric' : 'short';
  return dayFormat(locales[locale].tag, { day: 'numeric', ...(isFirst && { month }) }).format(noonOf(date));
}

function sayAloud(date: LocalDate, locale: Locale): string {
  const civil = dayFormat(locales[locale].tag, { dateStyle: 'full' }).format(noonOf(date));
  return `${civil}, ${formatHebrewDate(date, locale)}`;
}

/** The months that can be had whole, from the next one on. */
async function listMonths(
  ctx: RequestCtx,
  today: LocalDate,
  but: readonly string[],
): Promise<SponsorshipCalendar['months']> {
  const taken = await listTaken(
    ctx,
    { span: 'month', courseId: null },
    { first: today, last: addDays(today, daysAhead + 30) },
    but,
  );
  const months: SponsorshipCalendar['months'] = [];
  for (
    let month = hebrewMonthOf(addDays(hebrewMonthOf(today).last, 1));
    isInReach(month.first, today);
    month = hebrewMonthOf(addDays(month.last, 1))
  )
    months.push({
      ...sayPeriod('month', month, ctx.locale),
      isFree: !taken.some((other) => overlaps(month, other)),
    });
  return months;
}

/** The courses that can be watched, each with the first year in which nobody has it. */
async function listSponsored(ctx: RequestCtx, today: LocalDate): Promise<SponsorshipCalendar['courses']> {
  const courses: SponsorshipCalendar['courses'] = [];
  for (const { id, title, isComingSoon, archived } of await listCourses(ctx)) {
    if (isComingSoon || archived) continue;
    const free = await findNearest(ctx, { span: 'course', courseId: id }, addDays(today, 1), today);
    const period = free ?? periodOf('course', addDays(today, 1));
    courses.push({
      id,
      title,
      ...sayPeriod('course', period, ctx.locale),
      isFree: free !== undefined,
    });
  }
  return courses;
}

async function viewChosen(
  ctx: RequestCtx,
  { span, on, courseId }: CalendarAsked,
  { today, own }: { today: LocalDate; own: readonly SponsorshipRow[] },
): Promise<SponsorshipCalendar['chosen']> {
  if (on === undefined || !isLocalDate(on) || !isNear(on, today)) return null;
  if (span === 'course' && courseId === undefined) return null;
  const line = { span, courseId: span === 'course' ? (courseId ?? null) : null };
  const period = periodOf(span, on);
  const held = own.find((row) => overlaps(period, { first: row.first_on, last: row.last_on }));
  const taken = await listTaken(ctx, line, period, held ? [held.id] : []);
  const isFree = isInReach(period.first, today) && taken.length === 0;
  const nearest = isFree ? undefined : await findNearest(ctx, line, on, today);
  const anchor = span === 'week' ? on : period.first;
  const repeated = (kind: AnniversaryKind) =>
    sayPeriod(span, periodOf(span, nextAnniversary(anchor, period.last, kind)), ctx.locale);
  return {
    ...sayPeriod(span, period, ctx.locale),
    isFree,
    held: held ? viewHeld(ctx, held) : null,
    beside: await listBeside(ctx, span, period),
    nearest: nearest ? sayPeriod(span, nearest, ctx.locale) : null,
    nextYear: repeated('birthday'),
    nextYahrzeit: repeated('yahrzeit'),
  };
}

function viewHeld(ctx: RequestCtx, row: SponsorshipRow): NonNullable<SponsorshipCalendar['chosen']>['held'] {
  const until = row.held_until ?? ctx.clock.now();
  return { until: until.toISOString(), kind: row.kind, words: wordsOf(ctx, row), repeats: row.repeats };
}
