import type { PageApi } from '#page/page-context.ts';

interface WithApi {
  api: PageApi;
}

/** The film that captions are of. */
export const captionFilmQuery = ({ api }: WithApi, key: string) =>
  api.learning.captionFilm.queryOptions({ input: { key }, staleTime: 60_000 });

/** Its entry as last saved; never from memory, since what is edited must be what there is. */
export const filmEntryQuery = ({ api }: WithApi, id: string) =>
  api.cms.entry.queryOptions({ input: { id }, staleTime: 0 });

/** How loud it is; the editor works without. */
export const peaksQuery = ({ api }: WithApi, key: string) =>
  api.learning.captionPeaks.queryOptions({ input: { key }, staleTime: Infinity, retry: false });

export const subtitlesQuery = ({ api }: WithApi) =>
  api.learning.subtitles.queryOptions({ staleTime: 10_000 });
