import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Selectable } from 'kysely';
import { signedIn } from '#core/actor.ts';
import { Conflict, Invalid, NotFound } from '#core/refusals.ts';
import { callHook, defineQuestion } from '#platform/composition/feature-hooks.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { readPage } from '#platform/db/keyset.ts';
import type { Tables } from '#platform/db/tables.ts';
import { recordAudit } from '#features/people/server/public.ts';
import { dropUpload, getOwnUpload, takeUpload } from '#features/media/uploads/server/uploads.ts';
import type { PictureListView, PictureView } from '../contract.ts';
import { findPictureKey, picturePurpose, smallPictureKey } from '../policy.ts';
import { makePicture } from './make-picture.ts';

type PictureRow = Selectable<Tables['media_pictures']>;

/** Asks which features show a picture; a picture in use is not removed. */
export const pictureUses = defineQuestion<{ file: string }, boolean>('pictureUses');

/** Asks which features show a picture to everyone: its address then needs no signature. */
export const publicPictures = defineQuestion<{ file: string }, boolean>('publicPictures');

/** Whether this stored file is a picture that some feature shows to everyone. */
export async function isPublicPicture(ctx: Ctx, key: string): Promise<boolean> {
  const file = key.slice(key.lastIndexOf('/') + 1);
  if (findPictureKey(file) !== key) return false;
  return (await callHook(ctx, publicPictures, { file })).includes(true);
}

const perPage = 48;

export async function listPictures(
  ctx: Ctx,
  { after, q = '' }: { after?: string | undefined; q?: string | undefined },
): Promise<PictureListView> {
  const words = q.trim();
  const all = ctx.db.selectFrom('media_pictures').selectAll();
  const { rows, next } = await readPage(
    words === '' ? all : all.where('title', 'ilike', `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`),
    { by: ['created_at', 'file'], order: 'newest first', after, perPage },
  );
  return { items: rows.map((row) => viewPicture(ctx, row)), ...(next !== undefined && { next }) };
}

export async function getPicture(ctx: Ctx, file: string): Promise<PictureView> {
  const query = ctx.db.selectFrom('media_pictures').selectAll().where('file', '=', file);
  const row = await query.executeTakeFirst();
  if (!row) throw new NotFound();
  return viewPicture(ctx, row);
}

/** The files of all pictures, by which content names them. */
export async function listPictureFiles({ db }: Pick<Ctx, 'db'>): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('media_pictures').select('file').execute();
  return new Set(rows.map(({ file }) => file));
}

/** Makes a picture of a finished upload, under a name that is never given again. Refuses what is not a picture. */
export async function addPicture(
  ctx: Ctx,
  { uploadId, title }: { uploadId: string; title: string },
): Promise<PictureView> {
  const { userId } = signedIn(ctx);
  const { purpose } = await getOwnUpload(ctx, uploadId);
  if (purpose !== picturePurpose) throw new NotFound();
  const made = await makePicture(await buffer(await ctx.uploads.read(uploadId)));
  if (!made) {
    await dropUpload(ctx, uploadId);
    throw new Invalid([{ path: 'file', messageKey: 'media.refusal.noPicture' }]);
  }
  const file = `picture-${randomBytes(8).toString('hex')}.webp`;
  // Before the row, so that what is listed can be shown; a file without a row is only a file.
  await ctx.files.put(keyOf(file), made.large, 'image/webp');
  await ctx.files.put(smallPictureKey(file), made.small, 'image/webp');
  return inTransaction(ctx, async (transaction) => {
    await takeUpload(transaction, uploadId, picturePurpose);
    await dropUpload(transaction, uploadId);
    const row = await transaction.db
      .insertInto('media_pictures')
      .values({
        file,
        title,
        width: made.width,
        height: made.height,
        made_by: userId,
        created_at: ctx.clock.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAudit(transaction, {
      who: userId,
      what: 'picture.added',
      subject: file,
      why: 'uploaded',
      after: { title },
    });
    return viewPicture(ctx, row);
  });
}

/** Refuses a caller who has seen an older title. */
export async function renamePicture(
  ctx: Ctx,
  { file, version, title }: { file: string; version: number; title: string },
): Promise<PictureView> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (transaction) => {
    const before = await lockPicture(transaction, file);
    if (before.version !== version)
      throw new Conflict('changed_meanwhile', 'media.refusal.pictureChanged', {
        values: { title: before.title },
      });
    const row = await transaction.db
      .updateTable('media_pictures')
      .set({ title, version: version + 1 })
      .where('file', '=', file)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAudit(transaction, {
      who: userId,
      what: 'picture.renamed',
      subject: file,
      why: 'edited',
      before: { title: before.title },
      after: { title },
    });
    return viewPicture(ctx, row);
  });
}

/** Removes a picture with its files, unless something shows it. */
export async function removePicture(ctx: Ctx, file: string): Promise<void> {
  const { userId } = signedIn(ctx);
  if ((await callHook(ctx, pictureUses, { file })).includes(true))
    throw new Conflict('picture_in_use', 'media.refusal.pictureInUse');
  await inTransaction(ctx, async (transaction) => {
    const { title } = await lockPicture(transaction, file);
    await transaction.db.deleteFrom('media_pictures').where('file', '=', file).execute();
    await recordAudit(transaction, {
      who: userId,
      what: 'picture.removed',
      subject: file,
      why: 'by hand',
      before: { title },
    });
    transaction.afterCommit(async () => {
      await ctx.files.remove(keyOf(file));
      await ctx.files.remove(smallPictureKey(file));
    });
  });
}

async function lockPicture({ db }: Pick<Ctx, 'db'>, file: string): Promise<PictureRow> {
  const query = db.selectFrom('media_pictures').selectAll().where('file', '=', file).forUpdate();
  const picture = await query.executeTakeFirst();
  if (!picture) throw new NotFound();
  return picture;
}

function viewPicture({ media }: Pick<Ctx, 'media'>, row: PictureRow): PictureView {
  const { file, title, width, height, version, created_at } = row;
  return {
    file,
    title,
    width,
    height,
    src: media.href(keyOf(file), 'signed'),
    small: media.href(smallPictureKey(file), 'signed'),
    version,
    created: created_at.toISOString(),
  };
}

function keyOf(file: string): string {
  const key = findPictureKey(file);
  if (key === undefined) throw new Error(`${file} is no name of an uploaded picture`);
  return key;
}
