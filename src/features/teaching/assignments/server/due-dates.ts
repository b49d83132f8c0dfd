import { addDays, localDateOf, type LocalDate } from '#core/local-date.ts';
import { findPlace, type Place } from '#core/places.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { holyDayOf, isHolyDay, nextOrdinaryDay, type HolyDay } from '#platform/jewish-calendar/holy-days.ts';
import { placeFor, placeOfPerson } from '#platform/jewish-calendar/visitor-place.ts';
import { nameYomTov } from '#features/curriculum/server/public.ts';
import { findLearningChoices } from '#features/people/server/public.ts';
import type { TaughtClass } from '#features/classes/server/public.ts';
import type { DueDay } from '../contract.ts';

const daysOfWeek = 7;

/** A day's holy day, and the day to offer in its place: the first ordinary one, which is the day itself if it is one. */
export function judgeDay(
  day: LocalDate,
  place: Pick<Place, 'country'>,
): { holyDay: HolyDay | null; next: LocalDate } {
  const holyDay = holyDayOf(day, place);
  return holyDay ? { holyDay, next: nextOrdinaryDay(day, place) } : { holyDay: null, next: day };
}

/** The same, in words for a teacher. */
export function describeDay(ctx: Pick<Ctx, 'locale'>, day: LocalDate, place: Place): DueDay {
  const { holyDay, next } = judgeDay(day, place);
  const holiday = holyDay === 'yom_tov' ? nameYomTov(day, place, ctx.locale) : undefined;
  return { holyDay, holiday: holiday ?? null, next, place: place.names[ctx.locale] };
}

/** Whether the next day is Shabbat or Yom Tov. */
export function isEve(day: LocalDate, place: Pick<Place, 'country'>): boolean {
  return isHolyDay(addDays(day, 1), place);
}

/** When something is due: on one day, or weekly until another. What would fall on a holy day is due on the next day that is not. */
export function listDueDates(
  { due, repeatUntil }: { due: LocalDate; repeatUntil?: LocalDate | undefined },
  place: Pick<Place, 'country'>,
): LocalDate[] {
  const dates = [due];
  for (let day = addDays(due, daysOfWeek); day <= (repeatUntil ?? due); day = addDays(day, daysOfWeek))
    dates.push(judgeDay(day, place).next);
  return dates;
}

/** The first of these days that has not passed; the last, if all have. */
export function nextOf(dates: readonly LocalDate[], today: LocalDate): LocalDate {
  return dates.find((day) => day >= today) ?? dates.at(-1) ?? today;
}

/** Whose calendar counts for a class: its owner's place, or if nothing is known of it, that of the teacher who is acting. */
export async function placeOfClass(
  ctx: Pick<Ctx, 'db'> & Pick<RequestCtx, 'timeZone'>,
  { ownerId }: Pick<TaughtClass, 'ownerId'>,
): Promise<Place> {
  const choices = await findLearningChoices(ctx, [ownerId]);
  return placeOfPerson(choices.get(ownerId), { place: undefined, timeZone: ctx.timeZone });
}

/** The place that an assignment was set for. */
export function placeOf(id: string): Place {
  return findPlace(id) ?? placeFor(undefined, undefined);
}

/** Today, to tell what is late; on a holy day the last one before, so that nothing becomes late on Shabbat. */
export function ordinaryDayAt(
  { clock }: Pick<Ctx, 'clock'>,
  place: Pick<Place, 'country' | 'timeZone'>,
): LocalDate {
  let day = todayAt({ clock }, place);
  while (isHolyDay(day, place)) day = addDays(day, -1);
  return day;
}

export function todayAt({ clock }: Pick<Ctx, 'clock'>, { timeZone }: Pick<Place, 'timeZone'>): LocalDate {
  return localDateOf(clock.now(), timeZone);
}
