import { isFilm, isStory } from '../kinds/policy.ts';
import type { CourseView } from '../courses/contract.ts';
import type { ItemView } from '../catalogue/contract.ts';

export interface NextItem {
  item: ItemView;
  /** Whether it is the very first item, the one to continue with, or the first again after all are done. */
  step: 'start' | 'continue' | 'again';
}

/**
 * Where a learner continues in a course: the item watched last unless it is completed, else the next one that is open
 * and not completed; the film that tells the story comes before its quiz, game or task. Undefined if nothing in the
 * course is open to her.
 */
export function findNextItem(
  course: CourseView,
  completed: ReadonlySet<string>,
  mostRecentItemId: string | null | undefined,
): NextItem | undefined {
  const open = course.chapters.flatMap(({ items }) => items).filter(({ mayWatch }) => mayWatch);
  const [first] = open;
  if (!first) return undefined;
  const recent = open.findIndex(({ id }) => id === mostRecentItemId);
  const inOrder = recent === -1 ? open : [...open.slice(recent), ...open.slice(0, recent)];
  const item = inOrder.find(({ id }) => !completed.has(id));
  if (!item) return { item: first, step: 'again' };
  const hasBegun = recent !== -1 || open.some(({ id }) => completed.has(id));
  const isInHand = isFilm(item.type) && item.id === mostRecentItemId;
  return {
    item: (isInHand ? undefined : findStoryFor(item, course, completed)) ?? item,
    step: hasBegun ? 'continue' : 'start',
  };
}

/** The film to watch first: the course's first film if none is completed, else one earlier in the item's chapter. */
function findStoryFor(
  item: ItemView,
  { chapters }: CourseView,
  completed: ReadonlySet<string>,
): ItemView | undefined {
  const films = chapters.flatMap(({ items }) => items).filter(isOpenStory);
  if (!films.some(({ id }) => completed.has(id))) return films[0];
  if (isFilm(item.type)) return undefined;
  const items = chapters.find((chapter) => chapter.items.includes(item))?.items ?? [];
  return items.slice(0, items.indexOf(item)).find((film) => isOpenStory(film) && !completed.has(film.id));
}

/** A film that tells a story, and that the caller may watch. */
export function isOpenStory({ type, mayWatch }: ItemView): boolean {
  return isStory(type) && mayWatch;
}
