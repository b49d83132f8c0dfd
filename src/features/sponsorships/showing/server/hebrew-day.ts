import type { LocalDate } from '#core/local-date.ts';
import type { Place } from '#core/places.ts';
import { hebrewDayAt } from '#platform/jewish-calendar/hebrew-months.ts';
import { nightfallOf } from '#platform/jewish-calendar/sun.ts';

interface KnownDay {
  date: LocalDate;
  /** In milliseconds: from when it is known, and when night falls. */
  from: number;
  endsAt: number;
}

const known = new Map<string, KnownDay>();

/** The Hebrew day of a place and when it ends; every page asks for it, and the sun is asked once a day. */
export function readHebrewDay(now: Date, place: Place): { date: LocalDate; endsAt: Date } {
  const at = now.getTime();
  let day = known.get(place.id);
  if (!day || at < day.from || at >= day.endsAt) {
    const date = hebrewDayAt(now, place);
    day = { date, from: at, endsAt: nightfallOf(date, place).getTime() };
    known.set(place.id, day);
  }
  return { date: day.date, endsAt: new Date(day.endsAt) };
}
