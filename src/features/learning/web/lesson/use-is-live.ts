import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether scripts run: false on the server and while the page takes over from it. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
