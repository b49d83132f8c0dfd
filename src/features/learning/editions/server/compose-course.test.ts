import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '#platform/project-folder.ts';
import { collectMistakes } from '#platform/content/mistakes.ts';
import { checkContent } from '#features/learning/content/server/check-content.ts';
import { identitiesBeside } from '#features/learning/content/server/check-identities.ts';
import { readContentFolder } from '#features/learning/content/server/content-folder.ts';
import { checkPassages } from '#features/learning/content/server/passages/check-passages.ts';
import { composeCourse } from './compose-course.ts';
import { splitContent } from './shipped-docs.ts';

test('every shipped course is composed from its entries as it is read from its files', async () => {
  const folder = await readContentFolder(join(projectFolder, 'content'));
  const content = checkContent(folder, { requireMedia: false });
  const { library } = collectMistakes((report) => checkPassages(folder, report));
  const t0 = performance.now();
  const shipped = splitContent(folder);
  console.log('split', performance.now() - t0, JSON.stringify([...shipped.courses]).length);
  for (const course of content.courses) {
    const docs = shipped.courses.get(course.id);
    const around = {
      library,
      categoryIds: new Set(content.categories.map(({ id }) => id)),
      identitiesWith: (report: Parameters<typeof identitiesBeside>[1]) => identitiesBeside(new Set(), report),
      findWordingFaults: () => [],
    };
    const t = performance.now();
    const composed = docs && composeCourse(docs, around, { isStrict: () => true, shipped: docs });
    console.log(course.slug, performance.now() - t);
    expect(composed).toEqual({ course, issues: [] });
  }
});
