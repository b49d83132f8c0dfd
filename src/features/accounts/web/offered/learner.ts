import type { UserView } from '../../contract.ts';
import { useViewer } from './viewer-query.ts';

/** Whose progress is kept: who is signed in, but of a minor nothing before her guardian has approved. */
export function findLearner(viewer: UserView | null): UserView | null {
  return viewer?.awaitsGuardian ? null : viewer;
}

/** Whose progress is kept of who looks at the page; null for a visitor and a waiting minor. */
export function useLearner(): UserView | null {
  return findLearner(useViewer());
}
