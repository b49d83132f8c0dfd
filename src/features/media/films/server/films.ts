import { signedIn } from '#core/actor.ts';
import { Conflict } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { recordAudit } from '#features/people/server/public.ts';
import { dropUpload, takeUpload } from '#features/media/uploads/server/uploads.ts';
import { dropTracks } from '#features/media/tracks/server/drop-tracks.ts';
import type { FilmView, NewFilmInput } from '../contract.ts';
import { filmFolder } from './film-files.ts';
import { makeFilmId } from './film-id.ts';
import { filmJob } from './film-job.ts';
import { getRow, lockFilm } from './film-rows.ts';
import { findFilmUses } from './film-uses.ts';
import { viewFilm } from './view-film.ts';

/** What uploads of films are for, in requests. */
export const filmPurpose = 'film';

export async function getFilm(ctx: Ctx, id: string): Promise<FilmView> {
  return viewFilm(ctx, await getRow(ctx, id));
}

/** Makes a film of a finished upload; the work itself begins when this is committed. */
export async function addFilm(ctx: Ctx, { uploadId, title }: NewFilmInput): Promise<FilmView> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (transaction) => {
    const { db, clock, jobs } = transaction;
    const { fileName } = await takeUpload(transaction, uploadId, filmPurpose);
    const now = clock.now();
    const film = await db
      .insertInto('media_films')
      .values({
        id: makeFilmId(),
        title,
        file_name: fileName,
        upload_id: uploadId,
        status: 'waiting',
        made_by: userId,
        created_at: now,
        changed_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAudit(transaction, {
      who: userId,
      what: 'film.added',
      subject: film.id,
      why: 'uploaded',
      after: { title, fileName },
    });
    await jobs.send(transaction, filmJob, null);
    return viewFilm(ctx, film);
  });
}

/** Begins a film again that failed, as long as what was uploaded is still there. */
export async function retryFilm(ctx: Ctx, id: string): Promise<FilmView> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (transaction) => {
    const { status, upload_id: upload } = await lockFilm(transaction, id);
    if (status !== 'failed' || upload === null)
      throw new Conflict('film_not_failed', 'media.refusal.notFailed');
    const film = await transaction.db
      .updateTable('media_films')
      .set(({ eb }) => ({
        status: 'waiting',
        problem: null,
        percent: 0,
        version: eb('version', '+', 1),
        changed_at: ctx.clock.now(),
      }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAudit(transaction, { who: userId, what: 'film.retried', subject: id, why: 'it had failed' });
    await ctx.jobs.send(transaction, filmJob, null);
    return viewFilm(ctx, film);
  });
}

/** Removes a film with its files, unless it is being made or something uses it. */
export async function removeFilm(ctx: Ctx, id: string): Promise<void> {
  const { userId } = signedIn(ctx);
  if ((await findFilmUses(ctx, [id])).size > 0) throw new Conflict('film_in_use', 'media.refusal.filmInUse');
  await inTransaction(ctx, async (transaction) => {
    const film = await lockFilm(transaction, id);
    if (film.status === 'working') throw new Conflict('film_not_ready', 'media.refusal.filmWorking');
    await dropTracks(transaction, id);
    await transaction.db.deleteFrom('media_films').where('id', '=', id).execute();
    if (film.upload_id !== null) await dropUpload(transaction, film.upload_id);
    await recordAudit(transaction, {
      who: userId,
      what: 'film.removed',
      subject: id,
      why: 'by hand',
      before: { title: film.title },
    });
    transaction.afterCommit(() => ctx.files.removeFolder(filmFolder(id)));
  });
}
