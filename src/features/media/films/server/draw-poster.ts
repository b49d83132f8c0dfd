import { buffer } from 'node:stream/consumers';
import { Conflict, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { FileMissing } from '#platform/files/files.ts';
import { findPictureKey } from '#features/media/pictures/policy.ts';
import { posterWidth } from '../policy.ts';
import { filmFolder } from './film-files.ts';
import type { FilmRow } from './view-film.ts';

/** Makes an uploaded picture a film's poster: a copy as large as one taken from the film, cut to the film's shape. */
export async function drawPoster({ files }: Ctx, film: FilmRow, picture: string): Promise<void> {
  if (film.status !== 'ready') throw new Conflict('film_not_ready', 'media.refusal.filmNotReady');
  const file = await readPicture(files, picture);
  const { width, height } = sizePoster(film);
  const { default: sharp } = await import('sharp');
  const poster = await sharp(file).resize(width, height, { fit: 'cover' }).jpeg({ quality: 86 }).toBuffer();
  await files.put(`${filmFolder(film.id)}/poster.jpg`, poster, 'image/jpeg');
}

async function readPicture(files: Ctx['files'], picture: string): Promise<Buffer> {
  const key = findPictureKey(picture);
  if (key === undefined) throw new NotFound();
  try {
    return await buffer(await files.read(key));
  } catch (error) {
    if (error instanceof FileMissing) throw new NotFound();
    throw error;
  }
}

function sizePoster({ width, height }: FilmRow): { width: number; height: number } {
  const film = { width: width ?? 1280, height: height ?? 720 };
  const wide = Math.min(posterWidth, film.width);
  return { width: wide, height: Math.max(2, 2 * Math.round((wide * film.height) / film.width / 2)) };
}
