import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { readConnection, subscribeToConnection } from '../browser/connection.ts';
import { loadOfflineNotice } from './load-offline-notice.ts';

const OfflineNotice = lazy(() =>
  loadOfflineNotice().then(
    ({ OfflineNotice }) => ({ default: OfflineNotice }),
    // The connection dropped before the notice had loaded: the page continues without it.
    () => ({ default: () => null }),
  ),
);

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
