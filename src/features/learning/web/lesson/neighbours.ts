import type { CourseView, ItemView } from '../../contract.ts';

export interface Neighbours {
  chapter: CourseView['chapters'][number];
  item: ItemView;
  previous: ItemView | undefined;
  /** The next item after this one that can be opened now. */
  nextOpen: ItemView | undefined;
}

/** An item's place in its course; undefined when it is not part of it. */
export function findNeighbours(course: CourseView, itemId: string): Neighbours | undefined {
  const chapter = course.chapters.find(({ items }) => items.some(({ id }) => id === itemId));
  const items = course.chapters.flatMap((chapter) => chapter.items);
  const index = items.findIndex(({ id }) => id === itemId);
  const item = items[index];
  if (!chapter || !item) return undefined;
  return {
    chapter,
    item,
    previous: items[index - 1],
    nextOpen: items.slice(index + 1).find(({ mayWatch }) => mayWatch),
  };
}
