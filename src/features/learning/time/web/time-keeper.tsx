import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePage } from '#page/page-provider.tsx';
import { timeRestrictionQuery } from '#features/families/offered/time-query.ts';
import { useTimeRestriction } from '#features/families/offered/use-time-restriction.ts';
import { useActiveMinutes } from './use-active-minutes.ts';

/** Deducts the time spent on an item from today's limit, and closes the item when none is left. Renders nothing. */
export function TimeKeeper({ itemId }: { itemId: string }) {
  const { api } = usePage();
  const queries = useQueryClient();
  const until = useTimeRestriction()?.finishing?.until;

  useActiveMinutes(async (minutes) => {
    const { queryKey } = timeRestrictionQuery(api);
    const { minutesRemaining } = await api.learning.reportTime.call({ minutes, itemId });
    queries.setQueryData(queryKey, (known) => {
      // The server says what may still be finished.
      if (!known || minutesRemaining === 0 || minutesRemaining === null) return known;
      return { ...known, minutesRemaining, finishing: null };
    });
    if (minutesRemaining === 0) await queries.invalidateQueries({ queryKey });
  });

  useEffect(() => {
    if (until === undefined) return undefined;
    // A moment later, so that the server also sees the day as ended.
    const wait = Math.max(0, Date.parse(until) - Date.now()) + 1_000;
    const timer = setTimeout(
      () => void queries.invalidateQueries({ queryKey: timeRestrictionQuery(api).queryKey }),
      wait,
    );
    return () => clearTimeout(timer);
  }, [until, queries, api]);

  return null;
}
