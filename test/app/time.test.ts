import { expect, test } from 'vitest';
import { vidQuizOfTwo } from '../../src/features/learning/server/quizzes/testing.ts';
import { itemIdOf, makeCourse } from '../../src/features/learning/testing.ts';
import { useApp } from '../support/app.ts';

const app = useApp();
const password = 'seven doves over Tzfat';

async function makeLimited() {
  const course = await makeCourse(app.ctx, {
    demo: true,
    items: [{}, { type: 'vidquiz', body: vidQuizOfTwo }, { type: 'challenge', planned: true }],
  });
  const user = await app.makeUser({ minutes_per_day: 5, place: 'jerusalem' }, password);
  const child = await app.asBrowserOf(user);
  const [film, quiz] = [itemIdOf(course, 0), itemIdOf(course, 1)];
  return { course, child, film, quiz };
}

/** Every way to what an item holds. */
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

test('when the time is up every way into an item is closed, and the page says when it begins anew', async () => {
  const { course, child, film, quiz } = await makeLimited();
  expect((await child.post('/api/users/current/time', { minutes: 5, itemId: film })).json()).toEqual({
    minutesRemaining: 0,
  });
  const inHand = await child.get(`/courses/${course.id}/${film}`);
  expect(inHand.body).toContain('You can finish this one in peace');
  app.ctx.clock.advance(301);
  for (const [index, ask] of waysInto(child, film, quiz).entries()) {
    const answer = await ask();
    expect([index, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      index,
      403,
      'time_is_up',
    ]);
  }
  const page = await child.get(`/courses/${course.id}/${film}`);
  expect(page.statusCode).toBe(200);
  expect(page.body).toMatch(/That was today’s time\.[\s\S]*at midnight, in 10 hours[\s\S]*Ask a parent/);
  expect(page.body).not.toContain('<video');
  expect((await app.get(`/api/content/videos/${film}`)).statusCode).toBe(200);
});

test('without scripts a parent gives more with the password, and a wrong one is told', async () => {
  const { course, child, film } = await makeLimited();
  await child.post('/api/users/current/time', { minutes: 5, itemId: film });
  app.ctx.clock.advance(301);
  const path = `/courses/${course.id}/${film}`;
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

test('without scripts the settings set and lift the limit; a number out of range is told and kept', async () => {
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
