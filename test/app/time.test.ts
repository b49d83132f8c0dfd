import { expect, test } from 'vitest';
import { vidQuizOfTwo } from '#features/learning/quizzes/server/testing.ts';
import { itemIdOf, itemSlugOf, makeCourse } from '#features/learning/testing.ts';
import { useApp } from '../support/app.ts';

const app = useApp();
const password = 'seven doves over Tzfat';

async function makeLimited() {
  const course = await makeCourse(app.ctx, {
    demo: true,
    items: [{ duration: 600 }, { type: 'vidquiz', body: vidQuizOfTwo }, { type: 'challenge', planned: true }],
  });
  const user = await app.makeUser({ minutes_per_day: 5, place: 'jerusalem' }, password);
  const child = await app.asBrowserOf(user);
  const [film, quiz] = [itemIdOf(course, 0), itemIdOf(course, 1)];
  return { course, child, film, quiz };
}

/** Every address that serves an item's content. */
function waysInto(child: Awaited<ReturnType<typeof makeLimited>>['child'], film: string, quiz: string) {
  return [
    () => child.get(`/api/content/videos/${film}`),
    () => child.get(`/api/content/videos/${quiz}`),
    () => child.get(`/api/content/quizzes/${quiz}`),
    () => child.post('/api/users/current/progress', { itemId: film, position: 1, watched: [[0, 1]] }),
    () => child.post(`/api/users/current/completed-content/${film}`, {}),
    () => child.post(`/api/users/current/completed-quiz/${quiz}.x`, { responseId: 'x' }),
    () => child.get(`/api/content/comics/${film}`),
    () => child.get(`/api/content/games/${film}`),
    () => child.post(`/api/content/games/${film}/rounds`, {}),
    () => child.get(`/api/content/tasks/${film}`),
    () =>
      child.ask(`/api/users/current/plans/${film}`, {
        method: 'PUT',
        body: { plannedFor: '2026-11-18', note: '' },
      }),
  ];
}

test('when the time is up, every way into an item is closed, and the page says when it starts again', async () => {
  const { course, child, film, quiz } = await makeLimited();
  expect((await child.post('/api/users/current/time', { minutes: 5, itemId: film })).json()).toEqual({
    minutesRemaining: 0,
  });
  const inHand = await child.get(`/courses/${course.slug}/${itemSlugOf(course)}`);
  expect(inHand.body).toContain('You can take your time and finish this one');
  app.ctx.clock.advance(301);
  for (const [index, ask] of waysInto(child, film, quiz).entries()) {
    const answer = await ask();
    expect([index, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      index,
      403,
      'time_is_up',
    ]);
  }
  const page = await child.get(`/courses/${course.slug}/${itemSlugOf(course)}`);
  expect(page.statusCode).toBe(200);
  expect(page.body).toMatch(/That was today’s time\.[\s\S]*at midnight, in 10 hours[\s\S]*Ask a parent/);
  expect(page.body).not.toContain('<video');
  expect((await app.get(`/api/content/videos/${film}`)).statusCode).toBe(200);
});

test('without scripts, a parent grants more time with the password, and a wrong one is reported', async () => {
  const { course, child, film } = await makeLimited();
  await child.post('/api/users/current/time', { minutes: 5, itemId: film });
  app.ctx.clock.advance(301);
  const path = `/courses/${course.slug}/${itemSlugOf(course)}`;
  const give = (currentPassword: string) =>
    child.ask(path, { method: 'POST', form: { form: 'moreTime', extraMinutes: '15', currentPassword } });
  const wrong = await give('x');
  expect(wrong.body).toContain('This is not your current password.');
  expect(wrong.body).toContain('That was today’s time.');
  expect((await give(password)).headers['location']).toBe(path);
  expect((await child.get('/api/users/current/time-restriction')).json()).toMatchObject({
    minutesRemaining: 15,
  });
  expect((await child.get(path)).body).toContain('<video');
});

test('without scripts, the settings set and lift the limit; a number out of range is reported and kept', async () => {
  const { child } = await makeLimited();
  const save = (minutesPerDay: string, ownMinutes = '') =>
    child.ask('/settings/preferences', {
      method: 'POST',
      form: { form: 'time', minutesPerDay, ownMinutes, currentPassword: password },
    });
  const wrong = await save('own', '3');
  expect(wrong.body).toContain('Choose from 5 to 240 minutes.');
  expect(wrong.body).toContain('value="3"');
  expect((await save('own', '25')).statusCode).toBe(302);
  expect((await child.get('/api/users/current')).json()).toMatchObject({ minutesPerDay: 25 });
  expect((await save('off')).statusCode).toBe(302);
  expect((await child.get('/api/users/current')).json()).toMatchObject({ minutesPerDay: null });
});

test('watching counts without reports from the browser: a child who blocks them gains no minute', async () => {
  const { child, film, quiz } = await makeLimited();
  const watch = async (from: number) => {
    app.ctx.clock.advance(10);
    const report = { itemId: film, position: from + 10, watched: [[from, from + 10]] };
    return (await child.post('/api/users/current/progress', report)).statusCode;
  };
  const left = async () =>
    (await child.get('/api/users/current/time-restriction')).json<{ minutesRemaining: number }>()
      .minutesRemaining;
  for (let from = 0; from < 120; from += 10) expect(await watch(from)).toBe(200);
  expect(await left()).toBe(3);
  // Watching the same part of the film over and over counts as screen time too.
  for (let times = 0; times < 18; times += 1) await watch(0);
  expect(await left()).toBe(0);
  expect((await child.get(`/api/content/quizzes/${quiz}`)).json()).toMatchObject({ code: 'time_is_up' });
  expect(await watch(0)).toBe(200);
  app.ctx.clock.advance(300);
  expect(await watch(0)).toBe(403);
});

test('the day ends where the limit was set, whatever zone or place the child’s device reports', async () => {
  const course = await makeCourse(app.ctx, { demo: true, items: [{}, {}] });
  const [film, other] = [itemIdOf(course, 0), itemIdOf(course, 1)];
  const user = await app.makeUser({}, password);
  const { cookie } = await app.cookieOf(user);
  const asIn = (zone: string) => ({ cookie: `${cookie}; tl-zone=${zone}`, origin: 'http://lamed.test' });
  const post = (path: string, body: object, zone = 'Asia/Jerusalem') => app.post(path, body, asIn(zone));
  const limit = { minutesPerDay: 5, currentPassword: password };
  expect((await post('/api/users/current/time-restriction', limit)).statusCode).toBe(200);
  app.ctx.clock.advance(300);
  await post('/api/users/current/time', { minutes: 5, itemId: film });
  const codeIn = async (zone: string) =>
    (await app.get(`/api/content/videos/${other}`, asIn(zone))).json<{ code?: string }>().code;
  expect(await codeIn('Asia/Jerusalem')).toBe('time_is_up');
  // There it is tomorrow.
  expect(await codeIn('Pacific/Auckland')).toBe('time_is_up');
  await post('/api/users/current', { place: 'auckland' }, 'Pacific/Auckland');
  expect(await codeIn('Pacific/Auckland')).toBe('time_is_up');
  app.ctx.clock.advance(10 * 3600);
  expect(await codeIn('Asia/Jerusalem')).toBeUndefined();
});

test('time is refused at an item that is unknown or closed, and beyond five minutes at once', async () => {
  const { child, film } = await makeLimited();
  const paid = itemIdOf(await makeCourse(app.ctx, { items: [{ access: 'paid' }] }));
  const report = async (body: object) => (await child.post('/api/users/current/time', body)).statusCode;
  expect(await report({ minutes: 1, itemId: 'nowhere' })).toBe(404);
  expect(await report({ minutes: 1, itemId: paid })).toBe(403);
  expect(await report({ minutes: 6, itemId: film })).toBe(422);
  expect(await report({ minutes: 0, itemId: film })).toBe(422);
  expect(await report({ minutes: 1 })).toBe(422);
});
