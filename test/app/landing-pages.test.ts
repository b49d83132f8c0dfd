import { describe, expect, test } from 'vitest';
import { brand } from '#core/brand.ts';
import { makeClass, makeCoTeacher } from '#features/classes/testing.ts';
import { changeLife, createEntry } from '#features/cms/server/public.ts';
import { makeAuthor, makeText } from '#features/cms/testing.ts';
import { useApp } from '../support/app.ts';
import { staffMember } from '../support/staff.ts';

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

  test('says nothing of seats to a teacher of someone else’s class until she has her own', async () => {
    const co = await makeCoTeacher(
      app.ctx,
      (await makeClass(app.ctx)).id,
      await app.makeUser({ role: 'educator' }),
    );
    const teacher = await app.asBrowserOf(co);
    const { body } = await teacher.get('/educators');
    expect(body).not.toMatch(/A free account has no seats|of 0 seats/);
    await makeClass(app.ctx, co);
    expect((await teacher.get('/educators')).body).toMatch(/of 0 seats.*A free account has no seats/s);
  });
});

test.each([
  ['/parents', ['comics, quizzes and games', 'Set a daily limit', 'A family account', 'href="/family"']],
  [
    '/educators',
    [
      'Workbooks, source sheets',
      'A lesson plan for every month',
      'Who has done what, at a glance',
      'Assignments that keep Shabbat',
      'Your whole list at once',
      'A quiz with the whole class',
    ],
  ],
  ['/family', ['Children without an email address', 'Both parents, and grandparents too', 'How it begins']],
])('%s says what exists, and where the prices are', async (path, there) => {
  const { body } = await app.get(path);
  const at = body.indexOf('What it costs');
  for (const words of there) expect(body.slice(0, at)).toContain(words);
  expect(body.slice(at)).toContain('href="/pricing"');
  expect(body).not.toMatch(/Not there yet|not on sale|can’t buy/);
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

test('a parent who has just signed up is led to adding a child', async () => {
  const parent = await app.asBrowserOf(await app.makeUser({ role: 'parent' }));
  expect((await parent.get('/signup/success')).body).toContain('href="/family/members/new"');
  const learner = await app.asBrowserOf(await app.makeUser({ role: 'learner' }));
  expect((await learner.get('/signup/success')).body).not.toContain('/family/members/new');
});

test('a visitor of the families’ page writes to the staff without scripts, and stays to read that it has arrived', async () => {
  const send = (form: Record<string, string>) =>
    app.ask('/family', { method: 'POST', form, headers: { origin: 'http://lamed.test' } });
  const form = { form: 'contact-family', name: 'Leah', emailAddress: 'leah@example.org' };
  const empty = await send({ ...form, message: '' });
  expect(empty.statusCode).toBe(422);
  expect(empty.body).toContain('value="leah@example.org"');
  const sent = await send({ ...form, message: 'Four children, one tablet' });
  expect(sent.body).toContain('Your message has arrived');
  const { browser } = await staffMember(app, 'support');
  const list = (await browser.get('/admin/reports/forms?form=family')).body;
  expect(list).toContain('Four children, one tablet');
  expect((await browser.get('/admin/reports/forms?form=parents')).body).not.toContain('Four children');
});

test('the families’ page has neither forms nor promises for a parent who is signed in', async () => {
  const parent = await app.asBrowserOf(await app.makeUser({ role: 'parent' }));
  const { body } = await parent.get('/family');
  expect(body).not.toMatch(/contact-family|What you decide|What it costs/);
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
  for (const other of ['/educators', '/family'])
    expect(await blocks(other, 'en')).not.toContain('A word to parents');
  expect(await blocks('/parents', 'he')).not.toContain('A word to parents');
});
