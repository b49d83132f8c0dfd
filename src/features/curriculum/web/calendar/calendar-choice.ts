import { years } from '#features/curriculum/policy.ts';

/** The year, and whose days, that a URL asks for. */
export interface CalendarChoice {
  year?: number;
  in?: 'israel' | 'diaspora';
}

/** Parses `?year=5787&in=israel`; invalid values are ignored. */
export function readCalendarChoice(search: URLSearchParams): CalendarChoice {
  const year = Number(search.get('year'));
  const place = search.get('in');
  return {
    ...(Number.isInteger(year) && year >= years.first && year <= years.last && { year }),
    ...((place === 'israel' || place === 'diaspora') && { in: place }),
  };
}
