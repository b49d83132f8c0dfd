import { mkdtemp, rm } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { Conflict } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { findFilmTools } from '#platform/film-tools/film-tools.ts';
import { describePeople, findLastEntries, recordAudit } from '#features/people/server/public.ts';
import type { FilmChanges, FilmView } from '../contract.ts';
import { drawPoster } from './draw-poster.ts';
import { takePoster } from './encode-film.ts';
import { filmFolder } from './film-files.ts';
import { getRow, lockFilm } from './film-rows.ts';
import { viewFilm, type FilmRow } from './view-film.ts';

/** Renames a film, or chooses its poster. Refuses a caller who has seen an older version. */
export async function changeFilm(ctx: Ctx, changes: FilmChanges): Promise<FilmView> {
  const { userId } = signedIn(ctx);
  const before = await getRow(ctx, changes.id);
  await refuseOld(ctx, before, changes);
  const { title = before.title } = changes;
  // Made before the transaction, which must not wait for it; a poster that nobody refers to is only a file.
  const poster = await choosePoster(ctx, before, changes);
  return inTransaction(ctx, async (transaction) => {
    await refuseOld(transaction, await lockFilm(transaction, changes.id), changes);
    const film = await transaction.db
      .updateTable('media_films')
      .set(({ eb }) => ({
        title,
        poster_at: poster.posterAt,
        poster_picture: poster.posterPicture,
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
      before: { title: before.title, ...posterOf(before) },
      after: { title, ...poster },
    });
    return viewFilm(ctx, film);
  });
}

async function refuseOld(ctx: Ctx, film: FilmRow, { version }: FilmChanges): Promise<void> {
  if (film.version === version) return;
  throw new Conflict('changed_meanwhile', 'media.refusal.changedMeanwhile', {
    by: await findChanger(ctx, film),
    at: film.changed_at.toISOString(),
    version: film.version,
    values: { title: film.title, ...posterOf(film) },
  });
}

/** The person who made the last change, by name; null if that was the server, or the account is gone. */
async function findChanger(ctx: Ctx, { id, changed_at }: FilmRow): Promise<string | null> {
  const last = (await findLastEntries(ctx, [id], ['film.changed', 'film.retried'])).get(id);
  if (!last || last.at < changed_at) return null;
  const who = last.who as UserId;
  return (await describePeople(ctx, [who])).get(who)?.displayName ?? null;
}

interface Poster {
  posterAt: number;
  /** Null: the film's own picture at `posterAt`. */
  posterPicture: string | null;
}

function posterOf({ poster_at, poster_picture }: FilmRow): Poster {
  return { posterAt: poster_at, posterPicture: poster_picture };
}

/** Stores the poster that is wanted, if it is another one. */
async function choosePoster(ctx: Ctx, film: FilmRow, changes: FilmChanges): Promise<Poster> {
  const before = posterOf(film);
  const { posterAt, posterPicture } = changes;
  if (posterPicture !== undefined) {
    if (posterPicture !== before.posterPicture) await drawPoster(ctx, film, posterPicture);
    return { ...before, posterPicture };
  }
  if (posterAt === undefined) return before;
  if (posterAt !== before.posterAt || before.posterPicture !== null) await takeFrame(ctx, film, posterAt);
  return { posterAt, posterPicture: null };
}

async function takeFrame({ files, uploads }: Ctx, film: FilmRow, at: number): Promise<void> {
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
