/** A calendar day of some place, `2026-11-17`; such days compare as text. */
export type LocalDate = string;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const formats = new Map<string, Intl.DateTimeFormat>();

/** The day at an instant in an IANA time zone. Throws for an unknown zone. */
export function localDateOf(instant: Date, timeZone: string): LocalDate {
  let format = formats.get(timeZone);
  if (!format) {
    // Canada writes its days as ISO 8601 does.
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format.format(instant);
}

/** The hour of the day at an instant in an IANA time zone, 0 to 23. */
export function hourAt(instant: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  return Number(format.format(instant));
}

/** That many days later, or earlier if negative. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date(noonOf(date).getTime() + days * day).toISOString().slice(0, 10);
}

/** The first instant of a day in an IANA time zone, to the minute: midnight, or later where the clocks skip it. */
export function startOfDay(date: LocalDate, timeZone: string): Date {
  // No zone is more than 14 hours from UTC.
  let before = noonOf(date).getTime() - 27 * hour;
  let within = noonOf(date).getTime() + 27 * hour;
  while (within - before > minute) {
    const middle = before + Math.floor((within - before) / minute / 2) * minute;
    if (localDateOf(new Date(middle), timeZone) < date) before = middle;
    else within = middle;
  }
  return new Date(within);
}

/** 0 is Sunday, 6 is Shabbat. */
export function weekdayOf(date: LocalDate): number {
  return noonOf(date).getUTCDay();
}

/** Every day of the month that a day falls in. */
export function daysOfMonth(date: LocalDate): LocalDate[] {
  const first = `${date.slice(0, 7)}-01`;
  const days: LocalDate[] = [];
  for (let next = first; next.startsWith(date.slice(0, 7)); next = addDays(next, 1)) days.push(next);
  return days;
}

/** Noon UTC of the day: for formats with the time zone UTC, which then show this day. */
export function noonOf(date: LocalDate): Date {
  return new Date(`${date}T12:00:00Z`);
}

/** Whether a text is a day of the calendar: the 30th of February is none, nor is any of a year zero, which a database has not. */
export function isLocalDate(text: string): text is LocalDate {
  if (!/^(?!0000)\d{4}-\d\d-\d\d$/.test(text)) return false;
  const noon = noonOf(text);
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(text);
}
