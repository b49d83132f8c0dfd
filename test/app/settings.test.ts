import { describe, expect, test } from 'vitest';
import { makeCourse, itemIdOf, itemSlugOf } from '#features/learning/testing.ts';
import { makeFamily } from '#features/families/testing.ts';
import { useApp, type Client } from '../support/app.ts';

const app = useApp();
const sections = ['profile', 'account', 'preferences', 'subscription', 'notifications'];
const password = 'a password of mine';
const post = (browser: Client, section: string, form: Record<string, string>) =>
  browser.ask(`/settings/${section}`, { method: 'POST', form });

describe('the settings', () => {
  test('redirect to the profile', async () => {
    const browser = await app.asBrowserOf(await app.makeUser());
    expect((await browser.get('/settings')).headers['location']).toBe('/settings/profile');
  });

  test.each(sections)('%s is for signed-in users, and links to all other sections', async (section) => {
    const visitor = await app.get(`/settings/${section}`);
    expect(visitor.headers['location']).toBe(`/login?onSuccess=%2Fsettings%2F${section}`);
    const browser = await app.asBrowserOf(await app.makeUser());
    const { statusCode, body } = await browser.get(`/settings/${section}`);
    expect(statusCode).toBe(200);
    for (const other of sections) expect(body).toContain(`href="/settings/${other}"`);
    expect(body).toContain('<meta name="robots" content="noindex"/>');
  });

  test.each(['home', 'student'] as const)('of a %s have fewer sections, and say kindly why', async (role) => {
    const browser = await app.asBrowserOf(await app.makeUser({ role }));
    const { body } = await browser.get('/settings/profile');
    for (const section of ['subscription', 'notifications']) {
      expect(body).not.toContain(`href="/settings/${section}"`);
      const { headers } = await browser.get(`/settings/${section}`);
      const elsewhere = (await browser.get(String(headers['location']))).body;
      expect(/<noscript>.*<\/noscript>/s.exec(elsewhere)?.[0]).toContain('This part is for grown-ups.');
    }
    const posted = await post(browser, 'notifications', { form: 'choose:submissions.topic.works:mail:off' });
    expect(posted.headers['location']).toBe('/home?notice=for-grown-ups');
    const refused = await browser.post('/api/users/current/notifications', {
      topic: 'submissions.topic.works',
      channel: 'mail',
      wanted: false,
    });
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      403,
      'This part is for grown-ups. If you need something here, ask a parent or teacher.',
    ]);
  });
});

describe('without scripts', () => {
  test('a chosen picture appears in the header', async () => {
    const browser = await app.asBrowserOf(await app.makeUser());
    const saved = await post(browser, 'profile', { form: 'avatar', avatar: 'hoopoe' });
    expect([saved.statusCode, saved.headers['location']]).toEqual([302, '/settings/profile?done=avatar']);
    const { body } = await browser.get('/settings/profile?done=avatar');
    expect(body).toContain('Your new picture is here.');
    expect(body.slice(0, body.indexOf('<main'))).toContain('src="/avatars/hoopoe.svg"');
  });

  test('the profile is saved, and the page switches to its language', async () => {
    const browser = await app.asBrowserOf(await app.makeUser());
    const form = { form: 'profile', firstName: 'Rivka', lastName: 'Adler', language: 'he', place: 'tzfat' };
    const saved = await post(browser, 'profile', { ...form, displayName: '', gender: '2' });
    const next = await browser.get(String(saved.headers['location']));
    expect(next.body).toContain('<html lang="he" dir="rtl"');
    expect(next.body).toContain('value="Rivka"');
    expect(next.body).toMatch(/<option value="tzfat" selected=""/);
  });

  test('the page keeps its language where the profile’s was not changed', async () => {
    const browser = await app.asBrowserOf(await app.makeUser({ language: 'en' }));
    const form = { form: 'profile', firstName: 'Rivka', lastName: 'Adler', language: 'en' };
    const saved = await post(browser, 'profile', form);
    expect(saved.headers['location']).toBe('/settings/profile?done=profile');
  });

  test('an error is shown at its field, and the rest is kept', async () => {
    const browser = await app.asBrowserOf(await app.makeUser());
    const form = { form: 'profile', firstName: '', lastName: 'Adler', displayName: 'Morah', language: 'en' };
    const { statusCode, body } = await post(browser, 'profile', form);
    expect(statusCode).toBe(422);
    expect(body).toContain('Use 1 to 60 characters.');
    expect(body).toContain('value="Morah"');
  });

  test('a wrong password is never sent back', async () => {
    const browser = await app.asBrowserOf(await app.makeUser({}, password));
    const form = { form: 'password', currentPassword: 'wrong-secret', password: 'another-secret' };
    const { body } = await post(browser, 'account', form);
    expect(body).toContain('This is not your current password.');
    expect(body).not.toMatch(/wrong-secret|another-secret/);
  });

  test('an account is scheduled for deletion, and can be kept by signing in again', async () => {
    const user = await app.makeUser({}, password);
    const browser = await app.asBrowserOf(user);
    const gone = await post(browser, 'account', { form: 'giveUp', currentPassword: password });
    expect(gone.headers['location']).toBe('/login?onSuccess=%2Fsettings%2Faccount');
    expect((await browser.get('/api/users/current')).statusCode).toBe(401);
    const again = await app.asBrowserOf(user);
    expect((await again.get('/home')).body).toContain('This account will be erased on December 17, 2026.');
    await post(again, 'account', { form: 'keep' });
    expect((await again.get('/home')).body).not.toContain('will be erased');
  });

  test('an unknown form changes nothing and redirects back', async () => {
    const browser = await app.asBrowserOf(await app.makeUser());
    const answer = await post(browser, 'profile', { form: 'constructor' });
    expect(answer.headers['location']).toBe('/settings/profile');
  });
});

test('motion and contrast are set on every page’s document, only for her', async () => {
  const browser = await app.asBrowserOf(await app.makeUser());
  await post(browser, 'preferences', { form: 'preferences', reducedMotion: 'on', higherContrast: 'on' });
  const html = async (client: Client) => /<html[^>]*>/.exec((await client.get('/login/none')).body)?.[0];
  const home = /<html[^>]*>/.exec((await browser.get('/home')).body)?.[0];
  expect(home).toContain('data-motion="reduced"');
  expect(home).toContain('data-contrast="more"');
  expect(await html(app)).not.toContain('data-motion');
});

describe('the data export', () => {
  test('is a file with every part, and no secret', async () => {
    const user = await app.makeUser({ first_name: 'Dovi' }, password);
    const course = await makeCourse(app.ctx);
    await app.ctx.db
      .insertInto('completions')
      .values({ user_id: user.userId, item_id: itemIdOf(course), completed_at: app.ctx.clock.now() })
      .execute();
    await app.ctx.db
      .insertInto('guardians')
      .values({ user_id: user.userId, email_address: 'mother@example.org', asked_at: app.ctx.clock.now() })
      .execute();
    const client = await app.as(user);
    const answer = await client.get(await permitOf(client));
    expect(answer.headers['content-disposition']).toBe('attachment; filename="lamed-2026-11-17.json"');
    expect(answer.json()).toMatchObject({
      people: { account: { first_name: 'Dovi' } },
      'sign-in': { sessions: [{ user_agent: 'test' }] },
      guardians: { guardian: { email_address: 'm•••@example.org' } },
      learning: {
        completed: [{ item_id: itemIdOf(course) }],
        names: { [itemIdOf(course)]: itemSlugOf(course) },
      },
      rewards: { points: [], coins: [] },
    });
    expect(answer.body).not.toMatch(/argon2|hash|mother@/);
  });

  const permitOf = async (client: Client, currentPassword = password) =>
    (await client.post('/api/users/current/export', { currentPassword })).json<{ location: string }>()
      .location;
  const codeOf = async (client: Client, path: string) => {
    const answer = await client.get(path);
    return [answer.statusCode, answer.json<{ code?: string }>().code];
  };

  test('is for its owner only, and requires the password, which is good for five minutes', async () => {
    expect((await app.get('/api/users/current/export')).statusCode).toBe(401);
    const client = await app.as(await app.makeUser({}, password));
    const other = await app.as(await app.makeUser({}, password));
    const wrong = await client.post('/api/users/current/export', { currentPassword: 'a guess' });
    expect(wrong.json()).toMatchObject({ data: { issues: [{ path: 'currentPassword' }] } });
    const location = await permitOf(client);
    const refused = [403, 'reauth_required'];
    expect(await codeOf(client, '/api/users/current/export')).toEqual(refused);
    expect(await codeOf(client, '/api/users/current/export?permit=made-up')).toEqual(refused);
    expect(await codeOf(other, location)).toEqual(refused);
    app.ctx.clock.advance(299);
    expect((await client.get(location)).statusCode).toBe(200);
    app.ctx.clock.advance(1);
    expect(await codeOf(client, location)).toEqual(refused);
  });

  test('is requested on the page without scripts, which reports a wrong password', async () => {
    const browser = await app.asBrowserOf(await app.makeUser({}, password));
    const ask = (currentPassword: string) =>
      browser.ask('/settings/account', { method: 'POST', form: { form: 'export', currentPassword } });
    expect((await ask('a guess')).body).toContain('This is not your current password.');
    const { headers, statusCode } = await ask(password);
    expect(statusCode).toBe(302);
    expect((await browser.get(String(headers['location']))).headers['content-disposition']).toContain(
      'attachment',
    );
  });

  test('of an account without a password requires a sign-in in the last ten minutes', async () => {
    const client = await app.as(await app.makeUser());
    expect((await client.get(await permitOf(client, ''))).statusCode).toBe(200);
    app.ctx.clock.advance(601);
    const late = await client.post('/api/users/current/export', { currentPassword: '' });
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([403, 'reauth_required']);
  });
});

describe('the address and the ways to sign in', () => {
  test('are changed through a mail to the new address, without scripts', async () => {
    const browser = await app.asBrowserOf(await app.makeUser({}, password));
    const wrong = { form: 'email', emailAddress: 'new@example.net', currentPassword: 'a guess' };
    const refused = await post(browser, 'account', wrong);
    expect(refused.body).toContain('value="new@example.net"');
    expect(refused.body).toMatch(/<details[^>]* open=""/);
    const sent = await post(browser, 'account', { ...wrong, currentPassword: password });
    expect(sent.headers['location']).toBe('/settings/account?done=email');
    expect((await browser.get('/settings/account?done=email')).body).toContain(
      'A link is on its way to the new address.',
    );
    expect(app.mails.map(({ to }) => to)).toContain('new@example.net');
  });

  test('show whether the address is confirmed, and mail a new link', async () => {
    const browser = await app.asBrowserOf(await app.makeUser({}, password));
    expect((await browser.get('/settings/account')).body).toContain('Not confirmed yet');
    await post(browser, 'account', { form: 'verify' });
    expect(app.mails).toHaveLength(1);
    const other = await app.makeUser({ email_verified_at: app.ctx.clock.now() });
    const { body } = await (await app.asBrowserOf(other)).get('/settings/account');
    expect(body).not.toContain('Not confirmed yet');
  });

  test('offer a password to a user without one, and do not ask her for the old one', async () => {
    const user = await app.makeUser();
    const browser = await app.asBrowserOf(user);
    const { body } = await browser.get('/settings/account');
    expect(body).toContain('Set a password');
    expect(body).not.toContain('name="currentPassword"');
    const form = { form: 'setPassword', emailAddress: user.emailAddress };
    expect((await post(browser, 'account', form)).headers['location']).toBe(
      '/settings/account?done=setPassword',
    );
  });
});

test('a parent turns the mail about her children’s week off, without scripts', async () => {
  const { guardian } = await makeFamily(app.ctx);
  const browser = await app.asBrowserOf(guardian);
  const topic = 'together.topic.friday';
  expect((await browser.get('/settings/notifications')).body).toContain('How your children’s week went');
  const saved = await post(browser, 'notifications', { form: `choose:${topic}:mail:off` });
  expect(saved.headers['location']).toBe(
    `/settings/notifications?done=${encodeURIComponent(`choose:${topic}:mail:off`)}`,
  );
  const { topics } = (await browser.get('/api/users/current/notifications')).json<{
    topics: { id: string; mail: boolean | null }[];
  }>();
  expect(topics.find(({ id }) => id === topic)).toMatchObject({ mail: false });
});
