import { GeoLocation, Zmanim } from '@hebcal/core';
import type { LocalDate } from '#core/local-date.ts';
import { hebrewDateOf, type CalendarPlace } from './holy-days.ts';

const minute = 60_000;
/** Three small stars are visible once the sun is this many degrees below the horizon. */
const nightfallDegrees = 8.5;
const nightfallFallback = 72 * minute;
/**
 * Where the sun does not set (or rise) on a day, the sunset of the same longitude at this latitude is used: the northernmost
 * one where it sets every day of the year and communities have long kept Shabbat by it.
 */
const polarLatitude = 60;

/** Sunset of a day at a place, at sea level. */
export function sunsetOf(date: LocalDate, place: CalendarPlace): Date {
  const sunset = zmanimOf(date, place).sunset();
  return isTime(sunset) ? sunset : zmanimOf(date, withinPolarLatitude(place)).sunset();
}

/** Nightfall of a day at a place; 72 minutes after sunset where no night grows that dark. */
export function nightfallOf(date: LocalDate, place: CalendarPlace): Date {
  const zmanim = zmanimOf(date, place);
  const nightfall = zmanim.tzeit(nightfallDegrees);
  const ends = isTime(zmanim.sunset()) && isTime(nightfall);
  return ends ? nightfall : new Date(sunsetOf(date, place).getTime() + nightfallFallback);
}

function zmanimOf(date: LocalDate, { latitude, longitude, timeZone }: CalendarPlace): Zmanim {
  return new Zmanim(new GeoLocation(null, latitude, longitude, 0, timeZone), hebrewDateOf(date), false);
}

function withinPolarLatitude(place: CalendarPlace): CalendarPlace {
  return { ...place, latitude: Math.sign(place.latitude) * polarLatitude };
}

function isTime(date: Date | undefined): date is Date {
  return date !== undefined && !Number.isNaN(date.getTime());
}
