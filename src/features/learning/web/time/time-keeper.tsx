import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePage } from '../../../../page/page-provider.tsx';
import { timeRestrictionQuery } from '../../../accounts/web/offered/time-query.ts';
import { useTimeRestriction } from '../../../accounts/web/offered/use-time-restriction.ts';
import { useActiveMinutes } from './use-active-minutes.ts';

/** Takes the time that is spent at an item off what is left of the day, and closes the item when that is over. Shows nothing. */
export function TimeKeeper({ itemId }: { itemId: string }) {
  const { api } = usePage();
  const queries = useQueryClient();
  const until = useTimeRestriction()?.finishing?.until;

  useActiveMinutes(async (minutes) => {
    const { queryKey } = timeRestrictionQuery(api);
    const { minutesRemaining } = await api.learning.reportTime.call({ minutes, itemId });
    queries.setQueryData(queryKey, (known) => {
      // What may be finished still, the server says.
      if (!known || minutesRemaining === 0 || minutesRemaining === null) return known;
      return { ...known, minutesRemaining, finishing: null };
    });
    if (minutesRemaining === 0) await queries.invalidateQueries({ queryKey });
  });

  useEffect(() => {
    if (until === undefined) return undefined;
    // A moment later, so that the server too finds it over.
    const wait = Math.max(0, Date.parse(until) - Date.now()) + 1_000;
    const timer = setTimeout(
      () => void queries.invalidateQueries({ queryKey: timeRestrictionQuery(api).queryKey }),
      wait,
    );
    return () => clearTimeout(timer);
  }, [until, queries, api]);

  return null;
}
