import type { Report } from '#platform/content/mistakes.ts';
import type { YamlFile } from '#platform/content/yaml-file.ts';
import type { CourseFile } from './content-schemas.ts';

/** Reports each item whose film is not in its course's media. */
export function requireFilms(
  file: string,
  { value, lineOf }: YamlFile<CourseFile>,
  films: ReadonlyMap<string, unknown>,
  report: Report,
): void {
  value.chapters.forEach(({ items }, c) =>
    items.forEach(({ film, planned }, i) => {
      if (film === undefined || planned || films.has(film)) return;
      report(file, lineOf(['chapters', c, 'items', i, 'film']), `film ${film} is not in media/${film}`);
    }),
  );
}

const uploaded = /^film-[a-z0-9]{10}$/;

/** The same for films that staff has uploaded: without one, the item could not be shown. */
export function requireUploadedFilms(
  file: string,
  { value, lineOf }: YamlFile<CourseFile>,
  films: ReadonlyMap<string, unknown>,
  report: Report,
): void {
  value.chapters.forEach(({ items }, c) =>
    items.forEach(({ film = '', planned }, i) => {
      if (!planned && uploaded.test(film) && !films.get(film))
        report(file, lineOf(['chapters', c, 'items', i, 'film']), `film ${film} is missing`);
    }),
  );
}
