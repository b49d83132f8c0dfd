import { beforeEach, expect, test } from 'vitest';
import { makeUpload } from '#features/media/testing.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { removeOldUploads, takeUpload } from './uploads.ts';

const database = useDatabase();
const bytes = Buffer.from('a film');

let owner: TestUser;
let ctx: TestCtx;

beforeEach(async () => {
  const base = makeCtx(database.db);
  owner = await makeUser(base, { admin: true });
  ctx = { ...base, actor: owner.actor };
});

const ageUploads = (hours: number) =>
  ctx.db
    .updateTable('uploads')
    .set({ created_at: new Date(ctx.clock.now().getTime() - hours * 3_600_000) })
    .execute();

test('an upload of which nothing was made is removed after a day, with its bytes', async () => {
  const id = await makeUpload(ctx, bytes, { owner: owner.userId });
  await ageUploads(23);
  await removeOldUploads(ctx);
  expect(await ctx.uploads.countReceived(id)).toBe(bytes.length);
  await ageUploads(25);
  await removeOldUploads(ctx);
  expect(await ctx.uploads.countReceived(id)).toBeUndefined();
  expect(await ctx.db.selectFrom('uploads').selectAll().execute()).toEqual([]);
});

test('an upload that something is being made of stays, however old', async () => {
  const id = await makeUpload(ctx, bytes, { owner: owner.userId });
  await takeUpload(ctx, id, 'film');
  await ageUploads(1000);
  await removeOldUploads(ctx);
  expect(await ctx.uploads.countReceived(id)).toBe(bytes.length);
});

test('an upload is taken once, only by its owner, and only for what it was announced for', async () => {
  const id = await makeUpload(ctx, bytes, { owner: owner.userId, fileName: 'one.mp4' });
  const other = { ...ctx, actor: (await makeUser(ctx)).actor };
  await expect(takeUpload(other, id, 'film')).rejects.toMatchObject({ code: 'not_found' });
  await expect(takeUpload(ctx, id, 'picture')).rejects.toMatchObject({ code: 'not_found' });
  expect(await takeUpload(ctx, id, 'film')).toEqual({ fileName: 'one.mp4', byteSize: bytes.length });
  await expect(takeUpload(ctx, id, 'film')).rejects.toMatchObject({ code: 'not_found' });
});
