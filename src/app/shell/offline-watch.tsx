import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { readConnection, subscribeToConnection } from '../browser/connection.ts';

/** Loaded while there is a connection, when the service worker is told what to keep. */
const OfflineNotice = lazy(async () => ({
  default: (await import('./offline-notice.tsx')).OfflineNotice,
}));

/** Where the page says that there is no connection; a live region. */
export function OfflineWatch() {
  const connection = useSyncExternalStore(subscribeToConnection, readConnection, () => undefined);
  const [hasBeenLost, setHasBeenLost] = useState(false);
  if (connection !== undefined && !hasBeenLost) setHasBeenLost(true);
  return (
    <div role="status" className="print:hidden">
      {hasBeenLost && (
        <Suspense>
          <OfflineNotice connection={connection} />
        </Suspense>
      )}
    </div>
  );
}
