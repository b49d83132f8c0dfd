import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether scripts are running: false on the server and during hydration. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
