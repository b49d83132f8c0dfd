import { expect, test } from 'vitest';
import { findPlaceOfReader } from '#app/place-of-reader.ts';
import { changeUser } from '#features/people/testing.ts';
import { useApp } from '../support/app.ts';

const app = useApp();
const origin = 'http://lamed.test';

/** Someone signs up in a browser that tells its time zone; nobody is asked for a city. */
async function signUp(timeZone: string, { emailAddress = 'dina@example.org', birthYear = '1990' } = {}) {
  const answer = await app.ask('/signup', {
    method: 'POST',
    form: {
      emailAddress,
      password: 'seven doves over Tzfat',
      firstName: 'Dina',
      lastName: 'Stern',
      role: 'learner',
      birthYear,
      country: 'IL',
    },
    headers: { origin, cookie: `tl-zone=${encodeURIComponent(timeZone)}` },
  });
  const cookie = `tl-session=${answer.cookies.find(({ name }) => name === 'tl-session')?.value}`;
  const submit = (path: string, form: Record<string, string>, zone = timeZone) =>
    app.ask(path, {
      method: 'POST',
      form,
      headers: { origin, cookie: `${cookie}; tl-zone=${encodeURIComponent(zone)}` },
    });
  const { id: userId } = await app.ctx.db
    .selectFrom('users')
    .select('id')
    .where('email_address', '=', emailAddress)
    .executeTakeFirstOrThrow();
  const verify = () => changeUser(app.ctx, userId, { email_verified_at: app.ctx.clock.now() });
  return { emailAddress, userId, submit, verify };
}

const placeOf = async (to: string, askedBy?: Parameters<typeof findPlaceOfReader>[1]['askedBy']) =>
  (await findPlaceOfReader(app.ctx, { to, askedBy })).id;
/** Where the last mail is read. */
async function placeOfMail(to: string): Promise<string> {
  const mail = app.mails.findLast((sent) => sent.to === to);
  if (!mail) throw new Error(`no mail to ${to}`);
  return placeOf(mail.to, mail.askedBy);
}

test.each([
  ['Asia/Jerusalem', 'jerusalem'],
  ['Australia/Melbourne', 'melbourne'],
])('mail to someone who has chosen no city keeps Shabbat where her browser is, %s', async (zone, place) => {
  const { emailAddress, submit, verify } = await signUp(zone);
  await verify();
  expect(await placeOf(emailAddress)).toBe(place);
  // Signed out, no session is left to ask.
  await submit('/logout', {});
  expect(await app.ctx.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  expect(await placeOf(emailAddress)).toBe(place);
});

test('it moves with her, and stays with the city that she has chosen', async () => {
  const { emailAddress, userId, submit, verify } = await signUp('Asia/Jerusalem');
  await verify();
  app.ctx.clock.advance(301);
  await submit('/messages', { form: 'read-all' }, 'Australia/Melbourne');
  expect(await placeOf(emailAddress)).toBe('melbourne');
  await changeUser(app.ctx, userId, { place: 'tzfat' });
  expect(await placeOf(emailAddress)).toBe('tzfat');
});

test('an address that nobody has proved tells nothing', async () => {
  const { emailAddress } = await signUp('Asia/Jerusalem');
  expect(await placeOf(emailAddress)).toBe('new-york');
});

test('a guardian without an account is written to where the child is', async () => {
  const { submit } = await signUp('Asia/Jerusalem', { birthYear: '2016' });
  await submit('/join/pending', { emailAddress: 'mother@example.org' });
  expect(await placeOfMail('mother@example.org')).toBe('jerusalem');
});

test('a friend without an account is written to where the person is who invites her', async () => {
  const { submit, verify } = await signUp('Australia/Melbourne');
  await verify();
  await submit('/invite', { form: 'invite', emailAddress: 'friend@example.net' });
  expect(await placeOfMail('friend@example.net')).toBe('melbourne');
});

test('a friend of whom we know where she is is written to there', async () => {
  const friend = await signUp('Asia/Jerusalem', { emailAddress: 'friend@example.net' });
  await friend.verify();
  const { submit, verify } = await signUp('Australia/Melbourne');
  await verify();
  await submit('/invite', { form: 'invite', emailAddress: 'friend@example.net' });
  expect(await placeOfMail('friend@example.net')).toBe('jerusalem');
});
