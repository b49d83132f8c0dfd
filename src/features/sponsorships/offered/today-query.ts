import type { PageApi } from '#page/page-context.ts';

/** Whom today is dedicated to; the line in the header asks again when the day is over. */
export const todayQuery = (api: PageApi) =>
  api.sponsorships.today.queryOptions({ input: {}, staleTime: Infinity });
