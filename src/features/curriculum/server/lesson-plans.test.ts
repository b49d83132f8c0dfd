import { expect, test } from 'vitest';
import { listLessonPlans, listOpeningQuestions } from './lesson-plans.ts';

test('an item’s lesson plans say in each language what to ask a class first', async () => {
  const ask = async (locale: 'en' | 'he', slug: string) => listOpeningQuestions(locale, [slug]);
  expect(await ask('en', 'abrahams-tent')).toContain('What do we do when somebody knocks?');
  expect((await ask('he', 'abrahams-tent')).join(' ')).toMatch(/[א-ת]\?$/);
  expect(await ask('en', 'an-item-of-no-plan')).toEqual([]);
});

test('an item of many plans begins with two questions at most', async () => {
  const slugs = (await listLessonPlans('en')).flatMap(({ items }) => items);
  expect(await listOpeningQuestions('en', slugs)).toHaveLength(2);
});
