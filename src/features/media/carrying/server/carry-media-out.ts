import { text } from 'node:stream/consumers';
import type { Ctx } from '#platform/ctx.ts';
import { carryOut, type CarriedFile } from '#platform/files/carried-files.ts';
import { FileMissing } from '#platform/files/files.ts';
import { findPictureKey } from '#features/media/pictures/policy.ts';
import type { CarriedFilm, CarriedMedia } from './carried-media.ts';
import { listFilmFiles } from './list-film-files.ts';

type Sender = Pick<Ctx, 'db' | 'files'>;

export interface CarriedOut {
  media: CarriedMedia;
  /** The keys of files that should be stored, and are not. */
  missing: string[];
}

/** Copies the files of these pictures and films to a folder, and says what another server has to know of them. */
export async function carryMediaOut(
  { db, files }: Sender,
  { pictures, films }: { pictures: ReadonlySet<string>; films: ReadonlySet<string> },
  folder: string,
): Promise<CarriedOut> {
  const out: CarriedOut = { media: { pictures: [], films: [] }, missing: [] };
  const carry = async (key: string): Promise<CarriedFile[]> => {
    const file = await carryOut(files, key, folder);
    if (!file) out.missing.push(key);
    return file ? [file] : [];
  };
  const known = await readPictures(db, [...pictures]);
  for (const name of pictures) {
    const title = known.get(name);
    const key = findPictureKey(name) ?? '';
    if (title === undefined) out.missing.push(key);
    else for (const file of await carry(key)) out.media.pictures.push({ name, title, file });
  }
  const read = (key: string) => readPlaylist(files, key);
  for (const film of await readFilms(db, [...films])) {
    const carried: CarriedFile[] = [];
    for (const key of await listFilmFiles(film, read)) carried.push(...(await carry(key)));
    out.media.films.push({ ...film, files: carried });
  }
  return out;
}

async function readPlaylist(files: Ctx['files'], key: string): Promise<string> {
  try {
    return await text(await files.read(key));
  } catch (error) {
    if (error instanceof FileMissing) return '';
    throw error;
  }
}

/** The titles of pictures. */
async function readPictures(db: Ctx['db'], names: string[]): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map();
  const query = db.selectFrom('media_pictures').select(['file', 'title']).where('file', 'in', names);
  return new Map((await query.execute()).map(({ file, title }) => [file, title]));
}

async function readFilms(db: Ctx['db'], ids: string[]): Promise<Omit<CarriedFilm, 'files'>[]> {
  if (ids.length === 0) return [];
  const films = await db
    .selectFrom('media_films')
    .selectAll()
    .where('id', 'in', ids)
    .where('status', '=', 'ready')
    .orderBy('id')
    .execute();
  const tracks = await db
    .selectFrom('media_tracks')
    .select(['id', 'film_id', 'lang', 'kind', 'file_name as fileName'])
    .where('film_id', 'in', ids)
    .where('status', '=', 'ready')
    .orderBy('id')
    .execute();
  return films.map((film) => ({
    id: film.id,
    title: film.title,
    fileName: film.file_name,
    duration: film.duration ?? 0,
    width: film.width ?? 0,
    height: film.height ?? 0,
    streams: film.streams,
    posterAt: film.poster_at,
    ...(film.poster_picture !== null && { posterPicture: film.poster_picture }),
    tracks: tracks.filter(({ film_id }) => film_id === film.id).map(({ film_id: _film, ...track }) => track),
  }));
}
