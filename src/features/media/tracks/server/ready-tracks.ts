import { cacheReads } from '#platform/cache/cached-read.ts';
import type { Ctx } from '#platform/ctx.ts';
import { nameTrack, type HeardTrack } from './track-playlist.ts';

/** The payload is the film's id. */
export const tracksChanged = 'media.tracks.changed';

/** A track that can be chosen; `name` is what the stream calls it. */
export interface ReadyTrack extends Pick<HeardTrack, 'lang' | 'kind'> {
  name: string;
}

const readTracks = cacheReads<Ctx, string, ReadyTrack[]>(
  { topics: [tracksChanged], maxAgeSeconds: 540, max: 2000 },
  async ({ db }, filmId) => {
    const rows = await db
      .selectFrom('media_tracks')
      .select(['lang', 'kind'])
      .where('film_id', '=', filmId)
      .where('status', '=', 'ready')
      .orderBy('kind', 'desc')
      .orderBy('lang')
      .execute();
    return rows.map((row) => ({ ...row, name: nameTrack(row) }));
  },
);

/** The tracks of the film whose files lie in this folder; a film that comes with a course has none. */
export async function listReadyTracks(ctx: Ctx, folder: string): Promise<readonly ReadyTrack[]> {
  const [, filmId] = /^house\/media\/([^/]+)$/.exec(folder) ?? [];
  return filmId === undefined ? [] : readTracks(ctx, filmId);
}
