import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { NotFound } from '#core/refusals.ts';
import { getCourse, listCourses } from '#features/learning/courses/server/courses.ts';
import { getCompletedContent } from '#features/learning/progress/server/completions.ts';
import { getCoursesProgress } from '#features/learning/progress/server/courses-progress.ts';
import { makeUser } from '#features/people/testing.ts';
import { ContentMistakes } from '#platform/content/mistakes.ts';
import { readShippedContent } from './content-layers.ts';
import { loadContent } from './load-content.ts';
import { makeContentFiles, makeContentFolder, type ContentFiles } from './testing.ts';

const course = 'courses/kindness/course.yaml';

async function load(ctx: TestCtx, files: ContentFiles): Promise<boolean> {
  await using folder = await makeContentFolder(files);
  return await loadContent(ctx, [await readShippedContent(folder.path)]);
}

/** The valid content with another course, `name`, in place of `kindness`: all its ids and slugs are others. */
function withOther(name: string): ContentFiles {
  return Object.fromEntries(
    Object.entries(makeContentFiles()).map(([path, text]) => [
      path.replace('courses/kindness', `courses/${name}`),
      text
        .replaceAll('tent-', `${name}-`)
        .replace('slug: kindness', `slug: ${name}`)
        .replaceAll('2222', '3333'),
    ]),
  );
}

describe('loading content', () => {
  const database = useDatabase();
  let ctx: TestCtx;
  beforeEach(() => {
    ctx = makeCtx(database.db);
  });

  test('fills the catalog and notifies every process', async () => {
    expect(await load(ctx, makeContentFiles())).toBe(true);
    const view = await getCourse(ctx, 'kindness', 'he');
    expect(view).toMatchObject({ title: 'Kindness he', demo: true, categoryIds: ['inspiration'] });
    expect(view.chapters[0]?.items.map(({ id, mayWatch }) => [id, mayWatch])).toEqual([
      ['i_ffff2222', true],
      ['i_cccc2222', false],
    ]);
    expect(ctx.published).toEqual([
      'learning.content.changed content course:c_kkkk2222 courses categories passages',
    ]);
  });

  test('does nothing while the files are the same', async () => {
    await load(ctx, makeContentFiles());
    expect(await load(ctx, makeContentFiles())).toBe(false);
    expect(ctx.published).toHaveLength(1);
  });

  test('delivers changes to readers that had cached the old content', async () => {
    await load(ctx, makeContentFiles());
    expect((await listCourses(ctx))[0]).toMatchObject({ featuredLevel: 3, itemCount: 2 });
    const files = makeContentFiles();
    files[course] = (files[course] ?? '').replace('featuredLevel: 3', 'featuredLevel: 0');
    expect(await load(ctx, files)).toBe(true);
    expect((await listCourses(ctx))[0]).toMatchObject({ featuredLevel: 0, itemCount: 2 });
  });

  test('removes what is gone and keeps people’s progress', async () => {
    await load(ctx, makeContentFiles());
    const { actor, userId } = await makeUser(ctx);
    await database.db
      .insertInto('completions')
      .values({ user_id: userId, item_id: 'i_ffff2222', completed_at: ctx.clock.now() })
      .execute();
    await load(ctx, withOther('patience'));
    expect((await listCourses(ctx)).map(({ slug }) => slug)).toEqual(['patience']);
    expect((await getCompletedContent({ ...ctx, actor })).items).toEqual(['i_ffff2222']);
  });

  test('moves an item to another course when its files move', async () => {
    await load(ctx, makeContentFiles());
    const moved = Object.entries(makeContentFiles()).map(([path, text]) => [
      path.replace('kindness', 'patience'),
      text
        .replace('id: c_kkkk2222', 'id: c_pppp2222')
        .replace('slug: kindness', 'slug: patience')
        .replace('ch_tttt2222', 'ch_pppp2222'),
    ]);
    await load(ctx, Object.fromEntries(moved) as ContentFiles);
    expect((await getCourse(ctx, 'patience')).chapters[0]?.items[0]?.id).toBe('i_ffff2222');
    await expect(getCourse(ctx, 'kindness')).rejects.toThrow(NotFound);
  });

  test('keeps a course and what people did in it when its slug changes', async () => {
    await load(ctx, makeContentFiles());
    const { actor, userId } = await makeUser(ctx);
    await database.db
      .insertInto('completions')
      .values({ user_id: userId, item_id: 'i_ffff2222', completed_at: ctx.clock.now() })
      .execute();
    const files = makeContentFiles();
    files[course] = (files[course] ?? '').replace(
      'slug: kindness',
      'slug: loving-kindness\nformerSlugs: [kindness]',
    );
    await load(ctx, files);
    expect(await getCourse(ctx, 'kindness')).toMatchObject({
      id: 'c_kkkk2222',
      slug: 'loving-kindness',
      cover: { image: '/covers/kindness.svg' },
    });
    expect(await getCoursesProgress({ ...ctx, actor })).toMatchObject([
      { courseId: 'c_kkkk2222', mostRecentItemId: 'i_ffff2222' },
    ]);
  });

  test('names what changed: one course, the lists that show it, or the passages', async () => {
    await load(ctx, makeContentFiles());
    const edits: [file: string, from: string, to: string, topics: string][] = [
      ['courses/kindness/en/course.yaml', 'Guests come.', 'Guests!', 'content course:c_kkkk2222'],
      [course, 'demo: true', 'demo: false', 'content course:c_kkkk2222 courses categories'],
      ['categories.yaml', 'Words de', 'Worte', 'content categories'],
    ];
    let files = makeContentFiles();
    for (const [file, from, to, topics] of edits) {
      files = { ...files, [file]: (files[file] ?? '').replace(from, to) };
      await load(ctx, files);
      expect(ctx.published.at(-1)).toBe(`learning.content.changed ${topics}`);
    }
  });

  test('changes nothing when a file is wrong, and names the file', async () => {
    await load(ctx, makeContentFiles());
    const files = { ...makeContentFiles(), [course]: 'order: none' };
    const failure = load(ctx, files);
    await expect(failure).rejects.toThrow(ContentMistakes);
    await expect(failure).rejects.toThrow(`content/${course}:1: order Invalid input`);
    expect(await listCourses(ctx)).toHaveLength(1);
  });
});

describe('several processes starting at once', () => {
  const database = useCommittedDatabase();

  test('load the content once', async () => {
    await using folder = await makeContentFolder(makeContentFiles());
    const processes = Array.from({ length: 4 }, () => makeCtx(database.db));
    const shipped = await readShippedContent(folder.path);
    const loaded = await Promise.all(processes.map((ctx) => loadContent(ctx, [shipped])));
    expect(loaded.filter(Boolean)).toHaveLength(1);
    expect(processes.flatMap(({ published }) => published)).toHaveLength(1);
    const loads = await database.db.selectFrom('content_loads').selectAll().execute();
    expect(loads).toHaveLength(1);
  });
});
