import { useSyncExternalStore } from 'react';

/** Whether this browser supports passkeys; undefined until JavaScript has checked. */
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
