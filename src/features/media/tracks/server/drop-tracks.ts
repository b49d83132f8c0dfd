import type { Ctx } from '#platform/ctx.ts';
import { dropUpload } from '#features/media/uploads/server/uploads.ts';

/** Removes the tracks of a film that is removed, with what was uploaded for them. */
export async function dropTracks(ctx: Ctx, filmId: string): Promise<void> {
  const tracks = await ctx.db
    .deleteFrom('media_tracks')
    .where('film_id', '=', filmId)
    .returning('upload_id')
    .execute();
  for (const { upload_id: upload } of tracks) if (upload !== null) await dropUpload(ctx, upload);
}
