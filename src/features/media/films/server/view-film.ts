import type { Selectable } from 'kysely';
import type { Ctx } from '#platform/ctx.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { FilmView } from '../contract.ts';
import { filmFolder } from './film-files.ts';

export type FilmRow = Selectable<Tables['media_films']>;

export function viewFilm({ media }: Pick<Ctx, 'media'>, film: FilmRow): FilmView {
  const { id, title, status, percent, streams, version } = film;
  const link = (file: string) => media.href(`${filmFolder(id)}/${file}`, 'signed');
  return {
    id,
    title,
    fileName: film.file_name,
    status,
    percent,
    streams,
    posterAt: film.poster_at,
    version,
    created: film.created_at.toISOString(),
    ...(film.poster_picture !== null && { posterPicture: film.poster_picture }),
    ...(film.step !== null && { step: film.step }),
    ...(film.problem !== null && { problem: film.problem }),
    ...(film.duration !== null && { duration: film.duration }),
    ...(film.width !== null && { width: film.width }),
    ...(film.height !== null && { height: film.height }),
    // Another picture is another address, or browsers would go on showing the one they have.
    ...(status === 'ready' && { poster: `${link('poster.jpg')}&v=${version}`, src: link('film.mp4') }),
  };
}
