import { beforeEach, describe, expect, test } from 'vitest';
import type { JsonObject } from '#core/json.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { makeUploadedPicture } from '#features/media/testing.ts';
import { isPictureUsed } from '#features/learning/catalogue/server/picture-uses.ts';
import { getCourse, listCourses } from '#features/learning/courses/server/courses.ts';
import { makeContentFiles } from '#features/learning/content/server/testing.ts';
import { mayFindItems } from '#features/learning/server/finder.ts';
import { learningFindable } from '#features/learning/server/findable.ts';
import { isPublicMedia } from '#features/learning/server/public-media.ts';
import { listEditedCourses } from './courses-listing.ts';
import { publish, release, withEditions, write } from './testing.ts';

const kindness = 'course.c_kkkk2222';
const picture = 'picture-0123456789abcdef.webp';
const uploaded = `/media/house/pictures/${picture}`;
const shipped = { motif: 'open-hands', palette: 'pomegranate' };

const database = useDatabase();
let ctx: TestCtx;
beforeEach(async () => {
  ctx = makeCtx(database.db, withEditions);
  await release(ctx, makeContentFiles());
});

async function choose(cover: JsonObject): Promise<void> {
  await write(ctx, kindness, { shared: (shared) => ({ ...shared, cover }) });
  await publish(ctx, kindness, 'en');
}

/** Where the cover of the course is shown: on its page, where that is shared, in lists and in search. */
async function readCovers() {
  const { cover } = await getCourse(ctx, 'kindness');
  const [listed] = await listCourses(ctx);
  const found = await learningFindable.listTexts(ctx, 'en');
  return {
    page: cover.image,
    shared: cover.shareImage,
    listed: listed?.image,
    found: found.find(({ kind }) => kind === 'course')?.image,
  };
}

const ofFolder = {
  page: '/covers/kindness.svg',
  shared: '/covers/kindness.jpg',
  listed: '/covers/kindness.svg',
  found: '/covers/kindness.svg',
};

describe('the cover of a shipped course', () => {
  test('is the shipped one until staff publishes another, and again once staff goes back to it', async () => {
    expect(await readCovers()).toEqual(ofFolder);
    await write(ctx, kindness, {
      shared: (shared) => ({ ...shared, cover: { motif: 'lamp', palette: 'night' } }),
    });
    expect(await readCovers()).toEqual(ofFolder);
    await publish(ctx, kindness, 'en');
    const made = '/covers/made/lamp.night.svg';
    expect(await readCovers()).toEqual({
      page: made,
      shared: '/covers/made/lamp.night.jpg',
      listed: made,
      found: made,
    });
    await choose(shipped);
    expect(await readCovers()).toEqual(ofFolder);
  });

  test('can be an uploaded picture, which everyone may see and nobody removes while it is shown', async () => {
    await makeUploadedPicture(ctx, picture);
    expect(await isPublicMedia(ctx, uploaded.replace('/media/', ''))).toBe(false);
    await choose({ ...shipped, picture });
    expect(await readCovers()).toEqual({
      page: uploaded,
      shared: uploaded,
      listed: uploaded,
      found: uploaded,
    });
    expect(await isPublicMedia(ctx, uploaded.replace('/media/', ''))).toBe(true);
    expect(await isPictureUsed(ctx, { file: picture })).toBe(true);
    await choose(shipped);
    expect(await readCovers()).toEqual(ofFolder);
    expect(await isPictureUsed(ctx, { file: picture })).toBe(false);
    expect(await isPublicMedia(ctx, uploaded.replace('/media/', ''))).toBe(false);
  });

  test('that was uploaded and removed is not published, which says so at its field', async () => {
    await expect(choose({ ...shipped, picture })).rejects.toMatchObject({
      kind: 'invalid',
      issues: [{ path: 'shared.cover.picture', messageKey: 'learning.edition.issue.missing' }],
    });
    expect(await readCovers()).toEqual(ofFolder);
  });

  test('stays what staff has chosen when a new release comes', async () => {
    await makeUploadedPicture(ctx, picture);
    await choose({ ...shipped, picture });
    const files = makeContentFiles();
    const file = 'courses/kindness/course.yaml';
    await release(ctx, { ...files, [file]: `${String(files[file])}\n# Another release\n` });
    expect((await readCovers()).page).toBe(uploaded);
  });

  test('stands for its items that have no picture of their own', async () => {
    await choose({ motif: 'lamp', palette: 'night' });
    const made = '/covers/made/lamp.night.svg';
    const { chapters } = await getCourse(ctx, 'kindness');
    const [bare] = chapters.flatMap(({ items }) => items).filter(({ poster }) => poster === made);
    const find = await mayFindItems(ctx);
    expect(find({ kind: 'item', subject: bare?.id ?? '' })?.image).toBe(made);
  });

  test('is listed for staff as it was last saved, with the shipped one to go back to', async () => {
    await makeUploadedPicture(ctx, picture);
    await write(ctx, kindness, { shared: (shared) => ({ ...shared, cover: { ...shipped, picture } }) });
    const media: TestCtx['media'] = { href: (key, visibility) => `/${visibility}/${key}` };
    const { items } = await listEditedCourses({ ...ctx, media }, {});
    expect(items[0]?.cover).toBe(`/signed/house/pictures/${picture}`);
    expect(items[0]?.shippedCover).toEqual(shipped);
  });
});
