import { findPlace } from '#core/places.ts';
import { localDateOf, startOfDay, type LocalDate } from '#core/local-date.ts';
import { hourMs } from '#core/durations.ts';
import { resumesAt } from '#platform/jewish-calendar/melacha.ts';
import { placeFor } from '#platform/jewish-calendar/visitor-place.ts';
import { sendingDays } from '../policy.ts';

/** At what hour of its day a card is sent. */
const sendingHour = 8;

/** Whose sunset a gift keeps: its giver's, since nothing is known of where its receiver is. */
export function placeOfGift({ place }: { place: string }) {
  return findPlace(place) ?? placeFor(undefined, undefined);
}

/** When a card with this day goes out: in the morning, or at once if the day has come; on Shabbat and Yom Tov, once that is out. */
export function sendingTime(
  { sendOn, place: id }: { sendOn: LocalDate; place: string },
  now: Date,
): { at: Date; waits: boolean } {
  const place = placeOfGift({ place: id });
  const hasCome = sendOn <= localDateOf(now, place.timeZone);
  const at = hasCome ? now : new Date(startOfDay(sendOn, place.timeZone).getTime() + sendingHour * hourMs);
  const resumes = resumesAt(at, place);
  return { at: resumes ?? at, waits: resumes !== undefined };
}

/** The days that can be chosen where a gift's giver is. */
export function daysToChoose(gift: { place: string }, now: Date): { first: LocalDate; last: LocalDate } {
  return sendingDays(localDateOf(now, placeOfGift(gift).timeZone));
}
