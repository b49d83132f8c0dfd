import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { showClearCode } from '#core/clear-code.ts';
import { makeClass } from '#features/classes/testing.ts';
import { useApp } from '../support/app.ts';

const app = useApp();
const pupils = Array.from({ length: 24 }, (_, index) => index);
const wrongCode = 'ABCD-2345';

/** A student's browser behind the school's network: it keeps its own cookies, and runs no scripts. */
function openBrowser(from: string) {
  const cookies = new Map<string, string>();
  const keep = (answer: LightMyRequestResponse) => {
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    return answer;
  };
  const headers = () => ({
    origin: 'http://lamed.test',
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  });
  return {
    get: async (path: string) => keep(await app.ask(path, { headers: headers(), from })),
    send: async (path: string, form: Record<string, string>) =>
      keep(await app.ask(path, { method: 'POST', form, headers: headers(), from })),
  };
}

function signUpForm(pupil: number, classCode: string): Record<string, string> {
  return {
    role: 'student',
    firstName: `Pupil ${pupil}`,
    lastName: 'Stern',
    emailAddress: `pupil-${pupil}@example.org`,
    password: 'seven bright candles',
    birthYear: '2011',
    country: 'IL',
    classCode,
  };
}

describe.each([
  ['one IPv4 address', () => '192.0.2.7'],
  ['one IPv6 network', (pupil: number) => `2001:db8:1:2::${(pupil + 1).toString(16)}`],
])('twenty-four students behind %s, who mistype the code now and then', (_, addressOf) => {
  test('all sign up for their class within five minutes', { timeout: 60_000 }, async () => {
    const { code, educator } = await makeClass(app.ctx);
    for (const pupil of pupils) {
      const browser = openBrowser(addressOf(pupil));
      for (let mistakes = 0; mistakes < pupil % 6; mistakes += 1) {
        const page = await browser.get(`/join/${wrongCode}`);
        expect(page.body).toContain('No class has this code');
      }
      expect((await browser.get(`/join/${showClearCode(code)}`)).body).toContain('Ruth Adler');
      const mistyped = await browser.send('/signup', signUpForm(pupil, wrongCode));
      expect(mistyped.body).toContain('No class has this code');
      const done = await browser.send('/signup', signUpForm(pupil, showClearCode(code)));
      expect([pupil, done.statusCode, done.headers['location']]).toEqual([
        pupil,
        302,
        `/join/${showClearCode(code)}`,
      ]);
      app.ctx.clock.advance(12);
    }
    const classes = await (await app.as(educator)).get('/api/users/current/classes');
    expect(classes.json()).toMatchObject({ items: [{ studentCount: 24, pendingCount: 0 }] });
  });
});

test('after too many codes, a browser hears exactly that, and never that the right code is unknown', async () => {
  const { code } = await makeClass(app.ctx);
  const browser = openBrowser('192.0.2.7');
  for (let tries = 0; tries < 30; tries += 1) await browser.get(`/join/${wrongCode}`);
  const page = (await browser.get(`/join/${showClearCode(code)}`)).body;
  expect(page).toContain('Too many codes were tried here. Wait 60 minutes');
  expect(page).not.toContain('No class has this code');
  const form = (await browser.send('/signup', signUpForm(1, showClearCode(code)))).body;
  expect(form).toContain('Too many codes were tried here. Wait 60 minutes');
  expect(form).not.toContain('No class has this code');
  const beside = openBrowser('192.0.2.7');
  expect((await beside.get(`/join/${showClearCode(code)}`)).body).toContain('Ruth Adler');
});
