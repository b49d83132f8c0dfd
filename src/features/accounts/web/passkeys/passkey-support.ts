import { useSyncExternalStore } from 'react';

/** Whether this browser knows passkeys; undefined until a script could ask it. */
export function usePasskeySupport(): boolean | undefined {
  return useSyncExternalStore(
    neverChanges,
    () => typeof window.PublicKeyCredential === 'function',
    () => undefined,
  );
}

function neverChanges(): () => void {
  return () => undefined;
}
