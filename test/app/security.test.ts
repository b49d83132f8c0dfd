import { describe, expect, test } from 'vitest';
import { brand } from '#core/brand.ts';
import { grantAdmin, revokeAdmin } from '#features/sign-in/admins/server/admins.ts';
import { useApp } from '../support/app.ts';

const app = useApp();
const origin = 'http://lamed.test';
const password = 'a good long one';

describe('an onSuccess address on another site', () => {
  const hostile = [
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/..//evil.example',
    '/%2e%2e//evil.example',
    '/.//evil.example',
    'http:evil.example',
    'evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
  ];
  const stays = (location: unknown) => new URL(String(location), origin).origin;
  const asked = (path: string, onSuccess: string) =>
    `${path}?${new URLSearchParams({ onSuccess }).toString()}`;

  test.each(hostile)('no page redirects to %j', async (onSuccess) => {
    const user = await app.makeUser({}, password);
    const browser = await app.asBrowserOf(user);
    const unnamed = await app.asBrowserOf(await app.makeUser({ role: 'new', last_name: '' }));
    const form = { emailAddress: user.emailAddress, password };
    const person = { firstName: 'Mira', lastName: 'Stern', role: 'parent', birthYear: '1988', country: 'IL' };
    const newcomer = { ...person, emailAddress: 'mira@example.org', password };
    const headers = { origin };
    const answers = [
      await browser.get(asked('/login', onSuccess)),
      await browser.get(asked('/signup', onSuccess)),
      await browser.get(asked('/welcome/name', onSuccess)),
      await app.ask(asked('/login', onSuccess), { method: 'POST', form, headers }),
      await app.ask(asked('/signup', onSuccess), { method: 'POST', form: newcomer, headers }),
      await unnamed.ask(asked('/welcome/name', onSuccess), { method: 'POST', form: person }),
    ];
    expect(answers.map(({ statusCode, headers: { location } }) => [statusCode, stays(location)])).toEqual(
      answers.map(() => [302, origin]),
    );
    const links = (await app.get(asked('/login', onSuccess))).body.matchAll(/(?:href|action)="([^"]*)"/g);
    for (const [, link] of links) expect(stays(link?.replaceAll('&amp;', '&'))).toBe(origin);
  });
});

describe('who may change what', () => {
  test.each([
    '{"firstName":"Rivka","__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}',
    '{"firstName":"Rivka","preferences":{"__proto__":{"rate":2}},"admin":true,"plan":3,"role":"educator"}',
  ])('her own profile as sent, without prototypes and read-only fields: %s', async (body) => {
    const user = await app.makeUser();
    const browser = await app.asBrowserOf(user);
    const before = (await browser.get('/api/users/current')).json<object>();
    const headers = { 'content-type': 'application/json' };
    const answer = await browser.ask('/api/users/current', { method: 'POST', body, headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ...before, firstName: 'Rivka', fullName: 'Rivka Person' });
    expect('admin' in {}).toBe(false);
  });

  test('nothing for a request with a cookie and without an origin', async () => {
    const user = await app.makeUser();
    const { cookie } = await app.cookieOf(user);
    const answer = await app.post('/api/users/current', { firstName: 'Rivka' }, { cookie });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'csrf']);
  });
});

test('a session never outlives a change of its rights: a new administrator signs in again', async () => {
  await app.makeUser({ admin: true });
  const user = await app.makeUser();
  const change = { emailAddress: user.emailAddress, who: 'shell:root', why: 'test' };
  for (const act of [grantAdmin, revokeAdmin]) {
    const browser = await app.asBrowserOf(user);
    await act(app.ctx, change);
    expect((await browser.get('/api/users/current')).statusCode).toBe(401);
  }
});

test('a page gets the full policy, and data the short one', async () => {
  const page = await app.get('/');
  const data = await app.get('/api/content/courses/minimal');
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  expect(page.headers['permissions-policy']).toContain('camera=()');
  for (const reference of ['/api', '/api/'])
    expect((await app.get(reference)).headers['content-security-policy']).toContain("style-src 'self'");
  expect(data.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(data.headers['x-content-type-options']).toBe('nosniff');
});

test('security.txt says where to report a vulnerability, and has not expired', async () => {
  const answer = await app.get('/.well-known/security.txt');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(answer.body.split('\n')).toEqual([
    `Contact: mailto:${brand.supportEmail}?subject=security`,
    'Expires: 2027-05-16T00:00:00.000Z',
    'Preferred-Languages: en, he, ru, es, fr, de, it',
    'Canonical: http://lamed.test/.well-known/security.txt',
    '',
  ]);
});
