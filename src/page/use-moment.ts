import { useCallback } from 'react';
import { useFormatter, type DateTimeFormatOptions } from 'use-intl';
import { usePage } from './page-provider.tsx';
import { useIsLive } from './use-is-live.ts';

/**
 * Says a moment by the clock of the reader's browser; on the server, by the zone that the browser has sent. `useFormatter` is for days,
 * which are the same everywhere.
 */
export function useMoment(): (at: string | number | Date, options: DateTimeFormatOptions) => string {
  const format = useFormatter();
  const known = usePage().timeZone;
  const timeZone = useIsLive() ? new Intl.DateTimeFormat().resolvedOptions().timeZone : known;
  return useCallback(
    (at, options) => format.dateTime(new Date(at), { timeZone, ...options }),
    [format, timeZone],
  );
}
