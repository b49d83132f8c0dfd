import type { DehydratedState } from '@tanstack/react-query';

/** What the server has loaded, no newer than this browser's clock says: to a clock that is behind it would stay fresh for as long. */
export function byOwnClock(loaded: DehydratedState): DehydratedState {
  const now = Date.now();
  return {
    ...loaded,
    queries: loaded.queries.map((query) => ({
      ...query,
      state: { ...query.state, dataUpdatedAt: Math.min(query.state.dataUpdatedAt, now) },
    })),
  };
}
