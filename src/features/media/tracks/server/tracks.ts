import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { signedIn } from '#core/actor.ts';
import { Conflict, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Tables } from '#platform/db/tables.ts';
import { filmFolder } from '#features/media/films/server/film-files.ts';
import { getRow, lockFilm } from '#features/media/films/server/film-rows.ts';
import { recordAudit } from '#features/people/server/public.ts';
import { dropUpload, takeUpload } from '#features/media/uploads/server/uploads.ts';
import type { NewTrackInput, TrackView } from '../contract.ts';
import { trackPurpose } from '../policy.ts';
import { trackFolder } from './track-playlist.ts';
import { writeTracks } from './write-stream.ts';

/** Makes all tracks that wait; sent with each, and run every minute for those whose process has ended. */
export const trackJob = 'media.tracks';

type TrackRow = Selectable<Tables['media_tracks']>;

export async function listTracks(ctx: Ctx, filmId: string): Promise<{ items: TrackView[] }> {
  await getRow(ctx, filmId);
  const rows = await ctx.db
    .selectFrom('media_tracks')
    .selectAll()
    .where('film_id', '=', filmId)
    .orderBy('kind', 'desc')
    .orderBy('lang')
    .execute();
  return { items: rows.map(viewTrack) };
}

/** Makes a track of a finished upload; the work itself begins when this is committed. One of each kind in a language. */
export async function addTrack(ctx: Ctx, { id, uploadId, lang, kind }: NewTrackInput): Promise<TrackView> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (transaction) => {
    const { db, clock, jobs } = transaction;
    const { status, streams } = await lockFilm(transaction, id);
    if (status !== 'ready' || !streams)
      throw new Conflict('film_without_stream', 'media.refusal.filmWithoutStream');
    const { fileName } = await takeUpload(transaction, uploadId, trackPurpose);
    const track = await db
      .insertInto('media_tracks')
      .values({
        id: `track-${randomBytes(8).toString('hex')}`,
        film_id: id,
        lang,
        kind,
        file_name: fileName,
        upload_id: uploadId,
        status: 'waiting',
        made_by: userId,
        created_at: clock.now(),
      })
      .onConflict((conflict) => conflict.columns(['film_id', 'lang', 'kind']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!track) throw new Conflict('track_exists', 'media.refusal.trackExists');
    await recordAudit(transaction, {
      who: userId,
      what: 'track.added',
      subject: id,
      why: 'uploaded',
      after: { lang, kind, fileName },
    });
    await jobs.send(transaction, trackJob, null);
    return viewTrack(track);
  });
}

/** Removes a track from its film; one that is being made is given up by its worker. */
export async function removeTrack(ctx: Ctx, { id, trackId }: { id: string; trackId: string }): Promise<void> {
  const { userId } = signedIn(ctx);
  await inTransaction(ctx, async (transaction) => {
    const { streams } = await lockFilm(transaction, id);
    const track = await transaction.db
      .deleteFrom('media_tracks')
      .where('id', '=', trackId)
      .where('film_id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!track) throw new NotFound();
    if (track.upload_id !== null) await dropUpload(transaction, track.upload_id);
    if (streams) await writeTracks(transaction, id);
    await recordAudit(transaction, {
      who: userId,
      what: 'track.removed',
      subject: id,
      why: 'by hand',
      before: { lang: track.lang, kind: track.kind, fileName: track.file_name },
    });
    transaction.afterCommit(() => ctx.files.removeFolder(`${filmFolder(id)}/${trackFolder(trackId)}`));
  });
}

function viewTrack({ id, lang, kind, file_name, status, problem }: TrackRow): TrackView {
  return { id, lang, kind, fileName: file_name, status, ...(problem !== null && { problem }) };
}
