import { expect, test } from 'vitest';
import { makeFamily, makeGuardian } from '#features/families/testing.ts';
import { itemIdOf, itemSlugOf, makeCourse } from '#features/learning/testing.ts';
import { changeUser } from '#features/people/testing.ts';
import { useApp } from '../support/app.ts';
import { openBrowser } from '../support/plain-browser.ts';

const app = useApp();
const password = 'shalom-weiss-7';
const askParents = 'Your parents look after this account. Ask them.';

/** A tablet that a mother has just handed to her daughter. */
async function handOver() {
  const guardian = await makeGuardian(app.ctx, {}, password);
  const { members } = await makeFamily(app.ctx, { guardian });
  const [dina, noam] = members;
  if (!dina || !noam) throw new Error('no children');
  const tablet = await openBrowser(app, guardian);
  await tablet.ask('/family/who', { form: `swap:${dina.userId}` });
  expect(await tablet.who()).toBe(dina.userId);
  const post = (path: string, body: object) => tablet.send(`/api${path}`, { method: 'POST', body });
  const user = async () => (await tablet.ask('/api/users/current')).json<Record<string, unknown>>();
  return { guardian, dina, noam, tablet, post, user, parent: await app.as(guardian) };
}

test('a child does not give up her account, however fresh her session on the tablet is', async () => {
  const { tablet, post, user, guardian } = await handOver();
  const page = await tablet.ask('/settings/account');
  expect(page.body).toContain('Your place in the family');
  expect(page.body).not.toMatch(/card from your teacher|Delete|Download my data/);
  const answer = await post('/users/current/deletion', { currentPassword: '' });
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([403, askParents]);
  const form = { form: 'giveUp', currentPassword: '' };
  expect((await tablet.ask('/settings/account', form)).statusCode).toBe(403);
  const kept = await tablet.send('/api/users/current/deletion', { method: 'DELETE' });
  expect(kept.statusCode).toBe(403);
  expect(await user()).toMatchObject({ eraseAt: null });
  const own = await app.asBrowserOf(guardian);
  expect((await own.get('/settings/account')).body).toMatch(/Download my data[\s\S]*Delete/);
});

test('a child gets no way of her own to sign in, and hears that her parents decide', async () => {
  const { post, tablet } = await handOver();
  const currentPassword = '';
  const asked = [
    await post('/users/current/email', { emailAddress: 'own@example.org', currentPassword }),
    await post('/users/current/password', { password: 'nobody guesses this one', currentPassword }),
    await post('/users/current/passkeys/preparations', { currentPassword }),
    await post('/users/current/second-factor/app/preparations', {}),
    await post('/users/current/identities/google/departures', { currentPassword }),
  ];
  const said = asked.map((answer) => [answer.statusCode, answer.json<{ message: string }>().message]);
  expect(said).toEqual(asked.map(() => [403, askParents]));
  const pin = await post('/users/current/family/pin', { pin: '2580', currentPassword });
  expect(pin.statusCode).toBe(403);
  expect((await tablet.ask('/settings/security')).body).toContain('Your place in the family');
});

test('a guardian downloads her child’s data, which the child does not; nobody else’s child is found', async () => {
  const { dina, parent, post } = await handOver();
  const other = await handOver();
  const path = '/api/users/current/export';
  expect((await post('/users/current/export', { currentPassword: '' })).statusCode).toBe(403);
  const ask = (memberId: string) => parent.post(path, { currentPassword: password, memberId });
  const { location } = (await ask(dina.userId)).json<{ location: string }>();
  expect((await parent.get(location)).json()).toMatchObject({
    people: { account: { first_name: 'Child 1' } },
  });
  const [strange, unknown] = [await ask(other.dina.userId), await ask('nobody')];
  expect([strange.statusCode, strange.body]).toEqual([404, unknown.body]);
});

test('a child in Jerusalem does not reach a weekday by moving west: her place is for her parents to choose', async () => {
  const { dina, tablet, post, user, parent } = await handOver();
  await changeUser(app.ctx, dina.userId, { place: 'jerusalem' });
  const rules = { minutes: Array<number>(7).fill(60), quiet: null, onHolyDays: 'rest' };
  await parent.post(`/api/users/current/family/members/${dina.userId}/time-restriction`, { rules });
  const course = await makeCourse(app.ctx, { demo: true, items: [{}] });
  const lesson = `/courses/${course.slug}/${itemSlugOf(course)}`;
  // Shabbat in Jerusalem, and Friday morning in Los Angeles.
  app.ctx.clock.advance(3 * 86_400 + 4 * 3600);
  const codeOfFilm = async () =>
    (await tablet.ask(`/api/content/videos/${itemIdOf(course)}`)).json<{ code?: string }>().code;
  expect(await codeOfFilm()).toBe('time_is_up');
  for (const place of ['los-angeles', null]) {
    const answer = await post('/users/current', { place });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ data: { issues: [{ path: 'place' }] } });
  }
  const profile = await tablet.ask('/settings/profile');
  expect(profile.body).toContain('name="firstName"');
  expect(profile.body).not.toMatch(/name="place"|name="classicMode"/);
  const names = { firstName: 'Dina', lastName: 'Weiss', gender: '2', language: 'en' };
  await tablet.ask('/settings/profile', { form: 'profile', ...names, place: 'los-angeles' });
  expect(await user()).toMatchObject({ place: 'jerusalem', firstName: 'Child 1' });
  await tablet.ask('/settings/profile', { form: 'profile', ...names });
  expect(await user()).toMatchObject({ place: 'jerusalem', firstName: 'Dina' });
  expect(await codeOfFilm()).toBe('time_is_up');
  expect((await tablet.ask(lesson)).body).not.toContain('<video');
  await parent.post(`/api/users/current/family/members/${dina.userId}`, { place: 'los-angeles' });
  expect(await codeOfFilm()).toBeUndefined();
});

test('classic mode that a parent has chosen is not left by the child', async () => {
  const { dina, tablet, post, user, parent } = await handOver();
  await parent.post(`/api/users/current/family/members/${dina.userId}`, { classicMode: true });
  const page = (await tablet.ask('/games')).body;
  expect(page).toContain('Your parents chose films for you.');
  expect(page).not.toContain('leaveClassicMode');
  const course = await makeCourse(app.ctx, { demo: true, items: [{ type: 'quiz' }] });
  const lesson = `/courses/${course.slug}/${itemSlugOf(course)}`;
  await tablet.ask(lesson, { form: 'leaveClassicMode' });
  expect((await post('/users/current', { classicMode: false })).statusCode).toBe(422);
  expect(await user()).toMatchObject({ classicMode: true });
  // The whole user object may be sent, as ever.
  expect((await post('/users/current', { ...(await user()), displayName: 'Dini' })).statusCode).toBe(200);
  const names = { firstName: 'Dina', lastName: 'Weiss', gender: '2', language: 'en' };
  await tablet.ask('/settings/profile', { form: 'profile', ...names });
  expect(await user()).toMatchObject({ classicMode: true, displayName: '', firstName: 'Dina' });
});
