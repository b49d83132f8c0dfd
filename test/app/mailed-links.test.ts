import { describe, expect, test } from 'vitest';
import { useApp } from '../support/app.ts';

const app = useApp();
const password = 'correct horse battery';
const origin = { origin: 'http://lamed.test' };

interface Drains {
  drain(): Promise<void>;
}

function newestLink(): string {
  const link = /http:\/\/lamed\.test(\/(?:login|email)\S+)/.exec(app.mails.at(-1)?.text ?? '');
  return link?.[1] ?? '';
}

async function askForReset(emailAddress: string) {
  return app.ask('/login?mode=reset-password', { method: 'POST', form: { emailAddress }, headers: origin });
}

async function settle() {
  await (app.services.jobs as unknown as Drains).drain();
}

describe('a link in a mail', () => {
  test('changes nothing when a mail scanner opens it a hundred times, and works afterwards', async () => {
    const user = await app.makeUser({ email_address: 'miriam@example.org' }, password);
    const member = await app.as(user);
    const links: string[] = [];
    expect((await member.post('/api/users/current/email/send-verification')).statusCode).toBe(204);
    links.push(newestLink());
    const change = { emailAddress: 'new@example.org', currentPassword: password };
    expect((await member.post('/api/users/current/email', change)).statusCode).toBe(202);
    links.push(/http:\/\/lamed\.test(\/email\S+)/.exec(app.mails.at(-2)?.text ?? '')?.[1] ?? '');
    await askForReset(user.emailAddress);
    await settle();
    links.push(newestLink());
    expect(links.map((link) => link.replace(/[\w-]{43}/, 'TOKEN'))).toEqual([
      '/email/verify/TOKEN',
      '/email/update/TOKEN',
      '/login/update-pass?token=TOKEN',
    ]);
    const state = async () => [
      await app.ctx.db.selectFrom('users').selectAll().execute(),
      await app.ctx.db.selectFrom('account_links').selectAll().orderBy('created_at').execute(),
      await app.ctx.db.selectFrom('sessions').select('id').execute(),
    ];
    const before = await state();
    for (const link of links)
      for (let time = 0; time < 100; time += 1) {
        const answer = await app.ask(link, { method: time % 2 ? 'HEAD' : 'GET' });
        expect(answer.statusCode).toBe(200);
      }
    expect(await state()).toEqual(before);
    for (const link of links.slice(0, 2)) {
      const answer = await app.ask(link, { method: 'POST', form: {}, headers: origin });
      expect(answer.statusCode).toBe(200);
    }
    const row = await app.ctx.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ email_address: 'new@example.org' });
    expect(row.email_verified_at).not.toBeNull();
  });

  test.each(['/email/verify/', '/email/update/'])(
    'to %s that has expired looks so before it is pressed, also with scripts off',
    async (path) => {
      const link = path + 'x'.repeat(43);
      for (const page of [
        await app.get(link),
        await app.ask(link, { method: 'POST', form: {}, headers: origin }),
      ]) {
        expect(page.body).toContain('This link no longer works');
        expect(page.body).not.toContain('<form method="post"');
      }
    },
  );

  test('that confirms an address says so when it is opened again, and offers a new one when it has expired', async () => {
    const user = await app.makeUser({ email_address: 'miriam@example.org' }, password);
    const member = await app.as(user);
    await member.post('/api/users/current/email/send-verification');
    const link = newestLink();
    expect((await app.get(link)).body).toContain('Confirm my email');
    app.ctx.clock.advance(8 * 86_400);
    const visitor = (await app.get(link)).body;
    expect(visitor).toContain(`href="/login?onSuccess=${encodeURIComponent(link)}"`);
    expect((await (await app.asBrowserOf(user)).get(link)).body).toContain('Send me a new link');
    await member.post('/api/users/current/email/send-verification');
    const newer = newestLink();
    await app.ask(newer, { method: 'POST', form: {}, headers: origin });
    for (const again of [
      await app.get(newer),
      await app.ask(newer, { method: 'POST', form: {}, headers: origin }),
    ])
      expect(again.body).toContain('Your email is confirmed');
  });
});

describe('a forgotten password, with scripts off', () => {
  test('gets the same page for a known and an unknown address', async () => {
    await app.makeUser({ email_address: 'miriam@example.org' }, password);
    const pages = [];
    for (const address of ['miriam@example.org', 'nobody@example.org'])
      pages.push(await askForReset(address));
    expect(pages[0]?.statusCode).toBe(200);
    expect(pages[0]?.body).toContain('Check your inbox');
    // The page's data comes last, with the times it was made.
    const [known, unknown] = pages.map(({ body }) =>
      body.replaceAll(/"data\w+At":\d+|"dehydratedAt":\d+/g, ''),
    );
    expect(unknown).toBe(known);
  });

  test('is replaced through the link, which also signs in', async () => {
    const user = await app.makeUser({ email_address: 'miriam@example.org' }, password);
    await askForReset(user.emailAddress);
    await settle();
    const link = newestLink();
    const weak = await app.ask(link, { method: 'POST', form: { password: 'short' }, headers: origin });
    expect(weak.body).toContain('aria-invalid="true"');
    expect((await app.get(link)).body).toContain('name="password"');
    const form = { password: 'staple of the battery' };
    const done = await app.ask(link, { method: 'POST', form, headers: origin });
    expect([done.statusCode, done.headers['location']]).toEqual([302, '/welcome']);
    const session = done.cookies.find(({ name }) => name === 'tl-session');
    const cookie = `tl-session=${session?.value}`;
    expect((await app.get('/api/users/current', { cookie })).json()).toMatchObject({
      emailAddress: user.emailAddress,
    });
    const signIn = await app.post('/api/sessions', { emailAddress: user.emailAddress, ...form });
    expect(signIn.statusCode).toBe(200);
    for (const over of [link, '/login/update-pass']) {
      const { body } = await app.get(over);
      expect(body).toContain('This link has expired');
      expect(body).not.toContain('name="password"');
    }
  });

  test('says what is wrong with an invalid address, and keeps it', async () => {
    const page = await askForReset('no address');
    expect(page.body).toContain('aria-invalid="true"');
    expect(page.body).toContain('value="no address"');
  });
});
