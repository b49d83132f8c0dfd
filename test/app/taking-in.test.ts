import { expect, test } from 'vitest';
import { makeFamily } from '#features/families/testing.ts';
import type { TestUser } from '#features/people/testing.ts';
import { useApp } from '../support/app.ts';

/* A minor who has signed up names her mother, who answers without JavaScript: behind the mailed link, or on her family's page. */

const app = useApp();
const origin = 'http://lamed.test';
const send = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  app.ask(path, { method: 'POST', form, headers: { origin, ...headers } });

async function signUpNaming({ emailAddress: mother }: TestUser) {
  const form = { password: 'seven bright candles', firstName: 'Miri', lastName: 'Stern', role: 'learner' };
  const born = { birthYear: '2016', country: 'IL' };
  const answer = await send('/signup', { ...form, ...born, emailAddress: 'miri@example.org' });
  const cookie = `tl-session=${answer.cookies.find(({ name }) => name === 'tl-session')?.value}`;
  await send('/join/pending', { emailAddress: mother }, { cookie });
  const { id } = await app.ctx.db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', 'miri@example.org')
    .executeTakeFirstOrThrow();
  const link = /http:\/\/lamed\.test(\/approve\/account\/\S+)/.exec(app.mails.at(-1)?.text ?? '')?.[1] ?? '';
  return { id, cookie, link };
}

test('behind the mailed link a parent with a family approves and takes the child in with one press', async () => {
  const { guardian } = await makeFamily(app.ctx);
  const { id, cookie, link } = await signUpNaming(guardian);
  const page = await app.get(link);
  expect(page.body).toContain('You have a family here. Taken into it, Miri keeps');
  const done = await send(link, { form: 'approve', intoFamily: 'yes' });
  expect(done.body).toContain('Miri is in your family now.');
  expect(done.body).toContain('href="/family"');
  // The session with which she signed up goes on, as a child of the family.
  expect((await app.get('/home', { cookie })).statusCode).toBe(200);
  const family = await (await app.as(guardian)).get('/api/users/current/family');
  expect(family.json()).toMatchObject({ seatsTaken: 3, members: [{}, {}, { id, hasOwnAccount: true }] });
});

test('a parent whose family is full reads so, and approves without it', async () => {
  const { guardian } = await makeFamily(app.ctx, { children: 24 });
  const { link } = await signUpNaming(guardian);
  const page = await app.get(link);
  expect(page.body).toContain('Your family here has no free seat at the moment');
  expect(page.body).not.toContain('intoFamily');
  const refused = await send(link, { form: 'approve', intoFamily: 'yes' });
  expect(refused.body).toContain('All seats of your plan are taken');
  expect((await send(link, { form: 'approve' })).body).toContain('Miri can start');
});

test('a parent without an account is asked for the consent alone', async () => {
  const { link } = await signUpNaming({ emailAddress: 'mother@example.org' } as TestUser);
  const page = await app.get(link);
  expect(page.body).toContain('I am the parent or guardian, and I agree');
  expect(page.body).not.toContain('You have a family here');
});

test('on her family’s page a parent approves first, takes the child in later, and lets her go with her account', async () => {
  const { guardian } = await makeFamily(app.ctx, { children: 0 });
  const { id } = await signUpNaming(guardian);
  const headers = await app.cookieOf(guardian);
  expect((await app.get('/family', headers)).body).toMatch(/Miri.* asks for your consent/s);
  await send('/family', { form: `giveConsent:${id}` }, headers);
  expect((await app.get('/family', headers)).body).toContain('Approved, and in no family yet');
  await send('/family', { form: `namingChild:${id}` }, headers);
  const page = (await app.get('/family', headers)).body;
  expect(page).not.toContain('They named you as their parent');
  expect(page).toContain(`/family/members/${id}`);
  const roleOf = async () =>
    (await (await app.as({ userId: id })).get('/api/users/current')).json<{ role: string }>().role;
  expect(await roleOf()).toBe('home');
  const member = await app.get(`/family/members/${id}`, headers);
  expect(member.body).toContain('leaves the family with the account');
  const removed = await send(`/family/members/${id}`, { form: 'removeMember' }, headers);
  expect(removed.headers['location']).toBe('/family');
  expect(await roleOf()).toBe('learner');
});
