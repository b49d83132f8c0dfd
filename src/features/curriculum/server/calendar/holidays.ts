import { HebrewCalendar, type HDate } from '@hebcal/core';
import type { Locale } from '#core/locale.ts';
import type { DayKind, HolidayView } from '#features/curriculum/contract.ts';
import { civilDate, firstDay, formatHebrewDays, monthName, monthsOfYear } from './hebrew-days.ts';
import { holidayNames, roshChodesh, type HolidayId } from './holiday-names.ts';

/** Our id and kind for each of the library's days, and whether it begins at dawn; all others begin at the sunset before. */
const known: Record<string, { id: HolidayId; kind: DayKind; atDawn?: true }> = {
  'Rosh Hashana': { id: 'rosh-hashana', kind: 'yom-tov' },
  'Tzom Gedaliah': { id: 'gedalya', kind: 'fast', atDawn: true },
  'Yom Kippur': { id: 'yom-kippur', kind: 'yom-tov' },
  Sukkot: { id: 'sukkot', kind: 'yom-tov' },
  'Shmini Atzeret': { id: 'shemini-atzeret', kind: 'yom-tov' },
  'Simchat Torah': { id: 'simchat-torah', kind: 'yom-tov' },
  Chanukah: { id: 'chanukah', kind: 'special' },
  "Asara B'Tevet": { id: 'tevet-fast', kind: 'fast', atDawn: true },
  'Tu BiShvat': { id: 'tu-bishvat', kind: 'special' },
  'Purim Katan': { id: 'purim-katan', kind: 'special' },
  "Ta'anit Esther": { id: 'esther', kind: 'fast', atDawn: true },
  Purim: { id: 'purim', kind: 'special' },
  'Shushan Purim': { id: 'shushan-purim', kind: 'special' },
  "Ta'anit Bechorot": { id: 'firstborn', kind: 'fast', atDawn: true },
  Pesach: { id: 'pesach', kind: 'yom-tov' },
  'Pesach Sheni': { id: 'pesach-sheni', kind: 'special' },
  'Lag BaOmer': { id: 'lag-baomer', kind: 'special' },
  Shavuot: { id: 'shavuot', kind: 'yom-tov' },
  'Tzom Tammuz': { id: 'tamuz-fast', kind: 'fast', atDawn: true },
  "Tish'a B'Av": { id: 'tisha-bav', kind: 'fast' },
  "Tu B'Av": { id: 'tu-bav', kind: 'special' },
};

interface Span {
  day: { id: HolidayId; kind: DayKind; atDawn?: true };
  from: HDate;
  to: HDate;
}

/**
 * The holidays, special days and fasts of a Hebrew year in order, one entry for all days of each, with every Rosh
 * Chodesh.
 */
export function holidaysOf(
  year: number,
  inIsrael: boolean,
  locale: Locale,
): (HolidayView & { month: number })[] {
  const spans = new Map<HolidayId, Span>();
  for (const event of HebrewCalendar.getHolidaysForYearArray(year, inIsrael)) {
    const day = known[event.basename().replace(' (observed)', '')];
    // The first light is lit the evening before the first day of Chanukah.
    if (!day || /^Erev |: 1 Candle$/.test(event.getDesc())) continue;
    const span = spans.get(day.id);
    spans.set(day.id, { day, from: span?.from ?? event.getDate(), to: event.getDate() });
  }
  const days = [...spans.values()].map(({ day, from, to }) => {
    const id = inIsrael && day.id === 'shemini-atzeret' ? 'atzeret-and-torah' : day.id;
    const { kind, atDawn = false } = day;
    return {
      month: from.getMonth(),
      ...toView({ id, kind, name: holidayNames[id][locale], from, to, atDawn, locale }),
    };
  });
  return [...roshChodeshOf(year, locale), ...days].toSorted((one, other) =>
    one.from.localeCompare(other.from),
  );
}

/** For every month but Tishrei. After a 30-day month there are two days: its thirtieth is the first. */
function roshChodeshOf(year: number, locale: Locale): (HolidayView & { month: number })[] {
  return monthsOfYear(year)
    .slice(1)
    .map((id) => {
      const to = firstDay(id, year);
      const before = to.prev();
      const from = before.getDate() === 30 ? before : to;
      const name = `${roshChodesh[locale]} ${monthName(id, year, locale)}`;
      const kind = 'rosh-chodesh';
      return {
        month: to.getMonth(),
        ...toView({ id: `rosh-chodesh-${id}`, kind, name, from, to, atDawn: false, locale }),
      };
    });
}

interface ToSay {
  id: string;
  kind: DayKind;
  name: string;
  from: HDate;
  to: HDate;
  atDawn: boolean;
  locale: Locale;
}

function toView({ id, kind, name, from, to, atDawn, locale }: ToSay): HolidayView {
  return {
    id,
    kind,
    name,
    hebrewDate: formatHebrewDays(from, to, locale),
    from: civilDate(from),
    to: civilDate(to),
    ...(!atDawn && { eve: civilDate(from.prev()) }),
  };
}
