import type { PageApi } from '#page/page-context.ts';
import type { FilmsRequest } from '#features/media/films/contract.ts';

const workingMilliseconds = 1_500;

/** A page of the films; asked again and again while one of them is being made. */
export const filmsQuery = ({ api }: { api: PageApi }, request: FilmsRequest) =>
  api.media.films.queryOptions({
    input: request,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => status === 'waiting' || status === 'working')
        ? workingMilliseconds
        : false,
  });
