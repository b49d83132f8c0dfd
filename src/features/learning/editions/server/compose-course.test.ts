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
  const shipped = splitContent(folder);
  for (const course of content.courses) {
    const docs = shipped.courses.get(course.id);
    const around = {
      library,
      categoryIds: new Set(content.categories.map(({ id }) => id)),
      identitiesWith: (report: Parameters<typeof identitiesBeside>[1]) => identitiesBeside(new Set(), report),
      findWordingFaults: () => [],
    };
    const composed = docs && composeCourse(docs, around, { isStrict: () => true, shipped: docs });
    expect(composed).toEqual({ course, issues: [] });
  }
}, 60_000);
