import type { PageContext } from '#page/page-context.ts';
import type { UserView } from '#features/people/contract.ts';

/**
 * Whether a page that a browser has just opened begins with the question who is learning: on a device that a family shares, once nobody
 * has used it for half an hour. Moving about in an open page never asks, so that nobody is interrupted.
 */
export async function asksWho({ api }: PageContext, viewer: UserView): Promise<boolean> {
  const isOpened = typeof document === 'undefined';
  if (!isOpened || viewer.family === null) return false;
  return (await api.families.familyPeople.call()).putDown;
}
