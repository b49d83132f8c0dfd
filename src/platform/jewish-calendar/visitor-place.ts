import type { Actor } from '#core/actor.ts';
import type { Locale } from '#core/locale.ts';
import { brand } from '#core/brand.ts';
import { findPlace, places, type Place } from '#core/places.ts';
import { readTimeZone } from '#core/time-zone.ts';

/**
 * Whose sunset applies to a user at her browser: her chosen city's, else that of a city in the browser's time zone, else the
 * organization's. A city is more exact than a zone, and was chosen for this alone (docs/decisions/0139).
 */
export function visitorPlace({ actor, timeZone }: { actor: Actor; timeZone: string | undefined }): Place {
  const chosen = actor.kind === 'member' ? actor.place : undefined;
  return placeFor(chosen, timeZone);
}

/** The same from a chosen city's id and a time zone. */
export function placeFor(chosen: string | undefined, timeZone: string | undefined): Place {
  const place = findPlace(chosen ?? null) ?? inZone(readTimeZone(timeZone)) ?? findPlace(brand.place);
  if (!place) throw new Error(`the brand's place ${brand.place} is not in core/places.ts`);
  return place;
}

/** What is known of where someone is: the city whose calendar she has chosen, and the time zone of her browser. */
export interface Whereabouts {
  place: string | undefined;
  timeZone: string | undefined;
}

/**
 * Whose sunset applies to a person who is not at her browser, as for mail: of the first of these people of whom anything is
 * known, else the organization's. So a stranger's mail keeps that of the person who had it written.
 */
export function placeOfPerson(...people: readonly (Whereabouts | undefined)[]): Place {
  const known = people.find(
    (person) => findPlace(person?.place ?? null) ?? inZone(readTimeZone(person?.timeZone)),
  );
  return placeFor(known?.place, known?.timeZone);
}

/** For each time zone with a city of ours, the one whose sunset applies there: the first listed. */
export const placesByZone: ReadonlyMap<string, Place> = new Map(
  places.toReversed().map((place) => [readTimeZone(place.timeZone) ?? place.timeZone, place]),
);

/** The listed city for a time zone; for a zone without one, by the city in its own name. */
export function nameZone(timeZone: string, locale: Locale): string {
  const place = inZone(readTimeZone(timeZone));
  return place ? place.names[locale] : (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}

function inZone(timeZone: string | undefined): Place | undefined {
  return timeZone === undefined ? undefined : placesByZone.get(timeZone);
}
