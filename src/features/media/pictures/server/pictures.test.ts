import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { listAudited, makeUser, type TestUser } from '#features/people/testing.ts';
import { makeUpload } from '#features/media/testing.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { answerTo, collectAnswers } from '#platform/composition/feature-hooks.ts';
import { uploadPurposes } from '#features/media/uploads/server/purposes.ts';
import { findPictureKey, smallPictureKey } from '../policy.ts';
import { addPicture, listPictures, pictureUses, removePicture, renamePicture } from './pictures.ts';

const database = useDatabase();
let editor: TestUser;
let ctx: TestCtx;
let inUse: string | undefined;

beforeEach(async () => {
  inUse = undefined;
  const answersTo = collectAnswers([
    ...['film', 'picture'].map((name) =>
      answerTo(uploadPurposes, async () => ({
        name,
        maxBytes: 1000,
        maxWaiting: 1,
        refuseOthers: () => undefined,
      })),
    ),
    answerTo(pictureUses, async (_ctx, { file }) => file === inUse),
  ]);
  const base = makeCtx(database.db, { answersTo });
  editor = await makeUser(base, { admin: true });
  ctx = { ...base, actor: editor.actor };
});

const upload = (bytes: Buffer) => makeUpload(ctx, bytes, { owner: editor.userId, purpose: 'picture' });
const add = async (bytes: Buffer, title = 'A tent') =>
  addPicture(ctx, { uploadId: await upload(bytes), title });

const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8b2942' } });
const photo = () =>
  paint(3000, 1500)
    .withExif({ IFD0: { Artist: 'Secret Person' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const stored = async (key: string) => buffer(await ctx.files.read(key));

describe('a picture that was uploaded', () => {
  test('is kept upright, in two sizes, without what else the file held', async () => {
    const { file, ...picture } = await add(await photo());
    expect(picture).toMatchObject({ title: 'A tent', width: 960, height: 1920 });
    const large = await stored(findPictureKey(file) ?? '');
    const facts = await sharp(large).metadata();
    expect(facts).toMatchObject({ format: 'webp', width: 960, height: 1920 });
    expect(facts.exif).toBeUndefined();
    expect(large.includes('Secret Person')).toBe(false);
    expect(await sharp(await stored(smallPictureKey(file))).metadata()).toMatchObject({ height: 480 });
  });

  test('is not made larger than it is, and keeps what is transparent', async () => {
    const png = await sharp({ create: { width: 40, height: 30, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const { file, width } = await add(png);
    expect(width).toBe(40);
    expect((await sharp(await stored(findPictureKey(file) ?? '')).metadata()).hasAlpha).toBe(true);
  });

  test('is listed, found by its title, and can be renamed by one editor at a time', async () => {
    const { file, version } = await add(await paint(9, 9).png().toBuffer(), '100% wool');
    await add(await paint(9, 9).png().toBuffer(), 'A well');
    const titles = async (q: string) => (await listPictures(ctx, { q })).items.map(({ title }) => title);
    expect(await titles('')).toHaveLength(2);
    expect(await titles('0% W')).toEqual(['100% wool']);
    expect(await titles('_')).toEqual([]);
    await renamePicture(ctx, { file, version, title: 'Wool' });
    await expect(renamePicture(ctx, { file, version, title: 'Silk' })).rejects.toMatchObject({
      code: 'changed_meanwhile',
    });
  });

  test('is removed with its files, unless a course shows it; each act is in the audit log', async () => {
    const { file } = await add(await paint(9, 9).png().toBuffer());
    inUse = file;
    await expect(removePicture(ctx, file)).rejects.toMatchObject({ code: 'picture_in_use' });
    inUse = undefined;
    await removePicture(ctx, file);
    expect(await ctx.files.stat(findPictureKey(file) ?? '')).toBeUndefined();
    await expect(removePicture(ctx, file)).rejects.toMatchObject({ code: 'not_found' });
    expect(await listAudited(ctx)).toEqual(['picture.added', 'picture.removed']);
    expect(await ctx.db.selectFrom('uploads').selectAll().execute()).toEqual([]);
  });
});

describe('a file that is no picture of ours', () => {
  const bomb = () => paint(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
  test.each([
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>')],
    ['a page', async () => Buffer.from('<html><script>alert(1)</script></html>')],
    ['half a picture', async () => (await photo()).subarray(0, 600)],
    ['a picture of too many pixels', bomb],
  ])('such as %s is refused, and nothing of it stays', async (_, make) => {
    await expect(add(await make())).rejects.toMatchObject({
      kind: 'invalid',
      issues: [{ path: 'file', messageKey: 'media.refusal.noPicture' }],
    });
    expect(await ctx.db.selectFrom('uploads').selectAll().execute()).toEqual([]);
  });

  test('is not looked at unless it was uploaded as one', async () => {
    const uploadId = await makeUpload(ctx, await photo(), { owner: editor.userId, purpose: 'film' });
    await expect(addPicture(ctx, { uploadId, title: 'A tent' })).rejects.toMatchObject({ code: 'not_found' });
  });
});
