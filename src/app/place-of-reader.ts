import type { Place } from '#core/places.ts';
import { findReaderOf } from '#features/people/server/public.ts';
import type { Db } from '#platform/db/tables.ts';
import { placeFor } from '#platform/jewish-calendar/visitor-place.ts';

/** The place of the person who has proved that an address is hers; for a stranger, and where she has none, the organization's. */
export async function findPlaceOfReader(db: Db, address: string): Promise<Place> {
  const reader = await findReaderOf({ db }, address);
  return placeFor(reader?.place, undefined);
}
