import { addDays, hourAt, localDateOf, startOfDay, weekdayOf, type LocalDate } from '#core/local-date.ts';

/** A week of classes, from its Sunday up to the next. */
export interface TaughtWeek {
  sunday: LocalDate;
  from: Date;
  until: Date;
}

const daysOfWeek = 7;
/** In the morning, before the new week begins. */
const hours = { from: 7, until: 12 };

/** The week whose summary teachers get at this moment in this time zone: on Sunday, the one before. Undefined at any other. */
export function weekToTell(now: Date, timeZone: string): TaughtWeek | undefined {
  const today = localDateOf(now, timeZone);
  const hour = hourAt(now, timeZone);
  if (weekdayOf(today) !== 0 || hour < hours.from || hour >= hours.until) return undefined;
  const sunday = addDays(today, -daysOfWeek);
  return { sunday, from: startOfDay(sunday, timeZone), until: startOfDay(today, timeZone) };
}
