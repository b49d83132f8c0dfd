import { defaultAccessSetting } from '#features/learning/catalogue/server/catalogue.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { NotFound } from '#core/refusals.ts';
import { changeSetting } from '#platform/settings/settings.ts';
import { CategoryView, PromotedView } from '#features/learning/catalogue/contract.ts';
import { makeUser } from '#features/people/testing.ts';
import { CourseSummary, CourseView } from '../contract.ts';
import { editCourse, itemIdOf, itemSlugOf, makeCourse } from '#features/learning/testing.ts';
import { listCategories } from '#features/learning/catalogue/server/categories.ts';
import { addContent } from '#features/learning/content/server/store-content.ts';
import { inLanguages } from '#platform/content/in-languages.ts';
import { getCourse, getCourseListBytes, listCourses } from './courses.ts';
import { isPublicMedia } from '#features/learning/server/public-media.ts';
import { listPromoted } from '#features/learning/catalogue/server/promoted.ts';
import { listPublicPaths } from '#features/learning/server/public-paths.ts';

const database = useDatabase();
let ctx: TestCtx;
beforeEach(() => {
  ctx = makeCtx(database.db);
});

describe('one course', () => {
  test('has its texts in the requested language and what a visitor may watch', async () => {
    const course = await makeCourse(ctx, {
      items: [{ access: 'public', duration: 61 }, {}, { planned: true, type: 'visual', minutes: 4 }],
    });
    const view = await getCourse(ctx, course.slug, 'fr');
    expect(CourseView.parse(view)).toEqual(view);
    expect(view).toMatchObject({
      slug: course.slug,
      title: 'Course (fr)',
      seoDescription: 'In short (fr)',
      isComingSoon: false,
      cover: { image: `/covers/${course.folder}.svg`, shareImage: `/covers/${course.folder}.jpg` },
    });
    const [open, locked, planned] = view.chapters[0]?.items ?? [];
    expect(open).toMatchObject({ title: 'Film (fr)', minutes: 2, access: 'public', mayWatch: true });
    expect(open?.poster).toBe(`/media/${course.folder}/media/film-of-${itemIdOf(course)}/poster.jpg`);
    expect(open).not.toHaveProperty('reason');
    expect(locked).toMatchObject({ access: 'paid', mayWatch: false, reason: 'sign_in_required' });
    expect(planned).toMatchObject({ type: 'visual', minutes: 4, mayWatch: false, reason: 'coming_soon' });
    expect(planned?.poster).toBe(view.cover.image);
  });

  test("shows an item's own picture, which everyone may see", async () => {
    const texts = inLanguages(() => ({ title: 'A game', summary: '', cover: 'cover.webp' }));
    const { slug, folder } = await makeCourse(ctx, { items: [{ id: 'a-game', type: 'game', texts }] });
    const poster = `/media/${folder}/pictures/a-game/cover.webp`;
    expect((await getCourse(ctx, slug)).chapters[0]?.items[0]).toMatchObject({ mayWatch: false, poster });
    expect(await isPublicMedia(ctx, poster.replace('/media/', ''))).toBe(true);
    expect(await isPublicMedia(ctx, `${folder}/pictures/a-game/answer.webp`)).toBe(false);
  });

  test('gives each person her own answer', async () => {
    const course = await makeCourse(ctx, { items: [{}] });
    const { actor } = await makeUser(ctx);
    const premium = await makeUser(ctx, { plan: 'premium' });
    const itemFor = async (who: TestCtx['actor']) =>
      (await getCourse({ ...ctx, actor: who }, course.slug)).chapters[0]?.items[0];
    expect(await itemFor(actor)).toMatchObject({ mayWatch: false, reason: 'upgrade_required' });
    expect(await itemFor(premium.actor)).toMatchObject({ mayWatch: true });
  });

  test('is found by its slug and by those it had before, whatever its id and the folder of its media', async () => {
    await makeCourse(ctx, {
      id: 'c_1',
      slug: 'giving',
      formerSlugs: ['give', 'live-to-give'],
      folder: 'live-to-give',
      items: [{ id: 'i_1', slug: 'the-tent', formerSlugs: ['tent'], access: 'public' }],
    });
    for (const slug of ['giving', 'give', 'live-to-give'])
      expect(await getCourse(ctx, slug)).toMatchObject({
        id: 'c_1',
        slug: 'giving',
        cover: { image: '/covers/live-to-give.svg' },
        chapters: [{ items: [{ id: 'i_1', slug: 'the-tent', formerSlugs: ['tent'] }] }],
      });
    await expect(getCourse(ctx, 'c_1')).rejects.toThrow(NotFound);
    expect(await listPublicPaths(ctx)).toEqual(
      expect.arrayContaining(['/courses/giving', '/courses/giving/the-tent']),
    );
  });

  test('is built once for all visitors, until it changes itself', async () => {
    const course = await makeCourse(ctx, { items: [{}] });
    const view = await getCourse(ctx, course.slug);
    expect(await getCourse({ ...ctx }, course.slug)).toBe(view);
    expect(await getCourse(ctx, course.slug, 'fr')).not.toEqual(view);
    const { actor } = await makeUser(ctx);
    expect(await getCourse({ ...ctx, actor }, course.slug)).not.toEqual(view);
    await editCourse(ctx, await makeCourse(ctx), { demo: true });
    expect(await getCourse(ctx, course.slug)).toBe(view);
    await editCourse(ctx, course, { featuredLevel: 3 });
    expect(await getCourse(ctx, course.slug)).toEqual({ ...view, featuredLevel: 3 });
  });

  test('is refused when unknown', async () => {
    await expect(getCourse(ctx, 'nothing')).rejects.toThrow(NotFound);
    await expect(getCourse(ctx, '__proto__')).rejects.toThrow(NotFound);
  });

  test('inherits access from the site, even after the setting has changed', async () => {
    const course = await makeCourse(ctx, { access: 'default', items: [{}] });
    expect((await getCourse(ctx, course.slug)).chapters[0]?.items[0]?.access).toBe('paid');
    await changeSetting(ctx, defaultAccessSetting, 'public');
    expect((await getCourse(ctx, course.slug)).chapters[0]?.items[0]).toMatchObject({
      access: 'public',
      mayWatch: true,
    });
  });
});

describe('the list of courses', () => {
  test('is in order, and counts items and the minutes that can be opened, without tasks in the real world', async () => {
    const second = await makeCourse(ctx, { order: 2, archived: true });
    const first = await makeCourse(ctx, {
      order: 1,
      items: [{ duration: 61 }, { planned: true, minutes: 9 }, { type: 'rwi', minutes: 60 }],
    });
    const list = await listCourses(ctx, 'es');
    expect(z.array(CourseSummary).parse(list)).toEqual(list);
    expect(list.map(({ id, title, itemCount, minutes }) => [id, title, itemCount, minutes])).toEqual([
      [first.id, 'Course (es)', 3, 2],
      [second.id, 'Course (es)', 1, 1],
    ]);
  });

  test('counts deeds apart from the minutes at the screen', async () => {
    await makeCourse(ctx, {
      items: [
        { duration: 61 },
        { type: 'challenge', minutes: 20 },
        { type: 'rwi', minutes: 30 },
        { type: 'challenge', planned: true, minutes: 30 },
      ],
    });
    expect(await listCourses(ctx)).toMatchObject([{ itemCount: 4, minutes: 2, deeds: 2 }]);
  });

  test('comes as ready bytes, the same buffer for each request until the content changes', async () => {
    await makeCourse(ctx);
    const { bytes, etag } = await getCourseListBytes(ctx, 'de');
    expect(JSON.parse(String((await bytes()).plain))).toEqual(await listCourses(ctx, 'de'));
    expect((await getCourseListBytes(ctx, 'de')).bytes).toBe(bytes);
    expect((await getCourseListBytes(ctx, 'it')).etag).not.toBe(etag);
    await makeCourse(ctx);
    expect((await getCourseListBytes(ctx, 'de')).etag).not.toBe(etag);
  });

  test('comes apart for classic mode, which does not count what it hides', async () => {
    await makeCourse(ctx, { items: [{ duration: 61 }, { type: 'game' }] });
    const { actor } = await makeUser(ctx);
    const classic = { ...ctx, actor: { ...actor, classicMode: true } };
    const countsFor = async (who: TestCtx) => {
      const { bytes } = await getCourseListBytes(who);
      return (JSON.parse(String((await bytes()).plain)) as CourseSummary[]).map(({ itemCount }) => itemCount);
    };
    for (const _ of [1, 2]) {
      expect(await countsFor(ctx)).toEqual([2]);
      expect(await countsFor({ ...ctx, actor })).toEqual([2]);
      expect(await countsFor(classic)).toEqual([1]);
    }
    expect((await getCourseListBytes(classic)).etag).not.toBe((await getCourseListBytes(ctx)).etag);
  });

  test('does not query the database again once it has been read', async () => {
    const course = await makeCourse(ctx);
    await listCourses(ctx);
    const offline = { ...ctx, db: { isTransaction: false } as TestCtx['db'] };
    expect(await listCourses(offline)).toHaveLength(1);
    expect((await getCourse(offline, course.slug)).id).toBe(course.id);
    expect((await getCourseListBytes(offline)).etag).toMatch(/^"[\w-]{22}"$/);
  });

  test('is right again after ten minutes even if the change event was lost', async () => {
    await listCourses(ctx);
    await makeCourse({ ...ctx, events: { ...ctx.events, publish: () => Promise.resolve() } });
    expect(await listCourses(ctx)).toHaveLength(0);
    ctx.clock.advance(600);
    expect(await listCourses(ctx)).toHaveLength(1);
  });
});

describe('categories', () => {
  test('are in order, with the courses that exist', async () => {
    const category = (id: string) => ({
      id,
      texts: inLanguages((locale) => ({ name: `${id} (${locale})`, description: 'What it is' })),
    });
    await addContent(database.db, {
      categories: [category('patience'), category('anger')],
      passages: [],
      courses: [],
    });
    const late = await makeCourse(ctx, { order: 5, categoryIds: ['anger'] });
    const early = await makeCourse(ctx, { order: 4, categoryIds: ['anger', 'gone'] });
    const categories = await listCategories(ctx, 'ru');
    expect(z.array(CategoryView).parse(categories)).toEqual(categories);
    expect(categories.map(({ slug, name, courses }) => [slug, name, courses])).toEqual([
      ['patience', 'patience (ru)', []],
      ['anger', 'anger (ru)', [early.id, late.id]],
    ]);
    expect(await listPublicPaths(ctx)).toContain('/courses/category/anger');
    expect(await listPublicPaths(ctx)).not.toContain('/courses/category/patience');
  });
});

describe('promoted content', () => {
  test('begins with a film of each course, each with its own picture', async () => {
    const two = [{ access: 'public' }, { access: 'public' }] as const;
    const plain = await makeCourse(ctx, { items: [...two] });
    const best = await makeCourse(ctx, { featuredLevel: 2, items: [...two] });
    const films = (await listPromoted(ctx, 'en')).items.filter(({ kind }) => kind === 'item');
    const first = [itemIdOf(best), itemIdOf(plain)];
    expect(films.map(({ id }) => id).slice(0, 2)).toEqual(first);
    expect(films).toHaveLength(4);
    expect(new Set(films.map(({ image }) => image)).size).toBe(4);
  });

  test('is the featured courses, highest first, then films open to everyone', async () => {
    const plain = await makeCourse(ctx, { items: [{ access: 'public' }, { access: 'all' }] });
    const good = await makeCourse(ctx, { featuredLevel: 1, items: [{}] });
    const best = await makeCourse(ctx, { featuredLevel: 2, items: [{}] });
    await makeCourse(ctx, { featuredLevel: 9, archived: true, items: [{}] });
    await makeCourse(ctx, { featuredLevel: 9, comingSoon: true, items: [{ access: 'public' }] });
    const promoted = await listPromoted(ctx, 'it');
    expect(PromotedView.parse(promoted)).toEqual(promoted);
    expect(promoted.items).toMatchObject([
      { kind: 'course', id: best.id, snippet: 'Tagline (it)', href: `/courses/${best.slug}` },
      { kind: 'course', id: good.id },
      {
        kind: 'item',
        id: itemIdOf(plain),
        title: 'Film (it)',
        href: `/courses/${plain.slug}/${itemSlugOf(plain)}`,
        image: `/media/${plain.folder}/media/film-of-${itemIdOf(plain)}/poster.jpg`,
      },
    ]);
    expect(promoted.items).toHaveLength(3);
  });
});

describe('public paths', () => {
  test('are every course and the lessons that everyone may watch', async () => {
    const course = await makeCourse(ctx, {
      items: [{ access: 'public' }, {}, { planned: true, access: 'public' }],
    });
    expect(await listPublicPaths(ctx)).toEqual([
      '/games',
      '/courses/category/a-z',
      '/downloads',
      `/courses/${course.slug}`,
      `/courses/${course.slug}/${itemSlugOf(course)}`,
    ]);
  });
});
