import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { FilmRow } from './view-film.ts';

export async function getRow({ db }: Pick<Ctx, 'db'>, id: string): Promise<FilmRow> {
  const film = await db.selectFrom('media_films').selectAll().where('id', '=', id).executeTakeFirst();
  if (!film) throw new NotFound();
  return film;
}

/** The same, locked until the transaction ends. */
export async function lockFilm({ db }: Pick<Ctx, 'db'>, id: string): Promise<FilmRow> {
  const query = db.selectFrom('media_films').selectAll().where('id', '=', id).forUpdate();
  const film = await query.executeTakeFirst();
  if (!film) throw new NotFound();
  return film;
}
