import { useSyncExternalStore } from 'react';

/** Whether JavaScript runs on the page; false on the server and while the browser takes over its HTML. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges(): () => void {
  return () => undefined;
}
