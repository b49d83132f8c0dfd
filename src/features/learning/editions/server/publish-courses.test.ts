import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { NotFound } from '#core/refusals.ts';
import { changeLife, createEntry, listDrafts } from '#features/cms/server/public.ts';
import { getCourse } from '#features/learning/courses/server/courses.ts';
import { makeContentFiles } from '#features/learning/content/server/testing.ts';
import { objectOf } from './course-docs.ts';
import { author, publish, release, withEditions, write } from './testing.ts';

const kindness = 'course.c_kkkk2222';

const database = useDatabase();
let ctx: TestCtx;
beforeEach(async () => {
  ctx = makeCtx(database.db, withEditions);
  await release(ctx, makeContentFiles());
});

describe('a published course', () => {
  test('shows what staff has written, in the languages that were published', async () => {
    await write(ctx, kindness, { texts: { en: { title: 'Open doors' }, he: { title: 'דלת פתוחה' } } });
    expect(await getCourse(ctx, 'kindness', 'en')).toMatchObject({ title: 'Kindness en' });
    await publish(ctx, kindness, 'en');
    expect(await getCourse(ctx, 'kindness', 'en')).toMatchObject({ title: 'Open doors' });
    expect(await getCourse(ctx, 'kindness', 'he')).toMatchObject({ title: 'Kindness he' });
    expect(ctx.published).toContain('learning.content.changed content course:c_kkkk2222 courses categories');
  });

  test('refuses what is wrong, says where, and changes nothing', async () => {
    const wrong = { summary: 'See @nowhere-1:1', title: 'The tent', talk: ['Who?', 'Whom?'] };
    const [draft] = await listDrafts(ctx, 'course', ['c_kkkk2222']);
    const items = objectOf(draft?.content.texts.en?.['items']);
    await write(ctx, kindness, { texts: { en: { title: 'New', items: { ...items, 'tent-film': wrong } } } });
    await expect(publish(ctx, kindness, 'en')).rejects.toMatchObject({
      kind: 'invalid',
      issues: [{ path: 'texts.en.items.tent-film.summary', messageKey: 'learning.edition.issue.noPassage' }],
    });
    expect(await getCourse(ctx, 'kindness', 'en')).toMatchObject({ title: 'Kindness en' });
  });

  test('keeps the texts of other languages where they still fit, and shows another’s where they do not', async () => {
    await write(ctx, kindness, {
      shared: (shared) => ({
        ...shared,
        chapters: [
          ...(Array.isArray(shared['chapters']) ? shared['chapters'] : []),
          {
            id: 'ch_zzzz2222',
            slug: 'more',
            items: [{ id: 'i_zzzz2222', slug: 'more-comic', type: 'visual', minutes: 3, planned: true }],
          },
        ],
      }),
    });
    const [draft] = await listDrafts(ctx, 'course', ['c_kkkk2222']);
    const { chapters, items } = draft?.content.texts.he ?? {};
    await write(ctx, kindness, {
      texts: {
        he: {
          chapters: { ...objectOf(chapters), more: 'עוד' },
          items: { ...objectOf(items), 'more-comic': { title: 'קומיקס', summary: 'בתמונות' } },
        },
      },
    });
    await publish(ctx, kindness, 'he');
    const french = await getCourse(ctx, 'kindness', 'fr');
    expect(french).toMatchObject({ title: 'Kindness fr' });
    expect(french.chapters.map(({ title, lang }) => [title, lang])).toEqual([
      ['The open tent', undefined],
      ['עוד', 'he'],
    ]);
    expect(french.chapters[1]?.items[0]).toMatchObject({ title: 'קומיקס', lang: 'he' });
  });

  test('that was written in one language is shown in it to everyone, and can be taken away again', async () => {
    const { id } = await createEntry(
      ctx,
      {
        contentType: 'course',
        key: 'c_nnnn2222',
        shared: {
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
          chapters: [
            {
              id: 'ch_nnnn2222',
              slug: 'first',
              items: [{ id: 'i_nnnn2222', slug: 'do-it', type: 'challenge', minutes: 10 }],
            },
          ],
        },
        texts: {
          he: {
            title: 'קורס חדש',
            tagline: 'שורה',
            description: 'תיאור',
            seoDescription: 'קצר',
            chapters: { first: 'פרק' },
            items: { 'do-it': { title: 'משימה', summary: 'לעשות' } },
          },
        },
      },
      { author },
    );
    await publish(ctx, id, 'he');
    const view = await getCourse(ctx, 'new-course', 'de');
    expect(view).toMatchObject({ title: 'קורס חדש', lang: 'he' });
    expect(view.chapters[0]?.items[0]).toMatchObject({ title: 'משימה', lang: 'he', mayWatch: false });
    await changeLife(ctx, 'unpublish', { id, locales: ['he'] }, { author });
    await expect(getCourse(ctx, 'new-course', 'de')).rejects.toThrow(NotFound);
  });

  test('is laid over the next release, and stays as it was where that no longer fits', async () => {
    await write(ctx, kindness, { texts: { en: { title: 'Open doors' } } });
    await publish(ctx, kindness, 'en');
    const released = makeContentFiles();
    const file = 'courses/kindness/en/course.yaml';
    await release(ctx, {
      ...released,
      [file]: (released[file] ?? '').replace('A tagline', 'Another tagline'),
    });
    expect(await getCourse(ctx, 'kindness', 'en')).toMatchObject({
      title: 'Open doors',
      tagline: 'Another tagline',
    });
  });

  test('that no longer fits a release stays as it was, and is reported', async () => {
    const categories = 'categories.yaml';
    const one = makeContentFiles()[categories] ?? '';
    await release(ctx, { ...makeContentFiles(), [categories]: `${one}${one.replace('inspiration', 'joy')}` });
    await write(ctx, kindness, {
      shared: (shared) => ({ ...shared, categories: ['joy'] }),
      texts: { en: { title: 'Open doors' } },
    });
    await publish(ctx, kindness, 'en');
    await release(ctx, makeContentFiles());
    expect(await getCourse(ctx, 'kindness', 'en')).toMatchObject({ title: 'Open doors' });
    const stale = await ctx.db.selectFrom('stale_courses').select(['course_id', 'issues']).execute();
    expect(stale).toEqual([
      {
        course_id: 'c_kkkk2222',
        issues: [expect.objectContaining({ type: 'course', part: 'shared', path: 'categories.0' })],
      },
    ]);
    await write(ctx, kindness, { shared: (shared) => ({ ...shared, categories: ['inspiration'] }) });
    await publish(ctx, kindness, 'en');
    expect(await ctx.db.selectFrom('stale_courses').selectAll().execute()).toEqual([]);
  });
});
