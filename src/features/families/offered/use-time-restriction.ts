import { useQuery } from '@tanstack/react-query';
import { usePage } from '#page/page-provider.tsx';
import type { TimeRestriction } from '../time/contract.ts';
import { useLearner } from '#features/people/offered/learner.ts';
import { timeRestrictionQuery } from './time-query.ts';

/** What is left of the viewer's day; undefined without a limit. */
export function useTimeRestriction(): TimeRestriction | undefined {
  const { api } = usePage();
  const enabled = typeof useLearner()?.minutesPerDay === 'number';
  const { data } = useQuery({ ...timeRestrictionQuery(api), enabled });
  return enabled ? data : undefined;
}
