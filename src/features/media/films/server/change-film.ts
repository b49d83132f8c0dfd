import { mkdtemp, rm } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { signedIn } from '#core/actor.ts';
import { Conflict } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { findFilmTools } from '#platform/film-tools/film-tools.ts';
import { recordAudit } from '#features/people/server/public.ts';
import type { FilmChanges, FilmView } from '../contract.ts';
import { takePoster } from './encode-film.ts';
import { filmFolder } from './film-files.ts';
import { getRow, lockFilm } from './film-rows.ts';
import { viewFilm, type FilmRow } from './view-film.ts';

/** Renames a film, or takes another second as its poster. Refuses a caller who has seen an older version. */
export async function changeFilm(ctx: Ctx, changes: FilmChanges): Promise<FilmView> {
  const { userId } = signedIn(ctx);
  const before = await getRow(ctx, changes.id);
  refuseOld(before, changes);
  const { title = before.title, posterAt = before.poster_at } = changes;
  // Taken before the transaction, which must not wait for it; a poster that nobody refers to is only a file.
  if (posterAt !== before.poster_at) await replacePoster(ctx, before, posterAt);
  return inTransaction(ctx, async (transaction) => {
    refuseOld(await lockFilm(transaction, changes.id), changes);
    const film = await transaction.db
      .updateTable('media_films')
      .set(({ eb }) => ({
        title,
        poster_at: posterAt,
        version: eb('version', '+', 1),
        changed_at: ctx.clock.now(),
      }))
      .where('id', '=', changes.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAudit(transaction, {
      who: userId,
      what: 'film.changed',
      subject: film.id,
      why: 'edited',
      before: { title: before.title, posterAt: before.poster_at },
      after: { title, posterAt },
    });
    return viewFilm(ctx, film);
  });
}

function refuseOld(film: FilmRow, { version }: FilmChanges): void {
  if (film.version !== version)
    throw new Conflict('changed_meanwhile', 'media.refusal.changedMeanwhile', {
      at: film.changed_at.toISOString(),
      values: { title: film.title, posterAt: film.poster_at },
    });
}

async function replacePoster({ files, uploads }: Ctx, film: FilmRow, at: number): Promise<void> {
  if (film.status !== 'ready' || (film.duration ?? 0) < at)
    throw new Conflict('film_not_ready', 'media.refusal.filmNotReady');
  const tools = await findFilmTools();
  if (!tools) throw new Conflict('no_film_tools', 'media.refusal.noFilmTools');
  const folder = await mkdtemp(path.join(uploads.workFolder, `${film.id}-poster-`));
  try {
    const copy = path.join(folder, '.film.mp4');
    await pipeline(await files.read(`${filmFolder(film.id)}/film.mp4`), createWriteStream(copy));
    const poster = await takePoster(tools, { film: copy, folder, at });
    await files.putFile(`${filmFolder(film.id)}/poster.jpg`, poster, 'image/jpeg');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
