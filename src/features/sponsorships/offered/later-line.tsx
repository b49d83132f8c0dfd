import { lazy } from 'react';

/**
 * The line of the header in a browser: it is in the document, and its code, which only asks again later, in no page's first load. On the
 * server, `dedication-line.tsx` stands in for this file (`scripts/server-hooks.ts`).
 */
export const DedicationLine = lazy(() =>
  import('./dedication-line.tsx').then(
    ({ DedicationLine }) => ({ default: DedicationLine }),
    // The connection dropped meanwhile: the page continues without it.
    () => ({ default: () => null }),
  ),
);
