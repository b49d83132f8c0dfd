import type { Actor } from '#core/actor.ts';
import type { Locale } from '#core/locale.ts';
import { brand } from '#core/brand.ts';
import { findPlace, places, type Place } from '#core/places.ts';
import { readTimeZone } from '#core/time-zone.ts';

/**
 * Whose sunset applies to a user (decisions: the Jewish calendar): her chosen city's, else that of a city in the browser's
 * time zone, else the organization's.
 */
export function visitorPlace({ actor, timeZone }: { actor: Actor; timeZone: string | undefined }): Place {
  const chosen = actor.kind === 'member' ? actor.place : undefined;
  return placeFor(chosen, timeZone);
}

/** The same from a chosen city's id and a time zone. In a zone with several cities the first one listed applies. */
export function placeFor(chosen: string | undefined, timeZone: string | undefined): Place {
  const place = findPlace(chosen ?? null) ?? inZone(readTimeZone(timeZone)) ?? findPlace(brand.place);
  if (!place) throw new Error(`the brand's place ${brand.place} is not in core/places.ts`);
  return place;
}

/** The listed city for a time zone; for a zone without one, by the city in its own name. */
export function nameZone(timeZone: string, locale: Locale): string {
  const place = inZone(readTimeZone(timeZone));
  return place ? place.names[locale] : (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}

function inZone(timeZone: string | undefined): Place | undefined {
  return timeZone === undefined
    ? undefined
    : places.find((place) => readTimeZone(place.timeZone) === timeZone);
}
