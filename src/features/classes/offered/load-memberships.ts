import type { QueryClient } from '@tanstack/react-query';
import type { PageApi } from '#page/page-context.ts';
import { findLearner } from '#features/people/offered/learner.ts';
import { viewerQuery } from '#features/people/offered/viewer-query.ts';
import { membershipsQuery } from '../web/class-queries.ts';

/** Loads the viewer's classes; sends no request for anyone in none. */
export async function loadMemberships({
  api,
  queries,
}: {
  api: PageApi;
  queries: QueryClient;
}): Promise<void> {
  const learner = findLearner(await queries.ensureQueryData(viewerQuery(api)));
  if (learner?.classId) await queries.query({ ...membershipsQuery(api), staleTime: 0 });
}
