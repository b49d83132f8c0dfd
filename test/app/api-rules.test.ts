import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { AnyProcedure } from '@orpc/server';
import { apiRouter } from '../../src/app/api.ts';
import { verifyPassword } from '../../src/features/accounts/server/passwords/passwords.ts';
import { itemIdOf, makeCourse } from '../../src/features/learning/testing.ts';
import { findRules } from '../../src/platform/http/guard.ts';
import { useApp } from '../support/app.ts';

const app = useApp();

test('every endpoint declares its access and rate limit', () => {
  const endpoints = Object.entries(apiRouter).flatMap(([feature, procedures]) =>
    Object.entries(procedures).map(([name, procedure]) => ({
      name: `${feature}.${name}`,
      rules: findRules(procedure as AnyProcedure),
    })),
  );
  expect(endpoints.length).toBeGreaterThan(10);
  expect(endpoints.filter(({ rules }) => !rules).map(({ name }) => name)).toEqual([]);
});

test('a body that is called JSON and is empty is none', async () => {
  const course = await makeCourse(app.ctx, { items: [{ access: 'public' }] });
  const { cookie } = await app.cookieOf(await app.makeUser());
  const headers = { cookie, origin: 'http://lamed.test', 'content-type': 'application/json' };
  const path = `/api/content/ratings/${itemIdOf(course)}`;
  expect((await app.ask(path, { method: 'DELETE', headers })).statusCode).toBeLessThan(300);
  const login = { ...headers, 'content-length': '0' };
  expect((await app.ask('/api/sessions', { method: 'POST', headers: login })).statusCode).toBe(422);
});

describe('credentials', () => {
  test('nobody signed in is 401 with a code and a message in the language asked for', async () => {
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

  test('another site can neither sign a visitor in nor use up the tries of her address', async () => {
    const credentials = { emailAddress: 'no', password: 'short' };
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      for (const path of ['/api/sessions', '/api/users']) {
        const answer = await app.post(path, credentials, headers);
        expect(answer.json()).toMatchObject({ code: 'csrf' });
        expect(answer.statusCode).toBe(403);
      }
    }
    // An app names no site at all.
    expect((await app.post('/api/sessions', credentials)).statusCode).toBe(401);
  });

  test('a program that names no language is answered in that of its user', async () => {
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
  test('input that does not fit is 422 and names each field', async () => {
    const answer = await app.post('/api/users', { emailAddress: 'no', password: 'short' });
    expect(answer.statusCode).toBe(422);
    expect(
      answer.json<{ data: { issues: { path: string }[] } }>().data.issues.map(({ path }) => path),
    ).toEqual(['emailAddress', 'password']);
  });

  test('who may not call learns nothing about the input', async () => {
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

  test('a language there is none of is as if none was asked for, on pages and in the API', async () => {
    await makeCourse(app.ctx, { id: 'honey' });
    for (const path of [
      '/courses/honey',
      '/api/content/courses/slug/honey',
      '/api/content/courses/minimal',
    ]) {
      const answer = await app.get(`${path}?lang=xx`, { 'accept-language': 'he' });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('Course (he)');
    }
  });

  test('HEAD answers as GET does, without the body', async () => {
    for (const path of ['/api/content/categories', '/api/users/current', '/api/content/courses/minimal']) {
      const [get, head] = [await app.get(path), await app.ask(path, { method: 'HEAD' })];
      expect(head.statusCode).toBe(get.statusCode);
      expect(head.headers['content-type']).toBe(get.headers['content-type']);
      expect(head.body).toBe('');
    }
  });

  test('a method that an address does not take is 405 and names those it takes', async () => {
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

  test('too many tries are 429 and say when to come back', async () => {
    const tries = [];
    for (let index = 0; index < 6; index += 1) {
      tries.push(
        await app.post('/api/users', {
          emailAddress: `person${index}@example.org`,
          password: 'a good long one',
        }),
      );
    }
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201, 429]);
    expect(Number(tries.at(-1)?.headers['retry-after'])).toBeGreaterThan(3000);
    expect(tries.at(-1)?.json<{ message: string }>().message).toContain('60 minutes');
  });

  test('a sign-in that would wait too long is 503 and says when to come back', async () => {
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

  test('a fault of ours is 500 and says nothing of what happened inside', async () => {
    app.services.media.href = () => {
      throw new Error('secret detail');
    };
    const course = await makeCourse(app.ctx);
    const answer = await app.get(`/api/content/courses/slug/${course.id}`);
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('secret detail');
  });
});

describe('ready bytes', () => {
  test('the course list is sent again only when it changed', async () => {
    await makeCourse(app.ctx, { id: 'first' });
    const first = await app.get('/api/content/courses/minimal');
    expect(first.json()).toMatchObject([{ slug: 'first', title: 'Course (en)' }]);
    const etag = String(first.headers['etag']);
    expect((await app.get('/api/content/courses/minimal', { 'if-none-match': etag })).statusCode).toBe(304);
    // As a proxy that compresses sends it on.
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

  test('translations are flat, versioned and kept for a day', async () => {
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
  // One with a plural is no text any more.
  expect(messages['accounts.security.codesLeft']).toBeInstanceOf(Array);
  expect((await app.get('/messages/he', { 'if-none-match': String(plain.headers['etag']) })).statusCode).toBe(
    304,
  );
  expect((await app.get('/messages/xx')).statusCode).toBe(404);
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

  test('makes a request sent again answer what the first did, and do nothing', async () => {
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

  test('is one person’s own, and refused when it cannot be read', async () => {
    const headers = { 'idempotency-key': 'same' };
    const names = ['Dovi', 'Rina'];
    for (const firstName of names) {
      const browser = await app.asBrowserOf(await app.makeUser());
      const answer = await browser.post('/api/users/current', { firstName }, headers);
      expect(answer.json()).toMatchObject({ firstName });
    }
    // Also where an endpoint counts by network address, which a whole school may share.
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
