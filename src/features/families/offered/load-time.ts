import type { QueryClient } from '@tanstack/react-query';
import type { PageApi } from '#page/page-context.ts';
import type { TimeRestriction } from '../time/contract.ts';
import { waysInQuery } from '#features/sign-in/offered/ways-in-query.ts';
import { findLearner } from '#features/people/offered/learner.ts';
import { timeAskingQuery } from './asking-query.ts';
import { timeRestrictionQuery } from './time-query.ts';
import { viewerQuery } from '#features/people/offered/viewer-query.ts';

/** What is left of the day, fetched again; undefined, without a request, for anyone without a limit. */
export async function loadTime(page: {
  api: PageApi;
  queries: QueryClient;
}): Promise<TimeRestriction | undefined> {
  const learner = findLearner(await page.queries.ensureQueryData(viewerQuery(page.api)));
  if (!learner || learner.minutesPerDay === null) return undefined;
  const time = await page.queries.query({ ...timeRestrictionQuery(page.api), staleTime: 0 });
  // Adding time may require a password.
  await page.queries.ensureQueryData(waysInQuery(page.api));
  if (time.closed !== null) await page.queries.query(timeAskingQuery(page.api));
  return time;
}
