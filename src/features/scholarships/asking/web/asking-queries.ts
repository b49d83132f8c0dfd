import { queryOptions } from '@tanstack/react-query';
import { unlessOver } from '#features/people/offered/link-query.ts';
import type { PageApi } from '#page/page-context.ts';
import type { WishedPlan } from '#features/scholarships/policy.ts';

export const ownScholarshipQuery = (api: PageApi) => api.scholarships.own.queryOptions();

/** What a link from a mail brings; null once it has been used or is over. */
export const answerQuery = (api: PageApi, token: string) =>
  queryOptions<{ plan: WishedPlan; endsOn: string } | null>({
    queryKey: ['scholarship-answer', token],
    queryFn: () => unlessOver(api.scholarships.answer.call({ token })),
    staleTime: Infinity,
  });
