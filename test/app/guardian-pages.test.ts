import { beforeEach, expect, test } from 'vitest';
import { nameGuardian } from '#features/guardians/testing.ts';
import { itemIdOf, makeCourse } from '#features/learning/testing.ts';
import type { MemoryJobs } from '#platform/jobs/memory-jobs.ts';
import { useApp, type Client } from '../support/app.ts';
import { formsOf } from '../support/plain-browser.ts';

/* A guardian answers on the page behind a mailed link, in a browser without JavaScript that is signed in to nothing. */

const app = useApp();
const mother = 'mother@example.org';
const headers = { origin: 'http://lamed.test' };

let child: Client;

beforeEach(async () => {
  const challenge = { type: 'challenge', access: 'public' } as const;
  const course = await makeCourse(app.ctx, { items: [challenge, challenge] });
  const noa = await app.makeUser({
    first_name: 'Noa',
    adult_from: new Date('2030-01-01'),
    birth_year: 2014,
    guardian_approved_at: new Date('2026-01-01'),
  });
  await nameGuardian(app.ctx, noa.userId, mother);
  child = await app.asBrowserOf(noa);
  for (const [index, text] of ['Challah for Ruth', 'A song for Saba'].entries()) {
    app.ctx.clock.advance(1);
    const work = { itemId: itemIdOf(course, index), version: 0, text, files: [], visibility: 1 };
    await (await app.as(noa)).post('/api/users/current/challenges/submissions', work);
  }
  await (app.services.jobs as MemoryJobs).drain();
});

/** The address of the link in the last mail. */
const linkOf = () => /http:\/\/lamed\.test(\/approve\/\S+)/.exec(app.mails.at(-1)?.text ?? '')?.[1] ?? '';

const send = (path: string, form: Record<string, string>) => app.ask(path, { method: 'POST', form, headers });

const listStatuses = async () => {
  const { items } = (await child.get('/api/users/current/challenges/submissions')).json<{
    items: { text: string; status: number }[];
  }>();
  return Object.fromEntries(items.map(({ text, status }) => [text, status]));
};

test('is asked in one mail, and opening its page changes nothing', async () => {
  expect(app.mails.map(({ to, subject }) => [to, subject])).toEqual([[mother, 'Noa has handed in 2 works']]);
  const page = (await app.get(linkOf())).body;
  expect(page).toMatch(/What Noa has made.*Challah for Ruth.*A song for Saba/s);
  expect(page).toContain('<meta name="robots" content="noindex"');
  expect(formsOf(page)).toHaveLength(2);
  await app.ask(linkOf(), { method: 'HEAD' });
  expect(await listStatuses()).toEqual({ 'Challah for Ruth': 3, 'A song for Saba': 3 });
});

test('says yes to one work and no to another, with a word that the child reads', async () => {
  const path = linkOf();
  const [first = '', second = ''] = formsOf((await app.get(path)).body);
  const left = await send(path, { form: first, note: '', answer: 'yes' });
  expect(left.body).toContain('A song for Saba');
  expect(left.body).not.toContain('Challah for Ruth');
  const done = await send(path, { form: second, note: 'Without your address, dear', answer: 'no' });
  expect(done.body).toContain('Thank you');
  expect(await listStatuses()).toEqual({ 'Challah for Ruth': 0, 'A song for Saba': 2 });
  expect((await child.get('/api/users/current/challenges/submissions')).body).toContain(
    'Without your address, dear',
  );
  expect((await app.get(path)).body).toContain('Nothing waits for your answer');
});

test('says yes to all, and later asks to be asked again', async () => {
  const path = linkOf();
  const [first = ''] = formsOf((await app.get(path)).body);
  expect((await send(path, { form: first, note: '', answer: 'always' })).body).toContain('Thank you');
  expect(await listStatuses()).toEqual({ 'Challah for Ruth': 0, 'A song for Saba': 0 });
  const revoking = linkOf();
  expect(revoking).toContain('/approve/always/');
  const [revoke = ''] = formsOf((await app.get(revoking)).body);
  expect((await send(revoking, { form: revoke })).body).toContain('We’ll ask you each time');
  expect((await app.get(revoking)).body).toContain('This link no longer works');
});

test('a second answer from an outdated page changes nothing, and says so', async () => {
  const path = linkOf();
  const [first = '', second = ''] = formsOf((await app.get(path)).body);
  await send(path, { form: first, note: '', answer: 'yes' });
  const again = await send(path, { form: first, note: 'I changed my mind', answer: 'no' });
  expect(again.statusCode).toBe(409);
  expect(again.body).toContain('A song for Saba');
  expect(again.body).toContain('You answered about that work already');
  const [id = '', version = ''] = second.split(':').slice(1);
  const stale = { form: `answer:${id}:${Number(version) + 1}`, note: '', answer: 'yes' };
  expect((await send(path, stale)).statusCode).toBe(409);
  await send(path, { form: second, note: '', answer: 'yes' });
  const over = await send(path, { form: second, note: '', answer: 'no' });
  expect(over.statusCode).toBe(409);
  expect(over.body).toContain('Nothing waits for your answer');
  expect(await listStatuses()).toEqual({ 'Challah for Ruth': 0, 'A song for Saba': 0 });
});

test('finds nothing to answer where the child has taken everything back', async () => {
  const path = linkOf();
  const { items } = (await child.get('/api/users/current/challenges/submissions')).json<{
    items: { id: string }[];
  }>();
  for (const { id } of items)
    await child.ask(`/api/users/current/challenges/submissions/${id}`, { method: 'DELETE' });
  const page = (await app.get(path)).body;
  expect(page).toContain('Nothing waits for your answer');
  expect(page).not.toMatch(/Challah|A song/);
});

test('is not asked by a link that never was', async () => {
  for (const kind of ['submissions', 'always'])
    expect((await app.get(`/approve/${kind}/unknown`)).body).toContain('This link no longer works');
});
