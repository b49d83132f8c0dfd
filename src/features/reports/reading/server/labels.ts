import type { Role } from '#core/actor.ts';
import { isCountry } from '#core/countries.ts';
import { isLocale, locales, type Locale } from '#core/locale.ts';
import { noonOf, type LocalDate } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Period } from '#features/reports/activity/server/periods.ts';

type LabelCtx = Pick<Ctx, 'locale' | 'say'>;

const formats: Record<Period, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'short' },
  week: { day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'short', year: 'numeric' },
};

// Making one costs more than using it for a whole report.
const dayFormats = new Map<string, Intl.DateTimeFormat>();
const countryNames = new Map<Locale, Intl.DisplayNames>();

function dayFormatOf(locale: Locale, period: Period): Intl.DateTimeFormat {
  const key = `${locale} ${period}`;
  const format =
    dayFormats.get(key) ??
    new Intl.DateTimeFormat(locales[locale].tag, { ...formats[period], timeZone: 'UTC' });
  dayFormats.set(key, format);
  return format;
}

function countryNamesOf(locale: Locale): Intl.DisplayNames {
  const names = countryNames.get(locale) ?? new Intl.DisplayNames(locales[locale].tag, { type: 'region' });
  countryNames.set(locale, names);
  return names;
}

/** A period by its first day, in words. */
export function labelPeriod({ locale }: LabelCtx, period: Period, start: LocalDate): string {
  return dayFormatOf(locale, period).format(noonOf(start));
}

/** What the rows of a chart over time are. */
export function headPeriod({ say }: LabelCtx, period: Period): string {
  switch (period) {
    case 'day':
      return say('reports.heading.day');
    case 'week':
      return say('reports.heading.week');
    case 'month':
      return say('reports.heading.month');
  }
}

export function labelLanguage(_ctx: LabelCtx, code: string): string {
  return isLocale(code) ? locales[code].name : code;
}

export function labelCountry({ locale, say }: LabelCtx, code: string): string {
  if (code === '') return say('reports.label.unknownCountry');
  if (!isCountry(code)) return code;
  return countryNamesOf(locale).of(code) ?? code;
}

export function labelRole({ say }: LabelCtx, role: string): string {
  const key = (roleMessages as Partial<Record<string, string>>)[role];
  return key === undefined ? role : say(key);
}

const roleMessages: Record<Role, string> = {
  parent: 'reports.role.parent',
  home: 'reports.role.home',
  educator: 'reports.role.educator',
  student: 'reports.role.student',
  new: 'reports.role.new',
  learner: 'reports.role.learner',
  invited: 'reports.role.invited',
};
