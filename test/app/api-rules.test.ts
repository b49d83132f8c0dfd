import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { verifyPassword } from '#platform/crypto/passwords.ts';
import { questionTypes, responseExamples } from '#features/learning/quizzes/contract.ts';
import { itemIdOf, makeCourse } from '#features/learning/testing.ts';
import { viewerHeader } from '#core/viewer-header.ts';
import { useApp } from '../support/app.ts';

const app = useApp();

test('an empty body declared as JSON counts as none', async () => {
  const course = await makeCourse(app.ctx, { items: [{ access: 'public' }] });
  const { cookie } = await app.cookieOf(await app.makeUser());
  const headers = { cookie, origin: 'http://lamed.test', 'content-type': 'application/json' };
  const path = `/api/content/ratings/${itemIdOf(course)}`;
  expect((await app.ask(path, { method: 'DELETE', headers })).statusCode).toBeLessThan(300);
  const login = { ...headers, 'content-length': '0' };
  expect((await app.ask('/api/sessions', { method: 'POST', headers: login })).statusCode).toBe(422);
});

describe('credentials', () => {
  test('an unauthenticated call is 401 with a code and a message in the requested language', async () => {
    const answer = await app.get('/api/users/current', { 'accept-language': 'he' });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ code: 'sign_in_required', message: 'קודם צריך להיכנס לחשבון.' });
  });

  test('a bearer wins over a cookie, and a bad one never falls back to it', async () => {
    const user = await app.makeUser();
    const browser = await app.asBrowserOf(user);
    expect((await browser.get('/api/users/current')).statusCode).toBe(200);
    const answer = await browser.get('/api/users/current', {
      authorization: 'Bearer not-a-token-not-a-token-not',
    });
    expect(answer.statusCode).toBe(401);
    expect(
      (await browser.get('/api/content/courses/minimal', { authorization: 'Basic eDp5' })).statusCode,
    ).toBe(401);
  });

  test('an unsafe request with a cookie is refused unless it comes from our own pages', async () => {
    const browser = await app.asBrowserOf(await app.makeUser());
    const body = { firstName: 'Dovi' };
    expect((await browser.post('/api/users/current', body)).statusCode).toBe(200);
    const foreign = await browser.post('/api/users/current', body, { origin: 'https://evil.example' });
    expect(foreign.statusCode).toBe(403);
    expect(foreign.json()).toMatchObject({ code: 'csrf' });
    expect((await browser.post('/api/users/current', body, { origin: 'null' })).statusCode).toBe(403);
  });

  test('a page that was made for someone else writes nothing as the one who is signed in by now', async () => {
    const [parent, child] = [await app.makeUser(), await app.makeUser({ first_name: 'Talia' })];
    const browser = await app.asBrowserOf(child);
    const save = (userId: string) =>
      browser.post('/api/users/current', { firstName: 'Dovi' }, { [viewerHeader]: userId });
    expect((await save(parent.userId)).statusCode).toBe(401);
    expect((await browser.get('/api/users/current')).json()).toMatchObject({ firstName: 'Talia' });
    expect((await save(child.userId)).statusCode).toBe(200);
  });

  test('another site can neither sign a visitor in nor use up the tries of her address', async () => {
    const credentials = { emailAddress: 'no', password: 'short' };
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      for (const path of ['/api/sessions', '/api/users']) {
        const answer = await app.post(path, credentials, headers);
        expect(answer.json()).toMatchObject({ code: 'csrf' });
        expect(answer.statusCode).toBe(403);
      }
    }
    // An app sends no origin at all, and a browser says `none` of what its user began outside of any page.
    for (const headers of [{}, { 'sec-fetch-site': 'none' }])
      expect((await app.post('/api/sessions', credentials, headers)).statusCode).toBe(401);
  });

  test('a program that sends no language is answered in its user’s', async () => {
    const user = await app.makeUser();
    const client = await app.as(user);
    await client.post('/api/users/current', { language: 'fr' });
    const wrong = { firstName: 1 };
    const french = await client.post('/api/users/current', wrong);
    expect(french.json<{ message: string }>().message).toContain('champs');
    const german = await client.post('/api/users/current', wrong, { 'accept-language': 'de' });
    expect(german.json<{ message: string }>().message).toContain('Felder');
  });
});

describe('refusals', () => {
  test('invalid input is 422 and names each field', async () => {
    const answer = await app.post('/api/users', { emailAddress: 'no', password: 'short' });
    expect(answer.statusCode).toBe(422);
    expect(
      answer.json<{ data: { issues: { path: string }[] } }>().data.issues.map(({ path }) => path),
    ).toEqual(['emailAddress', 'password']);
  });

  test('a caller without access learns nothing about the input', async () => {
    expect((await app.post('/api/users/current/progress', { nonsense: true })).statusCode).toBe(401);
  });

  test('malformed JSON is 400, another content type 415, a body too large 413', async () => {
    const headers = { 'content-type': 'application/json' };
    expect((await app.ask('/api/users', { method: 'POST', body: '{', headers })).statusCode).toBe(400);
    expect(
      (
        await app.ask('/api/users', {
          method: 'POST',
          body: 'a=b',
          headers: { 'content-type': 'text/x-odd' },
        })
      ).statusCode,
    ).toBe(415);
    const large = JSON.stringify({ firstName: 'x'.repeat(300_000) });
    expect((await app.ask('/api/users', { method: 'POST', body: large, headers })).statusCode).toBe(413);
  });

  test('an unknown address of the API is 404 as JSON', async () => {
    const answer = await app.get('/api/nothing/here');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ code: 'not_found', message: 'This page could not be found' });
  });

  test('an unknown language is refused by name, and ignored on pages', async () => {
    await makeCourse(app.ctx, { id: 'honey' });
    const calls = [
      'courses/slug/honey',
      'courses/minimal',
      'categories',
      'games',
      'curricula',
      'search?q=honey',
    ];
    for (const call of calls) {
      const answer = await app.get(`/api/content/${call}${call.includes('?') ? '&' : '?'}lang=xx`);
      expect([call, answer.statusCode]).toEqual([call, 422]);
      expect(answer.json()).toMatchObject({ code: 'invalid', data: { issues: [{ path: 'lang' }] } });
    }
    const page = await app.get('/courses/honey?lang=xx', { 'accept-language': 'he' });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Course (he)');
  });

  test('an answer that may be personal is never cached', async () => {
    const { slug } = await makeCourse(app.ctx);
    const user = await app.makeUser();
    const paths = ['/users/current', '/users/current/dashboard', `/content/courses/slug/${slug}`, '/nothing'];
    for (const client of [app, await app.as(user), await app.asBrowserOf(user)]) {
      for (const path of paths)
        expect((await client.get(`/api${path}`)).headers['cache-control']).toBe('no-store');
    }
    expect((await app.post('/api/sessions', {})).headers['cache-control']).toBe('no-store');
  });

  test('the reference documents how each kind of request is answered', async () => {
    const { components } = (await app.get('/api/openapi.json')).json<{
      components: { schemas: Record<string, { description?: string; examples?: string[] }> };
    }>();
    const { description: said = '', examples } = components.schemas['ResponseId'] ?? {};
    expect(examples).toEqual(Object.values(responseExamples));
    for (const type of questionTypes) expect(said).toContain(`\`${type}\``);
  });

  test('HEAD answers as GET does, without the body', async () => {
    for (const path of ['/api/content/categories', '/api/users/current', '/api/content/courses/minimal']) {
      const [get, head] = [await app.get(path), await app.ask(path, { method: 'HEAD' })];
      expect(head.statusCode).toBe(get.statusCode);
      expect(head.headers['content-type']).toBe(get.headers['content-type']);
      expect(head.body).toBe('');
    }
  });

  test('a method that an address does not accept is 405 and names those it accepts', async () => {
    for (const [method, path, allowed] of [
      ['DELETE', '/api/users/current', 'GET, POST, HEAD'],
      ['PUT', '/api/users/current/sessions/x?y=1', 'DELETE'],
      ['POST', '/api/translations/en', 'GET, HEAD'],
      ['POST', '/api/content/courses/minimal', 'GET, HEAD'],
    ] as const) {
      const answer = await app.ask(path, { method });
      expect([answer.statusCode, answer.headers['allow']]).toEqual([405, allowed]);
      expect(answer.json()).toMatchObject({ code: 'method_not_allowed' });
    }
  });

  test('a sign-in without a password says that it is missing, not how long one is', async () => {
    const emailAddress = 'mira@example.org';
    const answer = await app.post('/api/sessions', { emailAddress, password: '' });
    const issues = [{ path: 'password', message: 'Enter your password.' }];
    expect([answer.statusCode, answer.json<{ data: object }>().data]).toEqual([422, { issues }]);
  });

  test('too many tries get 429 with the time to come back', async () => {
    const tries = [];
    for (let index = 0; index < 6; index += 1) {
      tries.push(
        await app.post('/api/users', { emailAddress: 'mira@example.org', password: 'a good long one' }),
      );
    }
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([201, 409, 409, 409, 409, 429]);
    expect(Number(tries.at(-1)?.headers['retry-after'])).toBeGreaterThan(3000);
    expect(tries.at(-1)?.json<{ message: string }>().message).toContain('60 minutes');
  });

  test('a sign-in that would wait too long gets 503 with the time to come back', async () => {
    const full = new AbortController();
    const keepFull = async () => {
      while (!full.signal.aborted) await verifyPassword('x', undefined).catch(() => setTimeout(5));
    };
    const others = Array.from({ length: 110 }, keepFull);
    const answer = await app.post('/api/sessions', { emailAddress: 'mira@example.org', password: 'x' });
    full.abort();
    await Promise.all(others);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    expect(answer.json()).toMatchObject({ code: 'busy', data: { retryAfterSeconds: 2 } });
  });

  test('a server fault is 500 and reveals nothing about what happened inside', async () => {
    app.services.media.href = () => {
      throw new Error('secret detail');
    };
    const course = await makeCourse(app.ctx);
    const answer = await app.get(`/api/content/courses/slug/${course.slug}`);
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('secret detail');
  });
});

describe('ready bytes', () => {
  test('the course list is sent again only when it has changed', async () => {
    await makeCourse(app.ctx, { id: 'first' });
    const first = await app.get('/api/content/courses/minimal');
    expect(first.json()).toMatchObject([{ slug: 'first', title: 'Course (en)' }]);
    const etag = String(first.headers['etag']);
    expect((await app.get('/api/content/courses/minimal', { 'if-none-match': etag })).statusCode).toBe(304);
    // As a compressing proxy forwards it.
    const weak = { 'if-none-match': `"other", W/${etag}` };
    expect((await app.get('/api/content/courses/minimal', weak)).statusCode).toBe(304);
    await makeCourse(app.ctx, { id: 'second' });
    const changed = await app.get('/api/content/courses/minimal', { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.json()).toHaveLength(2);
    expect(
      (await app.get('/api/content/courses/minimal?lang=fr')).json<{ title: string }[]>()[0]?.title,
    ).toBe('Course (fr)');
  });

  test('translations are flat, versioned and cached for a day', async () => {
    const answer = await app.get('/api/translations/he');
    expect(answer.json<Record<string, string>>()['app.header.signIn']).toBe('כניסה');
    expect(answer.headers['cache-control']).toBe('public, max-age=86400');
    expect(
      (await app.get('/api/translations/he', { 'if-none-match': String(answer.headers['etag']) })).statusCode,
    ).toBe(304);
    expect((await app.get('/api/translations/xx')).statusCode).toBe(404);
  });
});

test('pages get the messages compiled and compressed', async () => {
  const answer = await app.get('/messages/he', { 'accept-encoding': 'br' });
  expect(answer.headers['content-encoding']).toBe('br');
  const plain = await app.get('/messages/he');
  expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  const messages = plain.json<Record<string, unknown>>();
  expect(messages['app.header.signIn']).toBe('כניסה');
  // A plural message is no longer a text.
  expect(messages['settings.security.codesLeft']).toBeInstanceOf(Array);
  expect((await app.get('/messages/he', { 'if-none-match': String(plain.headers['etag']) })).statusCode).toBe(
    304,
  );
  expect((await app.get('/messages/xx')).statusCode).toBe(404);
});

describe('a large response', () => {
  const compressed = { 'accept-encoding': 'gzip;q=0.5, br' };

  test.each(['/api', '/api/openapi.json', '/api/content/courses/minimal', '/api/translations/he'])(
    '%s is sent compressed to clients that accept it',
    async (path) => {
      await makeCourse(app.ctx);
      const answer = await app.get(path, compressed);
      expect(answer.headers).toMatchObject({ 'content-encoding': 'br' });
      expect(answer.headers['vary']).toContain('accept-encoding');
      const plain = await app.get(path, { 'accept-encoding': 'br;q=0' });
      expect(plain.headers).not.toHaveProperty('content-encoding');
      expect(String(brotliDecompressSync(answer.rawPayload))).toBe(plain.body);
    },
  );

  test('is compressed as it is made if it contains nothing personal', async () => {
    const course = await makeCourse(app.ctx, { items: Array.from({ length: 20 }, () => ({})) });
    const path = `/api/content/courses/slug/${course.slug}`;
    const answer = await app.get(path, compressed);
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    const plain = await app.get(path);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(String(brotliDecompressSync(answer.rawPayload))).toBe(plain.body);
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
    const user = await app.makeUser();
    for (const credential of [await app.credentialsOf(user), await app.cookieOf(user)]) {
      const own = await app.get(path, { ...compressed, ...credential });
      expect(own.headers).not.toHaveProperty('content-encoding');
    }
  });
});

test('the OpenAPI document names every endpoint with its method', async () => {
  const { openapi, paths } = (await app.get('/api/openapi.json')).json<{ openapi: string; paths: object }>();
  expect(openapi).toMatch(/^3\.1/);
  const documented = Object.keys(paths);
  expect(documented).toContain('/translations/{locale}');
  expect(documented).toContain('/users/current/completed-content/{id}');
});

describe('an Idempotency-Key', () => {
  const account = {
    emailAddress: 'twice@example.org',
    password: 'correct horse battery',
    firstName: 'Tamar',
    lastName: 'Levi',
    birthYear: 1990,
    country: 'GB',
    role: 'learner',
  };

  test('makes a repeated request return the first answer and do nothing', async () => {
    const headers = { 'idempotency-key': 'a-key-of-the-caller' };
    const first = await app.post('/api/users', account, headers);
    expect(first.statusCode).toBe(201);
    const again = await app.post('/api/users', account, headers);
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual(first.json());
    const other = await app.post('/api/users', { ...account, firstName: 'Noa' }, headers);
    expect(other.statusCode).toBe(422);
    expect((await app.post('/api/users', account)).statusCode).toBe(409);
  });

  test('belongs to one person, and is refused when unreadable', async () => {
    const headers = { 'idempotency-key': 'same' };
    const names = ['Dovi', 'Rina'];
    for (const firstName of names) {
      const browser = await app.asBrowserOf(await app.makeUser());
      const answer = await browser.post('/api/users/current', { firstName }, headers);
      expect(answer.json()).toMatchObject({ firstName });
    }
    // Even where an endpoint counts by network address, which a whole school may share.
    await app.post('/api/users', account);
    const tokens = [];
    for (const user of [await app.makeUser(), await app.makeUser()]) {
      const browser = await app.asBrowserOf(user);
      const { emailAddress, password } = account;
      const answer = await browser.post('/api/sessions', { emailAddress, password }, headers);
      tokens.push(answer.json<{ token: string }>().token);
    }
    expect(new Set([...tokens, undefined]).size).toBe(3);
    const unreadable = await app.post('/api/users', account, { 'idempotency-key': 'k'.repeat(201) });
    expect(unreadable.statusCode).toBe(422);
  });
});
