import { defineHook } from '#platform/composition/feature-hooks.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Db } from '#platform/db/tables.ts';
import { filmFolder } from './film-files.ts';

/** A film that can be shown: where its files lie, and which there are. */
export interface ReadyFilm {
  id: string;
  title: string;
  folder: string;
  files: string[];
  duration: number;
  width: number;
  height: number;
}

/** Announces a film that can be shown from now on. */
export const filmReady = defineHook<ReadyFilm>('media.filmReady');

/** Every film that can be shown. */
export async function listReadyFilms({ db }: Pick<Ctx, 'db'>): Promise<ReadyFilm[]> {
  const rows = await selectReady(db).orderBy('created_at').execute();
  return rows.map(toReadyFilm);
}

export async function findFilm({ db }: Pick<Ctx, 'db'>, id: string): Promise<ReadyFilm | undefined> {
  const row = await selectReady(db).where('id', '=', id).executeTakeFirst();
  return row && toReadyFilm(row);
}

function selectReady(db: Db) {
  return db
    .selectFrom('media_films')
    .select(['id', 'title', 'duration', 'width', 'height', 'streams'])
    .where('status', '=', 'ready');
}

type ReadyRow = Awaited<ReturnType<ReturnType<typeof selectReady>['execute']>>[number];

function toReadyFilm({ id, title, duration, width, height, streams }: ReadyRow): ReadyFilm {
  return {
    id,
    title,
    folder: filmFolder(id),
    files: ['film.mp4', 'poster.jpg', ...(streams ? ['master.m3u8'] : [])],
    duration: duration ?? 0,
    width: width ?? 0,
    height: height ?? 0,
  };
}
