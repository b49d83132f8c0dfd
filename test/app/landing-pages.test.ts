import { describe, expect, test } from 'vitest';
import { brand } from '#core/brand.ts';
import { changeLife, createEntry } from '#features/cms/server/public.ts';
import { makeAuthor, makeText } from '#features/cms/testing.ts';
import { useApp } from '../support/app.ts';

const app = useApp();

describe('the educators’ page', () => {
  test('tells a visitor what a free account cannot do', async () => {
    const { body } = await app.get('/educators');
    expect(body).toContain(`Seats for students come with a plan: 24 or 36`);
    expect(body).toContain(brand.supportEmail);
  });

  test('shows an educator her classes and what a lesson needs, and no advertising', async () => {
    const educator = await app.asBrowserOf(await app.makeUser({ role: 'educator' }));
    const { body } = await educator.get('/educators');
    expect(body).toContain('Your classes');
    for (const address of ['/downloads', '/curriculum', '/home#courses'])
      expect(body).toContain(`href="${address}" class="stretched-link"`);
    expect(body).not.toContain('What’s here today');
    expect(body).not.toContain('What it costs');
  });

  test('tells an educator without a plan whom to write to', async () => {
    const educator = await app.asBrowserOf(await app.makeUser({ role: 'educator' }));
    expect((await educator.get('/educators')).body).toContain(`href="mailto:${brand.supportEmail}"`);
    const paying = await app.asBrowserOf(await app.makeUser({ role: 'educator', plan: 'standard' }));
    expect((await paying.get('/educators')).body).not.toContain('A free account has no seats');
  });
});

test.each([
  ['/parents', ['comics, quizzes and games', 'Set a daily limit'], ['A family account', 'Buying a plan']],
  [
    '/educators',
    ['Workbooks, source sheets', 'A lesson plan for every month'],
    ['has watched', 'Buying a plan'],
  ],
])('%s promises only what exists, and calls missing only what is missing', async (path, there, missing) => {
  const { body } = await app.get(path);
  const at = body.indexOf('Not there yet');
  expect(at).toBeGreaterThan(0);
  for (const words of there) {
    expect(body.slice(0, at)).toContain(words);
    expect(body.slice(at)).not.toContain(words);
  }
  for (const words of missing) expect(body.slice(at)).toContain(words);
});

test('the parents’ page advertises only to people without an account', async () => {
  const promise = 'What you get today';
  expect((await app.get('/parents')).body).toContain(promise);
  const parent = await app.asBrowserOf(await app.makeUser({ role: 'parent' }));
  const { body } = await parent.get('/parents');
  expect(body).toContain('An evening with Lamed');
  expect(body).not.toContain(promise);
});

test('an educator who has just signed up is taken to her first class', async () => {
  const educator = await app.asBrowserOf(await app.makeUser({ role: 'educator' }));
  expect((await educator.get('/signup/success')).body).toContain('href="/educators#new-class"');
  const parent = await app.asBrowserOf(await app.makeUser({ role: 'parent' }));
  expect((await parent.get('/signup/success')).body).not.toContain('/educators');
});

test('what staff publish for a page is on it at once, in its language alone, and a draft never is', async () => {
  const blocks = (path: string, locale: string) =>
    app.get(path, { 'accept-language': locale }).then(({ body }) => body);
  expect(await blocks('/parents', 'en')).not.toContain('A word to parents');
  const author = makeAuthor();
  const made = {
    contentType: 'content-block',
    key: 'a-word',
    shared: { category: 'parents', sort: 1 },
    texts: { en: { title: 'A word to parents', body: makeText('Learn together.') } },
  };
  const { id } = await createEntry(app.ctx, made, { author });
  expect(await blocks('/parents', 'en')).not.toContain('A word to parents');
  await changeLife(app.ctx, 'publish', { id, locales: ['en'] }, { author });
  const body = await blocks('/parents', 'en');
  expect(body).toContain('A word to parents');
  expect(body).toContain('<p>Learn together.</p>');
  expect(await blocks('/educators', 'en')).not.toContain('A word to parents');
  expect(await blocks('/parents', 'he')).not.toContain('A word to parents');
});
