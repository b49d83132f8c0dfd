import { places } from '#core/places.ts';
import { isMelachaForbidden } from '#platform/jewish-calendar/melacha.ts';

const day = 86_400_000;
/** A run takes less than that. */
const hours = [0, 1, 2];

/**
 * By how much the clocks of product and browsers run ahead, in milliseconds: nothing on a weekday. Mail waits on Shabbat and
 * Yom Tov, and a run of the tests on such a day would wait with it.
 */
export const aheadToWeekday = findWeekday(Date.now());

/** Days from an instant to the first at which it is neither Shabbat nor Yom Tov anywhere, in milliseconds. */
function findWeekday(instant: number): number {
  const isHolySomewhere = (time: number) =>
    places.some((place) =>
      hours.some((hour) => isMelachaForbidden(new Date(time + hour * 3_600_000), place)),
    );
  let ahead = 0;
  while (isHolySomewhere(instant + ahead)) ahead += day;
  return ahead;
}

/** What the clock of the product says that all journeys share. */
export const productNow = (): Date => new Date(Date.now() + aheadToWeekday);

/** Run in a page before everything else: its clock runs ahead by that much. As text, since it is the page's. */
export const setBrowserClock = (ahead: number): string => `{
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...parts) {
      if (parts.length === 0) super(RealDate.now() + ${ahead});
      else super(...parts);
    }
    static now() { return RealDate.now() + ${ahead}; }
  };
}`;
