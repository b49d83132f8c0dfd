import { houseFolder } from '#platform/files/house-files.ts';

/** The folder of a film's files, in the layout of the films of a course: `film.mp4`, `poster.jpg`, `master.m3u8`. */
export function filmFolder(filmId: string): string {
  return `${houseFolder}/media/${filmId}`;
}
