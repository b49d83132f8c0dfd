import type { PageApi } from '#page/page-context.ts';

const workingMilliseconds = 1_500;

/** The recordings of a film; asked again and again while one of them is being made. */
export const tracksQuery = ({ api }: { api: PageApi }, filmId: string) =>
  api.media.tracks.queryOptions({
    input: { id: filmId },
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => status === 'waiting' || status === 'working')
        ? workingMilliseconds
        : false,
  });
