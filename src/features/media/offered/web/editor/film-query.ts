import type { PageApi } from '#page/page-context.ts';

/** A film that staff has uploaded. */
export const filmQuery = ({ api }: { api: PageApi }, id: string) =>
  api.media.film.queryOptions({ input: { id }, staleTime: 60_000, retry: false });

/** Whether a film is one of those that staff uploads, and not one that comes with its course. */
export function isUploadedFilm(film: string | undefined): film is string {
  return film !== undefined && /^film-[a-z0-9]{10}$/.test(film);
}
