import { describe, expect, test } from 'vitest';
import { inviteUser } from '#features/sign-up/activations/server/invite-user.ts';
import { useApp } from '../support/app.ts';

const app = useApp();
const origin = 'http://lamed.test';
const linkIn = (start: string) => new RegExp(`${start}[\\w-]+`).exec(app.mails.at(-1)?.text ?? '')?.[0] ?? '';
const noteOf = (answer: Awaited<ReturnType<typeof app.post>>, name: string) =>
  `tl-${name}=${answer.cookies.find((cookie) => cookie.name === `tl-${name}`)?.value}`;

describe('an invitation, without scripts', () => {
  test('is sent from the settings, says who invites, and leads to an account that remembers it', async () => {
    const sender = await app.makeUser({
      first_name: 'Ruth',
      last_name: 'Adler',
      email_verified_at: app.ctx.clock.now(),
    });
    const browser = await app.asBrowserOf(sender);
    expect((await browser.get('/settings/account')).body).toContain('href="/invite"');
    expect((await browser.get('/invite')).body).toContain('Invite a friend');
    const form = { form: 'invite', emailAddress: 'friend@example.net' };
    const sent = await browser.ask('/invite', { method: 'POST', form });
    expect(sent.headers['location']).toBe('/invite?done=invite');
    const path = linkIn('/invites/');
    for (let looks = 0; looks < 2; looks += 1)
      expect((await app.get(path)).body).toContain('Ruth Adler invites you');
    const accepted = await app.ask(path, { method: 'POST', form: {}, headers: { origin } });
    expect(accepted.headers['location']).toBe('/signup');
    expect(accepted.cookies.map(({ name }) => name)).toEqual(['tl-referral']);
    const signedUp = await app.ask('/signup', {
      method: 'POST',
      form: {
        emailAddress: 'friend@example.net',
        password: 'seven doves over Tzfat',
        firstName: 'Dina',
        lastName: 'Stern',
        role: 'learner',
        birthYear: '1980',
        country: 'US',
      },
      headers: { origin, cookie: noteOf(accepted, 'referral') },
    });
    expect(signedUp.statusCode).toBe(302);
    const row = await app.ctx.db
      .selectFrom('users')
      .select('invited_by')
      .where('email_key', '=', 'friend@example.net')
      .executeTakeFirst();
    expect(row?.invited_by).toBe(sender.userId);
    const over = await app.get(path);
    expect([over.statusCode, over.body.includes('This invitation has expired')]).toEqual([200, true]);
  });

  test('is not offered to children', async () => {
    const browser = await app.asBrowserOf(
      await app.makeUser({ adult_from: new Date('2030-01-01'), guardian_approved_at: new Date() }),
    );
    expect((await browser.get('/settings/account')).body).not.toContain('/invite');
    expect((await browser.get('/invite')).statusCode).toBe(404);
  });

  test('by one’s own link reaches any number of friends, and the old link stops working', async () => {
    const sender = await app.makeUser({ first_name: 'Ruth', email_verified_at: app.ctx.clock.now() });
    const browser = await app.asBrowserOf(sender);
    const makeLink = async () => {
      await browser.ask('/invite', { method: 'POST', form: { form: 'link' } });
      return /http:\/\/[^<"]*(\/invites\/[\w-]+)/.exec((await browser.get('/invite')).body)?.[1] ?? '';
    };
    const path = await makeLink();
    for (let friend = 0; friend < 2; friend += 1)
      expect(
        (await app.ask(path, { method: 'POST', form: {}, headers: { origin } })).headers['location'],
      ).toBe('/signup');
    expect((await app.get(path)).body).toContain('Ruth Person invites you');
    expect(await makeLink()).not.toBe(path);
    expect((await app.get(path)).body).toContain('This invitation has expired');
  });
});

describe('an account created by someone else, without scripts', () => {
  test('is taken over through its link, which a mail scanner may open', async () => {
    await inviteUser(app.ctx, {
      emailAddress: 'morah@example.net',
      language: 'he',
      who: 'shell:root',
      why: 'x',
    });
    expect(app.mails.at(-1)?.html).toContain('dir="rtl"');
    const path = linkIn('/activate/');
    for (let looks = 0; looks < 2; looks += 1)
      expect((await app.get(path)).body).toContain('value="morah@example.net"');
    const form = {
      firstName: 'Rivka',
      lastName: 'Adler',
      role: 'educator',
      birthYear: '1980',
      country: 'IL',
      password: 'short',
    };
    const headers = { origin };
    const refused = await app.ask(path, { method: 'POST', form, headers });
    expect(refused.body).toContain('value="Rivka"');
    const taken = await app.ask(path, {
      method: 'POST',
      form: { ...form, password: 'seven doves over Tzfat' },
      headers,
    });
    expect(taken.headers['location']).toBe('/signup/success');
    expect(taken.cookies.map(({ name }) => name)).toContain('tl-session');
    expect((await app.get(path)).body).toContain('This link has expired');
  });
});
