import { beforeEach, expect, test } from 'vitest';
import type { JsonObject } from '#core/json.ts';
import { createEntry } from '#features/cms/server/public.ts';
import { makeContentFiles } from '#features/learning/content/server/testing.ts';
import { listChapters } from '#features/learning/editions/server/course-docs.ts';
import { author, publish, release, write } from '#features/learning/editions/server/testing.ts';
import { useApp } from '../support/app.ts';

const app = useApp();
const kindness = 'course.c_kkkk2222';

const names = ['first', 'second', 'third'];
const asked = { ask: 'Who ran?', answers: { a: 'Abraham', b: 'Lot' }, explanation: 'Abraham ran.' };
const quiz = {
  shared: {
    questions: names.map((slug, index) => ({
      id: `q_${'cdf'.charAt(index).repeat(8)}`,
      slug,
      type: 'single',
      answers: ['a', 'b'],
      correct: 'a',
    })),
  },
  text: { questions: Object.fromEntries(names.map((name) => [name, asked])) },
};
const deed = {
  shared: { needs: [], steps: ['look', 'ask'] },
  text: {
    why: 'A guest is tired.',
    steps: { look: 'Look around.', ask: 'Ask a guest in.' },
    tip: 'Smile.',
    show: 'Tell us.',
  },
};
const items = [
  { id: 'i_qqqq2222', slug: 'tent-quiz', type: 'quiz', minutes: 3, access: 'public' },
  { id: 'i_dddd2222', slug: 'tent-deed', type: 'challenge', minutes: 3, access: 'public' },
];

async function writeItem(key: string, { shared, text }: { shared: JsonObject; text: JsonObject }) {
  await createEntry(app.ctx, { contentType: 'item', key, shared, texts: { en: text } }, { author });
  await publish(app.ctx, `item.${key}`, 'en');
}

/** In a course of all languages, staff writes a chapter with a quiz and a deed in English only. */
beforeEach(async () => {
  await release(app.ctx, makeContentFiles());
  await write(app.ctx, kindness, {
    shared: (shared) => ({
      ...shared,
      chapters: [...listChapters(shared), { id: 'ch_zzzz2222', slug: 'more', items }],
    }),
    texts: {
      en: {
        chapters: { 'open-tent': 'The open tent', more: 'More hospitality' },
        items: {
          'tent-film': { title: 'The tent', summary: 'Guests come.', talk: ['Who came?', 'Whom?'] },
          'tent-comic': { title: 'The comic', summary: 'In pictures.' },
          'tent-quiz': { title: 'The quiz', summary: 'Questions.' },
          'tent-deed': { title: 'The deed', summary: 'Do it.' },
        },
      },
    },
  });
  await writeItem('i_qqqq2222', quiz);
  await writeItem('i_dddd2222', deed);
  await publish(app.ctx, kindness, 'en');
});

const pageIn = async (locale: string, path: string) =>
  (await app.get(path, { 'accept-language': locale })).body;

test('a quiz in another language than the page says so at each of its texts', async () => {
  const hebrew = await pageIn('he', '/courses/kindness/tent-quiz');
  expect(hebrew).toContain('<html lang="he" dir="rtl"');
  expect(hebrew).toContain('<span lang="en" dir="ltr">Who ran?</span>');
  expect(hebrew).toContain('<span lang="en" dir="ltr">Abraham</span>');
  const english = await pageIn('en', '/courses/kindness/tent-quiz');
  expect(english).toContain('Who ran?');
  expect(english).not.toContain('<span lang="en" dir="ltr">');
});

test('a deed in another language than the page says so at each of its texts', async () => {
  const hebrew = await pageIn('he', '/courses/kindness/tent-deed');
  for (const text of ['A guest is tired.', 'Look around.', 'Ask a guest in.', 'Smile.', 'Tell us.'])
    expect(hebrew).toContain(`<span lang="en" dir="ltr">${text}</span>`);
  expect(await pageIn('en', '/courses/kindness/tent-deed')).not.toContain('<span lang="en" dir="ltr">');
});

test('so do the titles of chapters and items on the page of their course', async () => {
  const hebrew = await pageIn('he', '/courses/kindness');
  expect(hebrew).toMatch(/<h3[^>]* lang="en" dir="ltr"[^>]*>(?:<[^>]+>)*More hospitality/);
  expect(hebrew).toMatch(/<h4[^>]* lang="en" dir="ltr"[^>]*>(?:<[^>]+>)*The quiz/);
  expect(await pageIn('en', '/courses/kindness')).not.toMatch(/<h[34][^>]* lang="en"/);
});
