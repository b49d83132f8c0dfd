import type { CourseView } from '#features/learning/courses/contract.ts';
import type { ItemView } from '#features/learning/catalogue/contract.ts';

export interface Neighbours {
  chapter: CourseView['chapters'][number];
  item: ItemView;
  /** The nearest item before this one that can be opened now. */
  previousOpen: ItemView | undefined;
  /** The nearest item after this one that can be opened now. */
  nextOpen: ItemView | undefined;
}

/** An item's place in its course; undefined if it is not part of it. */
export function findNeighbours(course: CourseView, itemSlug: string): Neighbours | undefined {
  const chapter = course.chapters.find(({ items }) => items.some(({ slug }) => slug === itemSlug));
  const items = course.chapters.flatMap((chapter) => chapter.items);
  const index = items.findIndex(({ slug }) => slug === itemSlug);
  const item = items[index];
  if (!chapter || !item) return undefined;
  return {
    chapter,
    item,
    previousOpen: items.slice(0, index).findLast(({ mayWatch }) => mayWatch),
    nextOpen: items.slice(index + 1).find(({ mayWatch }) => mayWatch),
  };
}
