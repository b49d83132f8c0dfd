/** What a person has seen of a film: the last day, in her time zone, and whether it was enough to complete it. */
export interface Seen {
  day: string;
  isCompleted: boolean;
}

interface Film {
  id: string;
  courseId: string;
}

/**
 * The day's film among those that are open, in catalog order: the one completed or watched again that day; else the
 * next uncompleted one, from the most recently studied course if there is one; else the one seen longest ago.
 */
export function chooseStory<T extends Film>(
  films: readonly T[],
  seen: ReadonlyMap<string, Seen>,
  { today, lastCourseId }: { today: string; lastCourseId: string | undefined },
): { film: T; isSeen: boolean } | undefined {
  const ofToday = films.find(({ id }) => seen.get(id)?.day === today && seen.get(id)?.isCompleted);
  if (ofToday) return { film: ofToday, isSeen: true };
  const open = films.filter(({ id }) => !seen.get(id)?.isCompleted);
  const ofLastCourse = open.filter(({ courseId }) => courseId === lastCourseId);
  const firstBegun = (some: readonly T[]) => some.find(({ id }) => seen.has(id)) ?? some[0];
  const dayOf = ({ id }: T) => seen.get(id)?.day ?? '';
  const film =
    firstBegun(ofLastCourse) ??
    firstBegun(open) ??
    films.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)))[0];
  return film && { film, isSeen: false };
}

/**
 * Picks `count` questions answered before, in an order that changes daily but is stable all day: one that was wrong at
 * the first try, if there is one, then any others.
 */
export function chooseQuestions<T extends { isRight: boolean }>(
  answered: readonly T[],
  rankOf: (one: T) => number,
  count: number,
): T[] {
  const mixed = answered.toSorted((one, other) => rankOf(one) - rankOf(other));
  const missed = mixed.find(({ isRight }) => !isRight);
  return [...(missed ? [missed] : []), ...mixed.filter((one) => one !== missed)].slice(0, count);
}
