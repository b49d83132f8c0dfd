import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/tables.ts';
import { findFilmTools } from '#platform/film-tools/film-tools.ts';
import { filmFolder } from '#features/media/films/server/film-files.ts';
import { lockFilm } from '#features/media/films/server/film-rows.ts';
import { toProblem } from '#features/media/films/server/film-problems.ts';
import { findSource } from '#features/media/films/server/find-source.ts';
import { storeFilm } from '#features/media/films/server/store-film.ts';
import { dropUpload } from '#features/media/uploads/server/uploads.ts';
import type { TrackProblem } from '../contract.ts';
import { encodeTrack, UnusableTrack } from './encode-track.ts';
import { trackFolder } from './track-playlist.ts';
import { writeTracks } from './write-stream.ts';

/** A process that has said nothing for this long has ended. */
const leaseSeconds = 60;
const renewMilliseconds = 10_000;

/** Makes every track that waits, one after another. Another process may do the same at the same time: each has one worker. */
export async function makeWaitingTracks(ctx: Ctx): Promise<void> {
  while (await makeNextTrack(ctx));
}

type Taken = NonNullable<Awaited<ReturnType<typeof takeNextTrack>>>;

/** Safe to run twice and to be killed in the middle: the film's stream names a track only once all of it is stored. */
async function makeNextTrack(ctx: Ctx): Promise<boolean> {
  const worker = randomUUID();
  const track = await takeNextTrack(ctx.db, worker);
  if (!track) return false;
  const stopped = new AbortController();
  const renewal = setInterval(() => {
    renewLease(ctx.db, track.id, worker).then(
      (isOurs) => isOurs || stopped.abort(),
      (error: unknown) => ctx.log.error({ err: error, track: track.id }, 'a lease was not renewed'),
    );
  }, renewMilliseconds);
  const folder = await mkdtemp(path.join(ctx.uploads.workFolder, `${track.id}-`));
  try {
    const tools = await findFilmTools();
    if (!tools) throw new UnusableTrack('no_film_tools');
    const out = await encodeTrack({
      tools,
      files: ctx.files,
      source: await findSource(ctx, track.upload_id, folder),
      folder,
      film: await findFilmOf(ctx.db, track),
      signal: stopped.signal,
    });
    await storeFilm(ctx.files, out, `${filmFolder(track.film_id)}/${trackFolder(track.id)}`);
    await noteReady(ctx, track, worker);
  } catch (error) {
    // Another worker has it, or it was removed.
    if (stopped.signal.aborted) return true;
    await noteFailed(ctx, track.id, worker, error);
  } finally {
    clearInterval(renewal);
    await rm(folder, { recursive: true, force: true });
  }
  return true;
}

async function findFilmOf(db: Db, { film_id: id }: Taken): Promise<{ folder: string; duration: number }> {
  const query = db.selectFrom('media_films').select('duration').where('id', '=', id);
  const { duration } = await query.executeTakeFirstOrThrow();
  return { folder: filmFolder(id), duration: duration ?? 0 };
}

async function noteReady(ctx: Ctx, track: Taken, worker: string): Promise<void> {
  const isOurs = await inTransaction(ctx, async (transaction) => {
    await lockFilm(transaction, track.film_id);
    const row = await transaction.db
      .updateTable('media_tracks')
      .set({ status: 'ready', problem: null, worker: null, leased_until: null, upload_id: null })
      .where('id', '=', track.id)
      .where('worker', '=', worker)
      .returning('id')
      .executeTakeFirst();
    if (!row) return false;
    if (track.upload_id !== null) await dropUpload(transaction, track.upload_id);
    await writeTracks(transaction, track.film_id);
    return true;
  });
  if (!isOurs) await ctx.files.removeFolder(`${filmFolder(track.film_id)}/${trackFolder(track.id)}`);
}

async function noteFailed(ctx: Ctx, id: string, worker: string, error: unknown): Promise<void> {
  const problem = toTrackProblem(error);
  if (problem === 'broken') ctx.log.warn({ err: error, track: id }, 'a track could not be made');
  await ctx.db
    .updateTable('media_tracks')
    .set({ status: 'failed', problem, worker: null, leased_until: null })
    .where('id', '=', id)
    .where('worker', '=', worker)
    .execute();
}

function toTrackProblem(error: unknown): TrackProblem {
  if (error instanceof UnusableTrack) return error.problem;
  const problem = toProblem(error);
  return problem === 'disk_full' || problem === 'upload_gone' ? problem : 'broken';
}

const leaseEnd = () => sql<Date>`now() + ${leaseSeconds} * interval '1 second'`;

/** Takes the track that has waited longest, or one whose process has ended in the middle. */
async function takeNextTrack(db: Db, worker: string) {
  return db
    .updateTable('media_tracks')
    .set({ status: 'working', worker, leased_until: leaseEnd() })
    .where('id', '=', (query) =>
      query
        .selectFrom('media_tracks')
        .select('id')
        .where(({ or, and, eb }) =>
          or([
            eb('status', '=', 'waiting'),
            and([eb('status', '=', 'working'), eb('leased_until', '<', sql<Date>`now()`)]),
          ]),
        )
        .orderBy('created_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'film_id', 'upload_id'])
    .executeTakeFirst();
}

/** False if the track is no longer this worker's. */
async function renewLease(db: Db, id: string, worker: string): Promise<boolean> {
  const row = await db
    .updateTable('media_tracks')
    .set({ leased_until: leaseEnd() })
    .where('id', '=', id)
    .where('worker', '=', worker)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
