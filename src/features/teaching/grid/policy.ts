/** What a cell needs to know of an item. */
interface Measured {
  /** The length of its film. */
  seconds: number | undefined;
  questions: number;
}

/** What was done of it, without anything from before the student joined, except that it is done. */
interface Work {
  done: boolean;
  /** Undefined where a part of it may be from before she joined. */
  watchedSeconds: number | undefined;
  answered: number;
  right: number;
}

export interface CellState {
  done: boolean;
  /** How far, of what was begun: 1 to 99; unknown where she had begun it before she joined. */
  percent?: number;
  /** How many of all first answers are right, in percent. */
  score?: number;
}

/** What the grid says of a student and an item; undefined if she has not begun it. */
export function cellOf({ seconds, questions }: Measured, work: Work): CellState | undefined {
  const { done, watchedSeconds, answered, right } = work;
  if (done) {
    // Answers from before she joined are not known here, so a part of them says nothing.
    const isScored = questions > 0 && answered >= questions;
    return { done, ...(isScored && { score: Math.round((100 * right) / answered) }) };
  }
  if (watchedSeconds === undefined) return { done };
  const share = Math.max(
    seconds === undefined ? 0 : watchedSeconds / seconds,
    questions === 0 ? 0 : answered / questions,
  );
  if (share === 0) return undefined;
  return { done, percent: Math.min(99, Math.max(1, Math.floor(100 * share))) };
}

interface Missed {
  answered: number;
  missed: number;
}

/** The questions that most students got wrong, those first; of as many, the one that fewer answered. */
export function mostMissed<Question extends Missed>(
  questions: readonly Question[],
  most: number,
): Question[] {
  return questions
    .filter(({ missed }) => missed > 0)
    .toSorted((one, other) => other.missed - one.missed || one.answered - other.answered)
    .slice(0, most);
}

/** The average score of an item's first answers in percent; undefined without any. */
export function averageScore(questions: readonly Missed[]): number | undefined {
  const answered = questions.reduce((sum, each) => sum + each.answered, 0);
  const missed = questions.reduce((sum, each) => sum + each.missed, 0);
  return answered === 0 ? undefined : Math.round((100 * (answered - missed)) / answered);
}

/** Beyond this many items the grid begins with one course. */
const itemsAtFirst = 24;

/** The course that is shown: the one asked for; else all (null), or the first if all of them are too wide. */
export function chooseCourse(
  courses: readonly { id: string; items: number }[],
  asked: string | undefined,
): string | null {
  if (asked === allCourses) return null;
  const [first] = courses;
  if (courses.some(({ id }) => id === asked)) return asked ?? null;
  const items = courses.reduce((sum, course) => sum + course.items, 0);
  return first && courses.length > 1 && items > itemsAtFirst ? first.id : null;
}

/** Asked for in place of a course. */
export const allCourses = 'all';

interface Named {
  userId: string;
  firstName: string;
  lastName: string;
}

/** By last name, then by first: never by what they have done. */
export function sortByName<Person extends Named>(people: readonly Person[], languageTag: string): Person[] {
  const { compare } = new Intl.Collator(languageTag);
  return people.toSorted(
    (one, other) =>
      compare(one.lastName, other.lastName) ||
      compare(one.firstName, other.firstName) ||
      (one.userId < other.userId ? -1 : 1),
  );
}

/** The people after one of them, and whom to go on after; from the start if she is gone. */
export function pageAfter<Person extends Named>(
  people: readonly Person[],
  after: string | undefined,
  perPage: number,
): { page: Person[]; next?: string } {
  const start = people.findIndex(({ userId }) => userId === after) + 1;
  const page = people.slice(start, start + perPage);
  const last = page.at(-1);
  return { page, ...(last && start + perPage < people.length && { next: last.userId }) };
}
