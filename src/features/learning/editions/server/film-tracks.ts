import { createHash } from 'node:crypto';
import { setSpaces } from '#core/french-spaces.ts';
import { localeCodes, type Locale } from '#core/locale.ts';
import type { ContentCourse, ContentFilm, FilmTrack } from '#features/learning/content/server/content.ts';
import type { CourseDocs, EntryDocs } from './course-docs.ts';
import { writeCues } from './film-cues.ts';

/** Gives the films whose captions are not those shipped, in every language, the names of the files they have. */
export function nameTracks(
  course: ContentCourse,
  docs: CourseDocs,
  shipped: CourseDocs | undefined,
): ContentCourse {
  return {
    ...course,
    films: course.films.map((film) => {
      const entry = docs.films[film.id];
      const tracks = entry && tracksOf(entry, shipped?.films[film.id]);
      return tracks ? { ...film, tracks } : film;
    }),
  };
}

function tracksOf(film: EntryDocs, shipped: EntryDocs | undefined): ContentFilm['tracks'] {
  const tracks = localeCodes.flatMap((locale): [Locale, FilmTrack][] => {
    const captions = film.texts[locale]?.['captions'];
    if (captions === undefined) return [];
    const isShipped = JSON.stringify(captions) === JSON.stringify(shipped?.texts[locale]?.['captions']);
    return [[locale, isShipped ? { file: `${locale}.vtt` } : writtenTrack(locale, writeCues(captions))]];
  });
  const isAsShipped =
    tracks.length === localeCodes.length && tracks.every(([, { vtt }]) => vtt === undefined);
  return isAsShipped ? undefined : Object.fromEntries(tracks);
}

/** Its name changes with what it says, so that browsers may keep it. */
function writtenTrack(locale: Locale, written: string): FilmTrack {
  const vtt = setSpaces(written, locale);
  const hash = createHash('sha256').update(vtt).digest('hex').slice(0, 16);
  return { file: `${locale}.${hash}.vtt`, vtt };
}
