import { localDateOf, type LocalDate } from '#core/local-date.ts';

/** What a student has done of a course. */
interface Done {
  done: number;
  /** When she did the last of it; undefined if her teachers may not see that. */
  lastAt: Date | undefined;
}

/** How a student stands with a course: finished, on a day if it may be seen, or with so many items missing. */
export type Finish = { isFinished: true; day?: LocalDate } | { isFinished: false; missing: number };

/**
 * A course is finished with the last of all its items that count, as on the learner's own certificate. The day is that of the class's
 * place: in the afternoon of a Friday in Los Angeles it is Shabbat already by the clock of the server.
 */
export function judgeFinish(work: Done | undefined, items: number, timeZone: string): Finish {
  const missing = items - (work?.done ?? 0);
  if (missing > 0) return { isFinished: false, missing };
  return { isFinished: true, ...(work?.lastAt && { day: localDateOf(work.lastAt, timeZone) }) };
}
