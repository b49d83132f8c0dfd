import { years } from '../../policy.ts';

/** Which year, and whose days, an address asks for. */
export interface CalendarChoice {
  year?: number;
  in?: 'israel' | 'diaspora';
}

/** What `?year=5787&in=israel` says; what makes no sense is as if it was not there. */
export function readCalendarChoice(search: URLSearchParams): CalendarChoice {
  const year = Number(search.get('year'));
  const place = search.get('in');
  return {
    ...(Number.isInteger(year) && year >= years.first && year <= years.last && { year }),
    ...((place === 'israel' || place === 'diaspora') && { in: place }),
  };
}
