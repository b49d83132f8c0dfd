import type { PageApi } from '#page/page-context.ts';

const workingMilliseconds = 1_500;

/** The films from a place in the list on; asked again and again while one of them is being made. */
export const filmsQuery = ({ api }: { api: PageApi }, after: string | undefined) =>
  api.media.films.queryOptions({
    input: after === undefined ? {} : { after },
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => status === 'waiting' || status === 'working')
        ? workingMilliseconds
        : false,
  });
