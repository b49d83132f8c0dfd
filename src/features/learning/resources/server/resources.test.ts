import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { Forbidden, NotFound, SignInRequired } from '#core/refusals.ts';
import { makeUser } from '#features/people/testing.ts';
import { ResourceView } from '../contract.ts';
import { CourseView } from '#features/learning/courses/contract.ts';
import { makeCourse } from '#features/learning/testing.ts';
import type { ContentResource } from '#features/learning/content/server/content.ts';
import { getCourse } from '#features/learning/courses/server/courses.ts';
import { countDownload, getDownload, listResources } from './resources.ts';

const workbook: ContentResource = {
  file: 'workbook.he.pdf',
  kind: 'workbook',
  lang: 'he',
  format: 'pdf',
  bytes: 51_200,
  pages: 5,
  access: 'default',
};
const music: ContentResource = {
  ...workbook,
  file: 'music.mp3',
  kind: 'music',
  lang: null,
  format: 'mp3',
  pages: null,
  access: 'public',
};
const kahoot: ContentResource = {
  ...workbook,
  file: 'kahoot.en.csv',
  kind: 'kahoot',
  lang: 'en',
  format: 'csv',
  pages: null,
};

describe('the files of a course', () => {
  const database = useDatabase();
  let ctx: TestCtx;
  let id: string;
  let slug: string;
  let folder: string;
  beforeEach(async () => {
    ctx = makeCtx(database.db);
    ({ id, slug, folder } = await makeCourse(ctx, { resources: [workbook, music, kahoot] }));
  });
  const as = async (columns: Parameters<typeof makeUser>[1]) => ({
    ...ctx,
    actor: (await makeUser(ctx, columns)).actor,
  });

  test('are listed with kind, language, size and pages, and what the caller may download', async () => {
    const files = await listResources(ctx, slug);
    expect(files.map((file) => ResourceView.parse(file))).toMatchObject([
      {
        id: `${id}.workbook.he.pdf`,
        title: 'Workbook: Course (en)',
        lang: 'he',
        bytes: 51_200,
        pages: 5,
        reason: 'sign_in_required',
      },
      { kind: 'music', format: 'mp3', mayDownload: true },
      { kind: 'kahoot', reason: 'sign_in_required' },
    ]);
    expect(await listResources(ctx, 'unknown')).toEqual([]);
  });

  test("appear by kind in their course's view", async () => {
    const course = CourseView.parse(await getCourse(ctx, slug, 'he'));
    expect(course.workbooks).toMatchObject([{ id: `${id}.workbook.he.pdf`, courseSlug: slug }]);
    expect(course.music).toHaveLength(1);
    expect(course.presentations).toBeUndefined();
  });

  test('are available to anyone who may, at a URL that lasts some hours; others learn why not', async () => {
    const file = `${id}.workbook.he.pdf`;
    const paying = await as({ plan: 'standard' });
    expect(await getDownload(paying, file)).toEqual({ href: `/media/${folder}/resources/workbook.he.pdf` });
    await expect(getDownload(ctx, file)).rejects.toThrow(SignInRequired);
    await expect(getDownload(await as({}), file)).rejects.toThrow(Forbidden);
    await expect(getDownload(ctx, 'nothing')).rejects.toThrow(NotFound);
  });

  test("give a quiz's right answers to educators, not to students", async () => {
    const file = `${id}.kahoot.en.csv`;
    await expect(getDownload(await as({ plan: 'standard', role: 'student' }), file)).rejects.toThrow(
      Forbidden,
    );
    expect(await getDownload(await as({ plan: 'standard', role: 'educator' }), file)).toHaveProperty('href');
  });

  test('are counted by day, even when many are downloaded at once', async () => {
    const file = `${id}.workbook.he.pdf`;
    await Promise.all(Array.from({ length: 5 }, () => countDownload(ctx, file)));
    ctx.clock.advance(86_400);
    await countDownload(ctx, file);
    const rows = await ctx.db
      .selectFrom('resource_downloads')
      .select('downloads')
      .where('resource_id', '=', file)
      .orderBy('day')
      .execute();
    expect(rows).toEqual([{ downloads: 5 }, { downloads: 1 }]);
  });

  test('are counted under one id, whether named by it or by a slug of the course, now or formerly', async () => {
    await makeCourse(ctx, { id: 'c_1', slug: 'giving', formerSlugs: ['give'], resources: [workbook] });
    for (const course of ['c_1', 'giving', 'give']) await countDownload(ctx, `${course}.workbook.he.pdf`);
    const rows = await ctx.db.selectFrom('resource_downloads').select(['resource_id', 'downloads']).execute();
    expect(rows).toEqual([{ resource_id: 'c_1.workbook.he.pdf', downloads: 3 }]);
    expect(await listResources(ctx, 'give')).toMatchObject([
      { id: 'c_1.workbook.he.pdf', courseSlug: 'giving', href: '/downloads/giving.workbook.he.pdf' },
    ]);
    await expect(countDownload(ctx, 'live.workbook.he.pdf')).rejects.toThrow(NotFound);
  });
});
