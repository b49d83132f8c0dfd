import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/** What a person uploaded: unfinished files, films, pictures, recordings, and what she handed in. */
export async function exportMedia({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<object> {
  const uploads = await db
    .selectFrom('uploads')
    .select(['purpose', 'file_name', 'byte_size', 'created_at'])
    .where('owner_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const films = await db
    .selectFrom('media_films')
    .select(['id', 'title', 'file_name', 'created_at'])
    .where('made_by', '=', userId)
    .orderBy('created_at')
    .execute();
  const pictures = await db
    .selectFrom('media_pictures')
    .select(['file', 'title', 'created_at'])
    .where('made_by', '=', userId)
    .orderBy('created_at')
    .execute();
  const tracks = await db
    .selectFrom('media_tracks')
    .select(['film_id', 'lang', 'kind', 'file_name', 'created_at'])
    .where('made_by', '=', userId)
    .orderBy('created_at')
    .execute();
  const handedIn = await db
    .selectFrom('handed_in_files')
    .select(['id', 'file_name', 'kind', 'status', 'byte_size', 'created_at'])
    .where('owner_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return { uploads, films, pictures, tracks, handedIn };
}
