import type { Role } from '#core/actor.ts';
import { isLocale, locales } from '#core/locale.ts';
import { noonOf, type LocalDate } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Period } from '#features/reports/activity/server/periods.ts';

type LabelCtx = Pick<Ctx, 'locale' | 'say'>;

const formats: Record<Period, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'short' },
  week: { day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'short', year: 'numeric' },
};

/** A period by its first day, in words. */
export function labelPeriod({ locale }: LabelCtx, period: Period, start: LocalDate): string {
  const format = { ...formats[period], timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locales[locale].tag, format).format(noonOf(start));
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
  return new Intl.DisplayNames(locales[locale].tag, { type: 'region' }).of(code) ?? code;
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
