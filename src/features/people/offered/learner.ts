import type { UserView } from '../contract.ts';
import { useViewer } from './viewer-query.ts';

/** Whose progress is kept: the signed-in user's, except a minor's before her guardian has approved. */
export function findLearner(viewer: UserView | null): UserView | null {
  return viewer?.awaitsGuardian ? null : viewer;
}

/** The viewer, if her progress is kept; null for a visitor and a waiting minor. */
export function useLearner(): UserView | null {
  return findLearner(useViewer());
}
