import type { PageApi } from '#page/page-context.ts';

/** The pictures whose title contains the words, page after page. */
export const picturesQuery = ({ api }: { api: PageApi }, q: string) =>
  api.media.pictures.infiniteOptions({
    input: (after: string | undefined) => ({
      ...(q !== '' && { q }),
      ...(after !== undefined && { after }),
    }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
