import { localDateOf, type LocalDate } from '#core/local-date.ts';
import { hourMs } from '#core/durations.ts';

/** No place is further from UTC. */
const farthest = 14 * hourMs;

/** Every instant at which it is that year somewhere: from the first on, before the second. */
export function spanOfYear(year: number): { from: Date; before: Date } {
  return {
    from: new Date(Date.UTC(year, 0, 1) - farthest),
    before: new Date(Date.UTC(year + 1, 0, 1) + farthest),
  };
}

/** The day of a gift where its donor is: of her calendar year. */
export function dayOfGift(givenAt: Date, timeZone: string): LocalDate {
  return localDateOf(givenAt, timeZone);
}

/** The year that is over everywhere. */
export function lastYear(now: Date): number {
  return new Date(now.getTime() - farthest).getUTCFullYear() - 1;
}

/** For so many years a summary can be opened: as long as what donors wrote is kept. */
export const yearsShown = 7;
