import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { getCourse, listCourses } from '#features/learning/courses/server/courses.ts';
import { loadContent } from './load-content.ts';
import { layContent, type ContentSource } from './content-layers.ts';
import type { Content, ContentCourse } from './content.ts';
import { ContentMistakes } from '#platform/content/mistakes.ts';
import { makeContentFiles, type ContentFiles } from './testing.ts';
import { check } from './testing-mistakes.ts';

const database = useDatabase();
let ctx: TestCtx;
let content: Content;
beforeEach(async () => {
  ctx = makeCtx(database.db);
  content = await check(makeContentFiles());
});

function source(name: string, given: Partial<Content>): ContentSource {
  const whole = { categories: [], passages: [], courses: [], ...given };
  return { name, hash: JSON.stringify(whole), check: () => whole };
}

/** The shipped course as a house has changed it. */
function edited(changes: Partial<ContentCourse>): ContentCourse {
  const [course] = content.courses;
  if (!course) throw new Error('no course');
  return { ...course, ...changes };
}

/** A course of a house's own. */
async function ownCourse(): Promise<ContentCourse> {
  const files = Object.entries(makeContentFiles()).map(([path, text]) => [
    path,
    text.replaceAll('2222', '3333').replace('slug: kindness', 'slug: our-own').replaceAll('tent-', 'own-'),
  ]);
  const { courses } = await check(Object.fromEntries(files) as ContentFiles);
  const [course] = courses;
  if (!course) throw new Error('no course');
  return course;
}

describe('of two sources', () => {
  test('the later one’s course counts, and the rest of the earlier one stays', async () => {
    const own = await ownCourse();
    const house = source('house', { courses: [edited({ featuredLevel: 9, slug: 'chesed' }), own] });
    await loadContent(ctx, [source('shipped', content), house]);
    expect(await getCourse(ctx, 'chesed')).toMatchObject({ id: 'c_kkkk2222', featuredLevel: 9 });
    expect((await listCourses(ctx)).map(({ slug }) => slug).toSorted()).toEqual(['chesed', 'our-own']);
    expect(await sourcesOfCourses()).toEqual({ c_kkkk2222: 'house', c_kkkk3333: 'house' });
    expect(await database.db.selectFrom('categories').select(['id', 'source']).execute()).toEqual([
      { id: 'inspiration', source: 'shipped' },
    ]);
  });

  test('the earlier one’s course returns when the later one no longer has it', async () => {
    const shipped = source('shipped', content);
    await loadContent(ctx, [shipped, source('house', { courses: [edited({ featuredLevel: 9 })] })]);
    await loadContent(ctx, [shipped, source('house', {})]);
    expect(await getCourse(ctx, 'kindness')).toMatchObject({ featuredLevel: 3 });
    expect(await sourcesOfCourses()).toEqual({ c_kkkk2222: 'shipped' });
  });

  test('neither removes or changes what the other gave when it is loaded alone', async () => {
    const own = await ownCourse();
    const house = source('house', { courses: [edited({ featuredLevel: 9 }), own] });
    await loadContent(ctx, [source('shipped', content), house]);
    await loadContent(ctx, [source('shipped', content)]);
    expect(await getCourse(ctx, 'kindness')).toMatchObject({ featuredLevel: 9 });
    expect((await getCourse(ctx, 'our-own')).chapters[0]?.items).toHaveLength(2);
    await loadContent(ctx, [source('shipped', {})]);
    expect(await sourcesOfCourses()).toEqual({ c_kkkk2222: 'house', c_kkkk3333: 'house' });
    expect((await getCourse(ctx, 'kindness')).chapters[0]?.items).toHaveLength(2);
  });

  test('a slug or an item that would belong to two courses is refused', async () => {
    const own = await ownCourse();
    const house = source('house', { courses: [{ ...own, slug: 'kindness' }] });
    expect(() => layContent([source('shipped', content), house])).toThrow(
      new ContentMistakes([
        { file: 'house', line: 1, message: 'c_kkkk3333: course slug kindness is already used by c_kkkk2222' },
      ]),
    );
    const borrowing = source('house', { courses: [edited({ id: 'c_kkkk3333', slug: 'our-own' })] });
    expect(() => layContent([source('shipped', content), borrowing])).toThrow(
      'house:1: c_kkkk3333: id i_ffff2222 is already used by c_kkkk2222',
    );
  });
});

async function sourcesOfCourses(): Promise<Record<string, string>> {
  const rows = await database.db.selectFrom('courses').select(['id', 'source']).execute();
  return Object.fromEntries(rows.map(({ id, source }) => [id, source]));
}
