import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { signedIn } from '#core/actor.ts';
import { describePeople } from '#features/people/server/public.ts';
import { makeUser, readAuditStates } from '#features/people/testing.ts';
import { storeReadyFilm, storeUploadedPicture } from '#features/media/testing.ts';
import { removePicture } from '#features/media/pictures/server/pictures.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { changeFilm } from './change-film.ts';
import { getFilm } from './films.ts';

const id = 'film-bcdfghjkmn';
const picture = 'picture-0123456789abcdef.webp';
const poster = `house/media/${id}/poster.jpg`;

const database = useDatabase();
let ctx: TestCtx;
beforeEach(async () => {
  const base = makeCtx(database.db);
  ctx = { ...base, actor: (await makeUser(base, { admin: true })).actor };
  await storeReadyFilm(ctx, id);
  await storeUploadedPicture(ctx, picture, { width: 900, height: 900 });
});

const read = async () => buffer(await ctx.files.read(poster));

async function choose(changes: { posterAt?: number; posterPicture?: string }) {
  const { version } = await getFilm(ctx, id);
  return changeFilm(ctx, { id, version, ...changes });
}

describe('the poster of a film', () => {
  test('can be an uploaded picture, cut to the shape of the film, until a picture of the film is chosen again', async () => {
    const first = await read();
    expect(await choose({ posterPicture: picture })).toMatchObject({ posterPicture: picture, version: 2 });
    const { format, width, height } = await sharp(await read()).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 320, height: 240 });
    const { posterAt } = await getFilm(ctx, id);
    expect(await choose({ posterAt })).not.toHaveProperty('posterPicture');
    const frame = await read();
    expect(frame.equals(first)).toBe(false);
    expect((await sharp(frame).stats()).isOpaque).toBe(true);
    // The test card has many colors, the picture has one.
    expect((await sharp(frame).stats()).entropy).toBeGreaterThan(1);
  });

  test('stays when its picture is removed or the film is renamed', async () => {
    await choose({ posterPicture: picture });
    const chosen = await read();
    await removePicture(ctx, picture);
    const { version } = await getFilm(ctx, id);
    await changeFilm(ctx, { id, version, title: 'Guests' });
    expect((await read()).equals(chosen)).toBe(true);
  });

  test.each(['picture-ffffffffffffffff.webp', '../secret', 'tent.webp'])(
    'is no picture that is not there: %s',
    async (posterPicture) => {
      const before = await read();
      await expect(choose({ posterPicture })).rejects.toMatchObject({ code: 'not_found' });
      expect((await read()).equals(before)).toBe(true);
    },
  );

  test('cannot be changed by an editor with an older version', async () => {
    const before = await read();
    await choose({ posterAt: 0 });
    await expect(changeFilm(ctx, { id, version: 1, posterPicture: picture })).rejects.toMatchObject({
      code: 'changed_meanwhile',
    });
    expect((await read()).equals(before)).toBe(true);
  });

  test('is sent, with the title and the name of the editor who changed them, to an editor with an older version', async () => {
    const dov = await makeUser(ctx, { admin: true });
    const { version } = await changeFilm({ ...ctx, actor: dov.actor }, { id, version: 1, title: 'Visitors' });
    await choose({ posterPicture: picture });
    const late = (by: object) =>
      expect(changeFilm(ctx, { id, version, title: 'Mine' })).rejects.toMatchObject({
        code: 'changed_meanwhile',
        data: { version: 3, values: { title: 'Visitors', posterAt: 0, posterPicture: picture }, ...by },
      });
    const [{ displayName } = { displayName: '' }] = (
      await describePeople(ctx, [signedIn(ctx).userId])
    ).values();
    expect(displayName).not.toBe('');
    await late({ by: displayName });
    // The server itself makes a film, too.
    const changed_at = new Date(ctx.clock.now().getTime() + 60_000);
    await ctx.db.updateTable('media_films').set({ changed_at }).where('id', '=', id).execute();
    await late({ by: null });
  });

  test('is in the audit log, with the one before', async () => {
    await choose({ posterPicture: picture });
    const changed = (await readAuditStates(ctx)).filter(({ subject }) => subject === id);
    expect(changed).toEqual([
      {
        subject: id,
        before: { title: 'Guests', posterAt: 0, posterPicture: null },
        after: { title: 'Guests', posterAt: 0, posterPicture: picture },
      },
    ]);
  });
});
