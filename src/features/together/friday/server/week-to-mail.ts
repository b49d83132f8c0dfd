import { addDays, hourAt, localDateOf, type LocalDate } from '#core/local-date.ts';
import { weekOf, type Week } from '#core/week.ts';
import { isHolyDay, type CalendarPlace } from '#platform/jewish-calendar/holy-days.ts';
import { isMelachaForbidden } from '#platform/jewish-calendar/melacha.ts';

/** The day on which a week's summary is mailed: Friday, or the last ordinary day before the holy days that it belongs to. */
function mailDayOf({ friday }: Week, place: Pick<CalendarPlace, 'country'>): LocalDate {
  let day = friday;
  while (isHolyDay(day, place)) day = addDays(day, -1);
  return day;
}

/** In the morning, with time to print it. */
const hours = { from: 7, until: 12 };

/** The week whose summary is mailed at this moment at this place; undefined at any other. */
export function weekToMail(now: Date, place: CalendarPlace): Week | undefined {
  const today = localDateOf(now, place.timeZone);
  const week = weekOf(today);
  if (mailDayOf(week, place) !== today) return undefined;
  const hour = hourAt(now, place.timeZone);
  if (hour < hours.from || hour >= hours.until || isMelachaForbidden(now, place)) return undefined;
  return week;
}
