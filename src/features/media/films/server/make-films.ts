import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { callHook } from '#platform/composition/feature-hooks.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { findFilmTools, type FilmTools } from '#platform/film-tools/film-tools.ts';
import { dropUpload } from '#features/media/uploads/server/uploads.ts';
import type { FilmStep } from '../contract.ts';
import { noteProgress, takeNextFilm } from './film-leases.ts';
import { filmFolder } from './film-files.ts';
import { toProblem } from './film-problems.ts';
import { findSource } from './find-source.ts';
import { filmReady, findFilm } from './ready-films.ts';
import { makeFilm, type MadeFilm } from './make-film.ts';
import { storeFilm } from './store-film.ts';

const noteMilliseconds = 2_000;

/** Makes every film that waits, one after another. Another process may do the same at the same time: each film has one worker. */
export async function makeWaitingFilms(ctx: Ctx, tools?: FilmTools | 'none'): Promise<void> {
  const found = tools === 'none' ? undefined : (tools ?? (await findFilmTools()));
  while (await makeNextFilm(ctx, found));
}

/** Safe to run twice and to be killed in the middle: nothing is stored under the film before it is made, and it is made again. */
async function makeNextFilm(ctx: Ctx, tools: FilmTools | undefined): Promise<boolean> {
  const worker = randomUUID();
  const film = await takeNextFilm(ctx.db, worker);
  if (!film) return false;
  const stopped = new AbortController();
  let progress: { step: FilmStep; share: number } = { step: 'checking', share: 0 };
  const notes = setInterval(() => {
    noteProgress(ctx.db, film.id, worker, progress).then(
      (isOurs) => isOurs || stopped.abort(),
      (error: unknown) => ctx.log.error({ err: error, film: film.id }, 'progress was not noted'),
    );
  }, noteMilliseconds);
  const folder = await mkdtemp(path.join(ctx.uploads.workFolder, `${film.id}-`));
  try {
    const source = await findSource(ctx, film.upload_id, folder);
    const made = await makeFilm({
      tools,
      source,
      folder,
      posterAt: film.poster_at,
      signal: stopped.signal,
      onProgress: (step, share) => (progress = { step, share }),
    });
    progress = { step: 'storing', share: 0.97 };
    await storeFilm(ctx.files, folder, filmFolder(film.id));
    await noteReady(ctx, film, worker, made);
  } catch (error) {
    // Another worker has it, or it was removed.
    if (stopped.signal.aborted) return true;
    await noteFailed(ctx, film.id, worker, error);
  } finally {
    clearInterval(notes);
    await rm(folder, { recursive: true, force: true });
  }
  return true;
}

interface Taken {
  id: string;
  upload_id: string | null;
}

async function noteReady(ctx: Ctx, film: Taken, worker: string, made: MadeFilm): Promise<void> {
  await inTransaction(ctx, async (transaction) => {
    const row = await transaction.db
      .updateTable('media_films')
      .set(({ eb }) => ({
        ...made,
        status: 'ready',
        step: null,
        percent: 100,
        problem: null,
        worker: null,
        leased_until: null,
        upload_id: null,
        version: eb('version', '+', 1),
        changed_at: ctx.clock.now(),
      }))
      .where('id', '=', film.id)
      .where('worker', '=', worker)
      .returning('id')
      .executeTakeFirst();
    if (!row) return;
    if (film.upload_id !== null) await dropUpload(transaction, film.upload_id);
    const ready = await findFilm(transaction, film.id);
    if (ready) await callHook(transaction, filmReady, ready);
  });
}

async function noteFailed(ctx: Ctx, filmId: string, worker: string, error: unknown): Promise<void> {
  const problem = toProblem(error);
  if (problem === 'broken') ctx.log.warn({ err: error, film: filmId }, 'a film could not be made');
  await ctx.db
    .updateTable('media_films')
    .set(({ eb }) => ({
      status: 'failed',
      step: null,
      problem,
      worker: null,
      leased_until: null,
      version: eb('version', '+', 1),
      changed_at: ctx.clock.now(),
    }))
    .where('id', '=', filmId)
    .where('worker', '=', worker)
    .execute();
}
