import { call } from '@orpc/server';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { avatarNames } from '#core/avatar-names.ts';
import { localeCodes, type Locale } from '#core/locale.ts';
import { makeCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import type { Db } from '#platform/db/tables.ts';
import { listAudited, makeUser } from '#features/people/testing.ts';
import { peopleApi } from '#features/people/api.ts';
import { getAvatarImage } from './gallery.ts';
import { makeAvatarImage } from './make-avatar-image.ts';

async function makeEditor(db: Db) {
  const ctx = makeCtx(db);
  const user = await makeUser(ctx, { admin: true });
  return { ...ctx, actor: { ...user.actor, tookSecondStep: true } };
}
type Context = Awaited<ReturnType<typeof makeEditor>>;

const gallery = async (context: Context) => (await call(peopleApi.gallery, undefined, { context })).avatars;
const choices = async (context: Context) =>
  (await call(peopleApi.avatars, undefined, { context })).avatars.map(({ id }) => id);
const choose = (context: Context, avatar: string | null) =>
  call(peopleApi.updateProfile, { avatar }, { context });
const names = Object.fromEntries(localeCodes.map((code) => [code, `Owl ${code}`])) as Record<Locale, string>;

const makePng = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8b2942' } })
    .withExif({ IFD0: { Artist: 'Secret Person' } })
    .png()
    .toBuffer();

async function retire(context: Context, id: string, retired = true) {
  const version = (await gallery(context)).find((avatar) => avatar.id === id)?.version ?? 0;
  return call(peopleApi.changeAvatar, { id, version, retired }, { context });
}

describe('the gallery', () => {
  const database = useDatabase();

  test('begins with the shipped pictures, each with its words', async () => {
    const context = await makeEditor(database.db);
    expect(await choices(context)).toEqual([...avatarNames]);
    expect((await gallery(context))[18]).toMatchObject({
      id: 'lion',
      href: '/avatars/lion.svg',
      name: 'Lion',
      names: null,
      retired: false,
    });
  });

  test('keeps its order, and refuses one that is about other pictures', async () => {
    const context = await makeEditor(database.db);
    const [one = '', two = '', ...rest] = await choices(context);
    await call(peopleApi.orderAvatars, { ids: [two, one, ...rest] }, { context });
    expect((await choices(context)).slice(0, 3)).toEqual([two, one, rest[0]]);
    for (const ids of [
      [two, one],
      [two, two, ...rest],
      ['owl', one, ...rest],
    ])
      await expect(call(peopleApi.orderAvatars, { ids }, { context })).rejects.toMatchObject({
        code: 'changed_meanwhile',
      });
    expect(await listAudited(context)).toEqual(['avatars.ordered']);
  });

  test('a retired picture cannot be chosen, but stays with those who have it', async () => {
    const context = await makeEditor(database.db);
    await choose(context, 'lion');
    await retire(context, 'lion');
    expect(await choices(context)).not.toContain('lion');
    expect((await choose(context, 'lion')).avatarObj).toEqual({ url: '/avatars/lion.svg' });
    await choose(context, 'deer');
    await expect(choose(context, 'lion')).rejects.toMatchObject({ kind: 'invalid' });
    await retire(context, 'lion', false);
    expect((await choose(context, 'lion')).avatar).toBe('lion');
    expect(await choices(context)).toEqual([...avatarNames]);
  });

  test('nothing else can be chosen', async () => {
    const context = await makeEditor(database.db);
    for (const id of ['owl', 'house-1', 'LION'])
      await expect(choose(context, id)).rejects.toMatchObject({ kind: 'invalid' });
  });

  test('takes an uploaded picture as a square WebP of our own, without what else the file held', async () => {
    const context = await makeEditor(database.db);
    const image = (await makePng(300, 200)).toString('base64');
    const added = await call(peopleApi.addAvatar, { names, image }, { context });
    expect(added).toMatchObject({ name: 'Owl en', names, href: `/avatars/house/${added.id}.webp` });
    expect((await choices(context)).at(-1)).toBe(added.id);
    expect((await choose(context, added.id)).avatarObj).toEqual({ url: added.href });
    const bytes = await getAvatarImage(context, added.id);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect(bytes.includes('Secret Person')).toBe(false);
    const hebrew = await call(peopleApi.avatars, undefined, { context: { ...context, locale: 'he' } });
    expect(hebrew.avatars.at(-1)?.name).toBe('Owl he');
  });

  test.each([
    ['a text', Buffer.from('hello, I am a picture')],
    ['a page', Buffer.from('<html><body><script>alert(1)</script></body></html>')],
    ['a broken picture', Buffer.from('89504e470d0a1a0a0000', 'hex')],
    ['an SVG with entities', Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg><rect/></svg>')],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s', async (_what, file) => {
    const context = await makeEditor(database.db);
    await expect(
      call(peopleApi.addAvatar, { names, image: file.toString('base64') }, { context }),
    ).rejects.toMatchObject({ kind: 'invalid', issues: [{ path: 'image' }] });
    expect(await gallery(context)).toHaveLength(avatarNames.length);
  });

  test('refuses a small file that claims to be a huge picture', async () => {
    expect(await makeAvatarImage(await makePng(5001, 5001))).toBeUndefined();
  });

  test('is told of a change that another has made meanwhile', async () => {
    const context = await makeEditor(database.db);
    await retire(context, 'fox');
    await expect(
      call(peopleApi.changeAvatar, { id: 'fox', version: 0, retired: false }, { context }),
    ).rejects.toMatchObject({ code: 'changed_meanwhile' });
  });

  test('is for those who hold the permission', async () => {
    const context = await makeEditor(database.db);
    const actor = { ...context.actor, admin: false };
    await expect(gallery({ ...context, actor })).rejects.toMatchObject({ kind: 'forbidden' });
  });
});

describe('two who order the gallery at the same moment', () => {
  const database = useCommittedDatabase();

  test('leave every picture in it once', async () => {
    const context = await makeEditor(database.db);
    const ids = await choices(context);
    await Promise.all(
      [ids.toReversed(), [...ids.slice(5), ...ids.slice(0, 5)]].map((order) =>
        call(peopleApi.orderAvatars, { ids: order }, { context }),
      ),
    );
    expect((await choices(context)).toSorted()).toEqual(ids.toSorted());
  });
});
