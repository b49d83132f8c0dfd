import { text } from 'node:stream/consumers';
import type { Ctx } from '#platform/ctx.ts';
import { filmFolder } from '#features/media/films/server/film-files.ts';
import { tracksChanged } from './ready-tracks.ts';
import { withTracks } from './track-playlist.ts';

/** Writes into a film's stream which tracks there are. The caller holds the film's row, so that two never write at once. */
export async function writeTracks(ctx: Ctx, filmId: string): Promise<void> {
  const tracks = await ctx.db
    .selectFrom('media_tracks')
    .select(['id', 'lang', 'kind'])
    .where('film_id', '=', filmId)
    .where('status', '=', 'ready')
    .orderBy('kind', 'desc')
    .orderBy('lang')
    .execute();
  const key = `${filmFolder(filmId)}/master.m3u8`;
  const before = await text(await ctx.files.read(key));
  await ctx.files.put(key, Buffer.from(withTracks(before, tracks)), 'application/vnd.apple.mpegurl');
  ctx.afterCommit(() => ctx.events.publish(tracksChanged, filmId));
}
