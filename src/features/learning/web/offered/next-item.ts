import type { CourseView, ItemView } from '../../contract.ts';

export interface NextItem {
  item: ItemView;
  /** Whether it is the first of all, where one goes on, or the first once more after all are done. */
  step: 'start' | 'continue' | 'again';
}

/**
 * Where somebody goes on in a course: the item watched last unless it is completed, else the next one that is open and
 * not completed. Undefined when nothing in the course is open to her.
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
  return { item, step: hasBegun ? 'continue' : 'start' };
}
