import type { Ctx } from '#platform/ctx.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { carryIn, isStored } from '#platform/files/carried-files.ts';
import { filmReady, findFilm } from '#features/media/films/server/ready-films.ts';
import { writeTracks } from '#features/media/tracks/server/write-stream.ts';
import { recordAudit } from '#features/people/server/public.ts';
import type { CarriedFilm, CarriedIn, Carrier } from './carried-media.ts';
import { findUnusableFiles } from './check-film-files.ts';

/** All of a film or nothing. Its files are stored before it is known here: killed in the middle, the import begins again. */
export async function carryFilmIn(ctx: Ctx, film: CarriedFilm, { folder, who }: Carrier): Promise<CarriedIn> {
  const isKnown = (await findFilm(ctx, film.id)) !== undefined;
  if (isKnown && (await isWhole(ctx, film))) return { added: 0, missing: [] };
  const missing = await findUnusableFiles(film, folder);
  if (missing.length) return { added: 0, missing };
  for (const file of film.files) await carryIn(ctx.files, folder, file);
  await inTransaction(ctx, async (transaction) => {
    if (!(await addRows(transaction, film))) return;
    if (film.streams) await writeTracks(transaction, film.id);
    const { id, title, fileName } = film;
    await recordAudit(transaction, {
      who,
      what: 'film.added',
      subject: id,
      why: 'imported',
      after: { title, fileName },
    });
    const ready = await findFilm(transaction, id);
    if (ready) await callHook(transaction, filmReady, ready);
  });
  return { added: isKnown ? 0 : 1, missing: [] };
}

/** A poster and the list of recordings may have changed since: whether they are there at all is enough. */
async function isWhole({ files }: Ctx, film: CarriedFilm): Promise<boolean> {
  for (const file of film.files) {
    const mayChange = /\/(?:poster\.jpg|master\.m3u8)$/.test(file.key);
    const isThere = mayChange ? (await files.stat(file.key)) !== undefined : await isStored(files, file);
    if (!isThere) return false;
  }
  return true;
}

async function addRows({ db, clock }: Ctx, film: CarriedFilm): Promise<boolean> {
  const now = clock.now();
  const added = await db
    .insertInto('media_films')
    .values({
      id: film.id,
      title: film.title,
      file_name: film.fileName,
      status: 'ready',
      percent: 100,
      poster_at: film.posterAt,
      poster_picture: film.posterPicture ?? null,
      duration: film.duration,
      width: film.width,
      height: film.height,
      streams: film.streams,
      created_at: now,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return false;
  for (const { id, lang, kind, fileName } of film.tracks)
    await db
      .insertInto('media_tracks')
      .values({
        id,
        film_id: film.id,
        lang,
        kind,
        file_name: fileName,
        status: 'ready',
        created_at: now,
      })
      .execute();
  return true;
}
