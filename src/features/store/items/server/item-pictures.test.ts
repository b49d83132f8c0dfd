import { call } from '@orpc/server';
import { beforeEach, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { mediaApi } from '#features/media/api.ts';
import { isPublicPicture } from '#features/media/server/public.ts';
import { listPicture } from '#features/media/testing.ts';
import { storeApi } from '#features/store/api.ts';
import { goods, makeItem, makeStoreAdmin } from '#features/store/testing.ts';

const database = useDatabase();
const file = 'picture-0123456789abcdef.webp';
const key = `house/pictures/${file}`;
const words = (name: string, alt: string) => ({ name, description: '', goesTo: '', alt });
const texts = { en: words('A cup', 'A copper cup with two handles.'), he: words('נטלה', 'נטלה מנחושת.') };
let ctx: TestCtx;

beforeEach(() => {
  ctx = makeCtx(database.db);
});

const upload = () => listPicture(ctx, file);

test('an item is shown with an uploaded picture and what it shows, in each language', async () => {
  await upload();
  await makeItem(ctx, { ...goods, texts, picture: file, stock: 1 });
  await makeItem(ctx, { units: 1 });
  const store = async (lang: 'en' | 'he' | 'fr') =>
    (await call(storeApi.store, { lang }, { context: ctx })).items.map(({ picture, alt }) => [picture, alt]);
  const tree = ['/store-art/tree.svg', ''];
  expect(await store('en')).toEqual([tree, [`/media/${key}`, texts.en.alt]]);
  expect(await store('he')).toEqual([tree, [`/media/${key}`, texts.he.alt]]);
  expect(await store('fr')).toEqual([tree, [`/media/${key}`, texts.en.alt]]);
});

test('its file is open to everyone once the item was published, and stays in the library while it is used', async () => {
  await upload();
  const context = await makeStoreAdmin(ctx);
  const { id, version } = await makeItem(ctx, { ...goods, picture: file });
  expect(await isPublicPicture(ctx, key)).toBe(true);
  expect(await isPublicPicture(ctx, `house/pictures/small/${file}`)).toBe(false);
  await call(storeApi.setItemStatus, { id, version, status: 'draft' }, { context });
  expect(await isPublicPicture(ctx, key)).toBe(false);
  await expect(call(mediaApi.removePicture, { file }, { context })).rejects.toMatchObject({
    code: 'picture_in_use',
  });
});

test('a picture that is not in the library is refused', async () => {
  await expect(makeItem(ctx, { ...goods, picture: file })).rejects.toMatchObject({
    issues: [{ path: 'picture' }],
  });
});
