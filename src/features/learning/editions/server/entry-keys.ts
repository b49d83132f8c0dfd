import type { CourseDocs } from './course-docs.ts';

/** The key of a film's entry: that of a shipped one names its course's folder, any other is the id of its media. */
export function filmKey(
  folder: string,
  film: string,
  shipped: Pick<CourseDocs, 'films'> | undefined,
): string {
  return shipped && Object.hasOwn(shipped.films, film) ? shippedFilmKey(folder, film) : film;
}

export function shippedFilmKey(folder: string, film: string): string {
  return `${folder}__${film}`;
}
