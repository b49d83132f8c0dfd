import { beforeEach, describe, expect, test } from 'vitest';
import type { JsonObject } from '#core/json.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { SignInRequired } from '#core/refusals.ts';
import { createEntry } from '#features/cms/server/public.ts';
import { makeReadyFilm } from '#features/media/testing.ts';
import { makeUser } from '#features/people/testing.ts';
import { viewDraft } from '#features/learning/authoring/server/view-draft.ts';
import { makeContentFiles } from '#features/learning/content/server/testing.ts';
import { getVideo } from '#features/learning/films/server/videos.ts';
import { author, publish, release, withEditions } from './testing.ts';

const filmId = 'film-bcdfghjkmn';
const itemId = 'i_nnnn2222';

const database = useDatabase();
let ctx: TestCtx;
beforeEach(async () => {
  ctx = makeCtx(database.db, withEditions);
  await release(ctx, makeContentFiles());
});

/** A course written in Hebrew with one film item. */
async function writeCourse(access: string): Promise<string> {
  const item: JsonObject = {
    id: itemId,
    slug: 'see-it',
    type: 'film',
    film: filmId,
    access,
    sources: ['genesis-18:1-8'],
  };
  const shared = {
    id: 'c_nnnn2222',
    slug: 'new-course',
    order: 7,
    published: '2026-11-01',
    featuredLevel: 0,
    demo: false,
    archived: false,
    comingSoon: false,
    access: 'default',
    categories: ['inspiration'],
    cover: { motif: 'mountain', palette: 'blue' },
    chapters: [{ id: 'ch_nnnn2222', slug: 'first', items: [item] }],
  };
  const he = {
    title: 'קורס חדש',
    tagline: 'שורה',
    description: 'תיאור',
    seoDescription: 'קצר',
    chapters: { first: 'פרק' },
    items: { 'see-it': { title: 'אורחים', summary: 'סרט', talk: ['מי?', 'למה?'] } },
  };
  const { id } = await createEntry(
    ctx,
    { contentType: 'course', key: 'c_nnnn2222', shared, texts: { he } },
    { author },
  );
  return id;
}

describe('a new item with a film that staff has uploaded', () => {
  test('plays once its course is published, with a chapter called as the item', async () => {
    await makeReadyFilm(ctx, filmId);
    await publish(ctx, await writeCourse('public'), 'he');
    const video = await getVideo(ctx, itemId, 'en');
    expect(video.sources.map(({ src }) => src)).toEqual([
      expect.stringContaining(`house/media/${filmId}/master.m3u8`),
      expect.stringContaining(`house/media/${filmId}/film.mp4`),
    ]);
    expect(video).toMatchObject({ duration: 42, chapters: [{ start: 0, title: 'אורחים' }], captions: [] });
  });

  test('streams at signed addresses to those whose plan has it', async () => {
    await makeReadyFilm(ctx, filmId);
    await publish(ctx, await writeCourse('premium'), 'he');
    await expect(getVideo(ctx, itemId, 'he')).rejects.toThrow(SignInRequired);
    const { actor } = await makeUser(ctx, { plan: 'premium' });
    const { sources } = await getVideo({ ...ctx, actor }, itemId, 'he');
    expect(sources[0]?.type).toBe('application/vnd.apple.mpegurl');
  });

  test('has the chapters and captions that were published of the film', async () => {
    await makeReadyFilm(ctx, filmId);
    await createEntry(
      ctx,
      {
        contentType: 'film',
        key: filmId,
        shared: { duration: 42, width: 1280, height: 720, chapters: [{ at: 0 }, { at: 20 }], media: filmId },
        texts: {
          he: { titles: ['חום היום', 'אורחים'], captions: [{ start: 1, end: 3, text: 'שלום' }] },
        },
      },
      { author },
    );
    await publish(ctx, await writeCourse('public'), 'he');
    await publish(ctx, `film.${filmId}`, 'he');
    const video = await getVideo(ctx, itemId, 'he');
    expect(video.chapters).toEqual([
      { start: 0, title: 'חום היום' },
      { start: 20, title: 'אורחים' },
    ]);
    expect(video.captions.map(({ lang }) => lang)).toEqual(['he']);
  });

  test('is not published while there is no such film', async () => {
    const id = await writeCourse('public');
    await expect(publish(ctx, id, 'he')).rejects.toMatchObject({
      kind: 'invalid',
      issues: [{ path: 'shared.chapters.0.items.0.film', messageKey: 'learning.edition.issue.missing' }],
    });
  });

  test('can be seen by its author before anything is published', async () => {
    await makeReadyFilm(ctx, filmId);
    const draft = { id: itemId, type: 'vidquiz', lang: 'he', shared: {}, texts: {} } as const;
    const { film } = await viewDraft(ctx, { ...draft, film: filmId });
    expect(film).toMatchObject({ duration: 42 });
    expect(film?.src).toContain(`house/media/${filmId}/film.mp4`);
    expect(await viewDraft(ctx, { ...draft, film: 'film-unknown' })).not.toHaveProperty('film');
  });
});
