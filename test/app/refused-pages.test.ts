import { describe, expect, test, vi } from 'vitest';
import { makeCourse } from '#features/learning/testing.ts';
import { DatabaseBusy } from '#platform/db/pool.ts';
import { useApp } from '../support/app.ts';
import { staffMember } from '../support/staff.ts';

const app = useApp();
const origin = 'http://lamed.test';

type Answer = Awaited<ReturnType<typeof app.get>>;

/** What a reader sees of a refusal. */
function seen({ statusCode, headers, body }: Answer) {
  return {
    statusCode,
    type: String(headers['content-type']).split(';')[0],
    title: /<title>(.*)<\/title>/.exec(body)?.[1],
    cache: headers['cache-control'],
  };
}

const page = (statusCode: number, words: string) => ({
  statusCode,
  type: 'text/html',
  title: `${statusCode}: ${words} · Lamed`,
  cache: 'no-store',
});

/** Uses up the limit of a user, or of the tests' network, at an endpoint. */
async function useUp(endpoint: string, who = '127.0.0.1', tries = 600): Promise<void> {
  while ((await app.services.limits.take(`${endpoint}:${who}`, { tries, seconds: 60 })).allowed);
}

describe('a page requested beyond a limit', () => {
  const words = 'You’re going a little too fast. Please try again in 60 seconds.';

  test('says so in words, and when to come back', async () => {
    const { slug } = await makeCourse(app.ctx);
    await useUp('learning.course');
    const answer = await app.get(`/courses/${slug}`);
    expect(seen(answer)).toEqual(page(429, words));
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.body).toContain('>Try again<');
  });

  test('says so also to a user whose own account was requested too often', async () => {
    const { slug } = await makeCourse(app.ctx);
    const user = await app.makeUser();
    const browser = await app.asBrowserOf(user);
    await useUp('people.currentUser', user.userId);
    const answer = await browser.get(`/courses/${slug}`);
    expect(seen(answer)).toEqual(page(429, words));
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('says so in the visitor’s language', async () => {
    const { slug } = await makeCourse(app.ctx);
    await useUp('learning.course');
    const { body } = await app.get(`/courses/${slug}`, { 'accept-language': 'he' });
    expect(body).toContain('dir="rtl"');
    expect(body).toContain('>לנסות שוב<');
  });

  test('stays cached, and is made again when the limit allows it', async () => {
    const { slug } = await makeCourse(app.ctx);
    const madeAt = async () => /"now":"([^"]+)"/.exec((await app.get(`/courses/${slug}`)).body)?.[1];
    expect(await madeAt()).toBe('2026-11-17T12:00:00.000Z');
    app.ctx.clock.advance(90);
    await useUp('learning.course');
    expect(await madeAt()).toBe('2026-11-17T12:00:00.000Z');
    app.ctx.clock.advance(90);
    await expect.poll(madeAt).toBe('2026-11-17T12:03:00.000Z');
  });
});

describe('a page that cannot be made', () => {
  test.each([
    [503, 'We need a moment. Please try again shortly.', new DatabaseBusy()],
    [500, 'Something went wrong', new Error('a fault of ours')],
  ])('is the error page with %i', async (status, words, error) => {
    const { slug } = await makeCourse(app.ctx);
    vi.spyOn(app.services.limits, 'take').mockRejectedValue(error);
    const answer = await app.get(`/courses/${slug}`);
    expect(seen(answer)).toEqual(page(status, words));
    expect(answer.headers['retry-after']).toBe(status === 503 ? '2' : undefined);
    expect(answer.body).not.toContain('a fault of ours');
  });
});

describe('a request that is not for a page', () => {
  const ask = (path: string, asked: Parameters<typeof app.ask>[1]) =>
    app.ask(path, { method: 'POST', ...asked });

  test('with a bad bearer gets the error page', async () => {
    const answer = await app.get('/', { authorization: 'Bearer x' });
    expect(seen(answer)).toEqual(page(401, 'Please sign in first.'));
  });

  test('posted by another site gets the error page', async () => {
    const answer = await ask('/login', { form: {}, headers: { origin: 'https://evil.example' } });
    const words = 'This request did not come from our own pages, so it was not carried out.';
    expect(seen(answer)).toEqual(page(403, words));
  });

  test('with an API-only method gets the error page, which lists the allowed methods', async () => {
    const answer = await app.ask('/login', { method: 'PUT' });
    expect(seen(answer)).toEqual(page(405, 'Something went wrong'));
    expect(answer.headers['allow']).toBe('GET, HEAD, POST');
  });

  test('with an oversized form gets the error page', async () => {
    const answer = await ask('/login', { form: { text: 'x'.repeat(260 * 1024) }, headers: { origin } });
    expect(seen(answer)).toEqual(page(413, 'This is larger than we can accept.'));
  });

  test('with JSON instead of a form gets the error page', async () => {
    const answer = await ask('/login', { body: { emailAddress: 'x' }, headers: { origin } });
    expect(seen(answer)).toEqual(page(415, 'Something went wrong'));
  });

  test.each(['/%0a', '/%0d', '/%E2%80%A8', '/%e2%80%a9', '/%7f', '/courses/%0a', '/none/%0d'])(
    'to %s, which contains a line break, is unknown',
    async (path) => {
      expect(seen(await app.get(path))).toEqual(page(404, 'This page could not be found'));
    },
  );
});

test('a form posted beyond a limit shows the page again, with 429 and the time to come back', async () => {
  await useUp('signIn.signIn', '127.0.0.1', 600);
  const form = { emailAddress: 'mira@example.org', password: 'x' };
  const answer = await app.ask('/login', { method: 'POST', form, headers: { origin } });
  expect(seen(answer)).toMatchObject({ statusCode: 429, title: 'Welcome back · Lamed' });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.body).toContain('value="mira@example.org"');
});

test('a refused download is a page for a reader, and JSON for a program', async () => {
  await useUp('app.download', '127.0.0.1', 60);
  const read = await app.get('/downloads/none', { accept: 'text/html,*/*;q=0.8' });
  expect(seen(read)).toMatchObject({ statusCode: 429, type: 'text/html' });
  expect((await app.get('/downloads/none')).json()).toMatchObject({ code: 'too_many' });
});

test('a refused file of a list is a page for a reader, and JSON for a program', async () => {
  const { user, browser } = await staffMember(app, 'admin');
  const file = '/api/admin/files/users';
  expect((await browser.get(file)).statusCode).toBe(200);
  await useUp('app.listingFile', user.userId, 120);
  const read = await browser.get(file, { 'sec-fetch-dest': 'document' });
  expect(seen(read)).toMatchObject({ statusCode: 429, type: 'text/html' });
  expect((await browser.get(file)).json()).toMatchObject({ code: 'too_many' });
});

describe('while a process has no capacity', () => {
  const busy = useApp({ loadLimits: { eventLoopDelay: Infinity, inFlight: 0 } });

  test('a page says so in the visitor’s language and needs no scripts', async () => {
    const answer = await busy.get('/courses/live-to-give', { cookie: 'i18n_redirected=de' });
    expect(seen(answer)).toMatchObject({ statusCode: 503, type: 'text/html', cache: 'no-store' });
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.headers['content-security-policy']).toBeDefined();
    expect(answer.body).toContain('<html lang="de"');
    expect(answer.body).not.toContain('<script');
  });

  test('the API answers in the caller’s language', async () => {
    const answer = await busy.get('/api/users/current', { accept: 'text/html', 'accept-language': 'fr' });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    expect(answer.json<{ message: string }>().message).toBe(
      busy.services.translations.fr.say('app.refusal.busy'),
    );
  });
});
