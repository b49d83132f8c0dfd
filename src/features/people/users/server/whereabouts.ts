import type { ExpressionBuilder, Selectable } from 'kysely';
import { places, type Place } from '#core/places.ts';
import type { Tables } from '#platform/db/tables.ts';
import { placeFor, placesByZone, type Whereabouts } from '#platform/jewish-calendar/visitor-place.ts';
import type { UsersTable } from './tables.ts';

/** What her row tells of where someone is. */
export function whereaboutsOf(row: Pick<Selectable<UsersTable>, 'place' | 'time_zone'>): Whereabouts {
  return { place: row.place ?? undefined, timeZone: row.time_zone ?? undefined };
}

/** The condition that a query's users are where `isOne` holds, as `placeOfPerson` finds their places one by one. */
export function liveWhere(isOne: (place: Place) => boolean) {
  const ids = places.filter(isOne).map(({ id }) => id);
  const zones = [...placesByZone].flatMap(([zone, place]) => (isOne(place) ? zone : []));
  return ({ eb, and, or, not, lit }: ExpressionBuilder<Tables, 'users'>) => {
    const inCity = ids.length > 0 ? eb('users.place', 'in', ids) : lit(false);
    const inZone = zones.length > 0 ? eb('users.time_zone', 'in', zones) : lit(false);
    const isNowhere = or([
      eb('users.time_zone', 'is', null),
      not(eb('users.time_zone', 'in', [...placesByZone.keys()])),
    ]);
    const unset = isOne(placeFor(undefined, undefined)) ? or([inZone, isNowhere]) : inZone;
    return or([inCity, and([eb('users.place', 'is', null), unset])]);
  };
}
