import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { NotFound, SignInRequired } from '#core/refusals.ts';
import { makeUser } from '#features/people/testing.ts';
import { VideoView } from '../contract.ts';
import { itemIdOf, makeCourse } from '#features/learning/testing.ts';
import { reportProgress } from '#features/learning/progress/server/report-progress.ts';
import { isPublicMedia } from '#features/learning/server/public-media.ts';
import { getVideo } from './videos.ts';

const database = useDatabase();
let ctx: TestCtx;
beforeEach(() => {
  const media = {
    href: (key: string, visibility: string) => `/media/${key}${visibility === 'signed' ? '?signed' : ''}`,
  };
  ctx = makeCtx(database.db, { media });
});

describe('a film', () => {
  test('that is public has unsigned URLs, captions in seven languages and its chapters', async () => {
    const course = await makeCourse(ctx, { items: [{ access: 'public', duration: 52.4 }] });
    const folder = `/media/${course.folder}/media/film-of-${itemIdOf(course)}`;
    const video = await getVideo(ctx, itemIdOf(course), 'he');
    expect(VideoView.parse(video)).toEqual(video);
    expect(video.sources).toEqual([{ src: `${folder}/film.mp4`, type: 'video/mp4', height: 720 }]);
    expect(video).toMatchObject({ poster: `${folder}/poster.jpg`, duration: 52.4 });
    expect(video.chapters).toEqual([{ start: 0, title: 'Beginning (he)' }]);
    expect(video.captions).toHaveLength(7);
    expect(video.captions.filter((track) => track.default)).toEqual([
      { lang: 'he', label: 'עברית', src: `${folder}/captions/he.vtt`, default: true },
    ]);
    expect(video).not.toHaveProperty('position');
  });

  test('that is not public has signed URLs, but an unsigned poster', async () => {
    const course = await makeCourse(ctx, { items: [{ access: 'all', hls: true }] });
    const { actor } = await makeUser(ctx);
    const video = await getVideo({ ...ctx, actor }, itemIdOf(course));
    expect(video.sources.map(({ src }) => src)).toEqual([
      expect.stringMatching(/master\.m3u8\?signed$/),
      expect.stringMatching(/film\.mp4\?signed$/),
    ]);
    expect(video.captions.every(({ src }) => src.endsWith('.vtt?signed'))).toBe(true);
    expect(video.poster).toMatch(/poster\.jpg$/);
  });

  test('that can be streamed offers the stream first', async () => {
    const course = await makeCourse(ctx, { demo: true, items: [{ hls: true }] });
    const { sources } = await getVideo(ctx, itemIdOf(course));
    expect(sources.map(({ type }) => type)).toEqual(['application/vnd.apple.mpegurl', 'video/mp4']);
  });

  test('tells a member where she stopped', async () => {
    const course = await makeCourse(ctx);
    const { actor } = await makeUser(ctx);
    const hers = { ...ctx, actor };
    expect(await getVideo(hers, itemIdOf(course))).toMatchObject({ position: 0, watchedSeconds: 0 });
    await reportProgress(hers, { itemId: itemIdOf(course), position: 12.34, watched: [[0, 12.34]] });
    expect(await getVideo(hers, itemIdOf(course))).toMatchObject({ position: 12.3, watchedSeconds: 12.3 });
    const other = await makeUser(ctx);
    expect(await getVideo({ ...ctx, actor: other.actor }, itemIdOf(course))).toMatchObject({ position: 0 });
  });

  test('is refused with the reason', async () => {
    const course = await makeCourse(ctx, { items: [{}, { access: 'premium' }, { planned: true }] });
    const [paid, premium, planned] = [0, 1, 2].map((index) => itemIdOf(course, index));
    const free = await makeUser(ctx);
    const restricted = await makeUser(ctx, { created_at: new Date('2026-01-01') });
    const standard = await makeUser(ctx, { plan: 'standard' });
    const child = { ...free.actor, awaitingGuardian: true };
    const as = (actor: TestCtx['actor'], id = '') => getVideo({ ...ctx, actor }, id);
    await expect(as(ctx.actor, paid)).rejects.toThrow(SignInRequired);
    await expect(as(free.actor, paid)).rejects.toMatchObject({ kind: 'forbidden', code: 'upgrade_required' });
    await expect(as(restricted.actor, paid)).rejects.toMatchObject({
      kind: 'forbidden',
      code: 'restricted_free',
    });
    await expect(as(child, paid)).rejects.toMatchObject({
      kind: 'forbidden',
      code: 'guardian_approval_required',
    });
    await expect(as(standard.actor, premium)).rejects.toMatchObject({
      code: 'upgrade_required',
      messageKey: 'learning.refusal.premiumRequired',
      data: { reason: 'premium_required' },
    });
    await expect(as(standard.actor, planned)).rejects.toThrow(NotFound);
    await expect(as(standard.actor, 'unknown')).rejects.toThrow(NotFound);
  });

  test('of a course that has not opened yet is not found', async () => {
    const course = await makeCourse(ctx, { comingSoon: true });
    await expect(getVideo(ctx, itemIdOf(course))).rejects.toThrow(NotFound);
  });
});

describe('stored media', () => {
  test('are public if everyone may watch the film, and posters always', async () => {
    const course = await makeCourse(ctx, { items: [{ access: 'public' }, {}] });
    const folderOf = (index: number) => `${course.folder}/media/film-of-${itemIdOf(course, index)}`;
    const answers = async (folder: string) =>
      Promise.all(
        ['film.mp4', 'captions/he.vtt', 'poster.jpg'].map((file) => isPublicMedia(ctx, `${folder}/${file}`)),
      );
    expect(await answers(folderOf(0))).toEqual([true, true, true]);
    expect(await answers(folderOf(1))).toEqual([false, false, true]);
    expect(await answers(`${course.folder}/media/unknown`)).toEqual([false, false, false]);
  });

  test.each(['', 'poster.jpg', 'a/media/b/', '/etc/passwd', 'a/media/b/../c/film.mp4'])(
    'are not public as %j',
    async (key) => {
      await makeCourse(ctx);
      expect(await isPublicMedia(ctx, key)).toBe(false);
    },
  );

  test("cannot be reached through a public film's folder", async () => {
    const course = await makeCourse(ctx, { items: [{ access: 'public' }, {}] });
    const key = `${course.folder}/media/film-of-${itemIdOf(course)}/../film-of-${itemIdOf(course, 1)}/film.mp4`;
    expect(await isPublicMedia(ctx, key)).toBe(false);
  });
});
