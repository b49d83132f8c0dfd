import type { Actor } from '../../core/actor.ts';
import type { Locale } from '../../core/locale.ts';
import { brand } from '../../core/brand.ts';
import { findPlace, places, type Place } from '../../core/places.ts';
import { readTimeZone } from '../../core/time-zone.ts';

/**
 * Whose sunset counts for somebody (decisions: the Jewish calendar): the city she has chosen, else one in the browser's
 * time zone, else the organisation's.
 */
export function visitorPlace({ actor, timeZone }: { actor: Actor; timeZone: string | undefined }): Place {
  const chosen = actor.kind === 'member' ? actor.place : undefined;
  return placeFor(chosen, timeZone);
}

/** The same from a chosen city's id and a time zone. In a zone of several cities the first of the list counts. */
export function placeFor(chosen: string | undefined, timeZone: string | undefined): Place {
  const place = findPlace(chosen ?? null) ?? inZone(readTimeZone(timeZone)) ?? findPlace(brand.place);
  if (!place) throw new Error(`the brand's place ${brand.place} is not in core/places.ts`);
  return place;
}

/** The city of the list that a time zone stands for; a zone without one by the city in its own name. */
export function nameZone(timeZone: string, locale: Locale): string {
  const place = inZone(readTimeZone(timeZone));
  return place ? place.names[locale] : (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}

function inZone(timeZone: string | undefined): Place | undefined {
  return timeZone === undefined
    ? undefined
    : places.find((place) => readTimeZone(place.timeZone) === timeZone);
}
