import { addDays, localDateOf, type LocalDate } from '#core/local-date.ts';
import { isHolyDay, type CalendarPlace } from './holy-days.ts';
import { nightfallOf, sunsetOf } from './sun.ts';

const minute = 60_000;
/** How long before sunset candles are lit; earlier in Jerusalem, by its old custom. */
const candleMinutes = 18;
const candleMinutesInJerusalem = 40;

/**
 * Whether melacha is forbidden at an instant and a place: from candle lighting on the eve of Shabbat or Yom Tov until
 * nightfall. Consecutive holy days are one stretch. Not a halachic ruling; it decides what our own software does.
 */
export function isMelachaForbidden(instant: Date, place: CalendarPlace): boolean {
  return stretchAt(instant, place) !== undefined;
}

/** When the holy stretch around an instant ends: at nightfall of its last day. Undefined where melacha is not forbidden. */
export function resumesAt(instant: Date, place: CalendarPlace): Date | undefined {
  let last = stretchAt(instant, place);
  if (last === undefined) return undefined;
  while (isHolyDay(addDays(last, 1), place)) last = addDays(last, 1);
  return nightfallOf(last, place);
}

/** The holy day, eve included, that contains an instant. In northern summers night falls after midnight, so yesterday counts. */
function stretchAt(instant: Date, place: CalendarPlace): LocalDate | undefined {
  const today = localDateOf(instant, place.timeZone);
  return [addDays(today, -1), today, addDays(today, 1)].find(
    (date) =>
      isHolyDay(date, place) && instant >= candleLighting(date, place) && instant < nightfallOf(date, place),
  );
}

function candleLighting(holyDay: LocalDate, place: CalendarPlace): Date {
  const before = place.id === 'jerusalem' ? candleMinutesInJerusalem : candleMinutes;
  return new Date(sunsetOf(addDays(holyDay, -1), place).getTime() - before * minute);
}
