import { expect, test } from 'vitest';
import { makeClass, makeEducator, makeGroup, makeStudentIn } from '#features/classes/testing.ts';
import { makeFamily } from '#features/families/testing.ts';
import type { TestUser } from '#features/people/testing.ts';
import { classModeratorsSetting } from '#features/submissions/class-moderation/server/teachers-setting.ts';
import { approveWork, makeWorkOf } from '#features/submissions/testing.ts';
import { changeSetting } from '#platform/settings/settings.ts';
import { useApp } from '../support/app.ts';

const app = useApp();

async function makeRoom() {
  const { id, educator } = await makeClass(app.ctx);
  const student = await app.makeUser({ first_name: 'Dov' });
  await makeStudentIn(app.ctx, id, student.userId);
  const { guardian, members } = await makeFamily(app.ctx, { children: 1 });
  const [child] = members as [TestUser];
  await makeStudentIn(app.ctx, id, child.userId);
  return {
    id,
    educator,
    student,
    child,
    teacher: await app.asBrowserOf(educator),
    asStudent: await app.asBrowserOf(student),
    asGuardian: await app.asBrowserOf(guardian),
    stranger: await app.asBrowserOf(await makeEducator(app.ctx)),
  };
}

test('a teacher writes on the notice board without scripts, and students and parents read it on the class’s page', async () => {
  const { id, student, teacher, asStudent, asGuardian, stranger } = await makeRoom();
  const groupId = await makeGroup(app.ctx, id, [student.userId]);
  const board = `/educators/${id}/board`;
  const send = (form: Record<string, string>) => teacher.ask(board, { method: 'POST', form });
  expect(
    (await send({ form: 'announce', text: 'No lesson <b>today</b>', to: '', pinned: 'on' })).statusCode,
  ).toBe(302);
  expect((await send({ form: 'announce', text: 'Readers: bring a book', to: groupId })).statusCode).toBe(302);
  const refused = await send({ form: 'announce', text: ' ', to: '' });
  expect([refused.statusCode, refused.body]).toEqual([
    422,
    expect.stringContaining('Please write something.') as string,
  ]);
  const goal = { form: 'classGoal', amount: '30', measure: 'stories', period: 'week' };
  expect((await send(goal)).statusCode).toBe(302);
  expect((await send({ ...goal, amount: '0' })).body).toContain('Please enter a whole number above 0.');
  const page = `/classes/${id}`;
  const [read, readByParent] = [(await asStudent.get(page)).body, (await asGuardian.get(page)).body];
  for (const body of [read, readByParent]) {
    expect(body).toContain('No lesson &lt;b&gt;today&lt;/b&gt;');
    expect(body).toContain('This week: 30 lessons together');
  }
  expect(read).toContain('Readers: bring a book');
  expect(readByParent).not.toContain('Readers: bring a book');
  const { cookie } = await app.cookieOf(student);
  expect((await app.get(page, { cookie: `${cookie}; tl-zone=Asia/Jerusalem` })).body).toContain(
    'November 17 at 2:00',
  );
  for (const path of [board, page]) expect((await stranger.get(path)).statusCode).toBe(404);
  expect((await asStudent.get(board)).statusCode).toBe(404);
});

test('a student leaves the class on its page, and a teacher sees the page as she does', async () => {
  const { id, teacher, asStudent, asGuardian } = await makeRoom();
  expect((await teacher.get(`/classes/${id}`)).body).toContain('This is how your students');
  expect((await asGuardian.get(`/classes/${id}`)).body).not.toContain('Leave the class');
  expect((await asStudent.get(`/classes/${id}`)).body).toContain('Leave the class');
  await asStudent.ask('/join', { method: 'POST', form: { form: `leave:${id}` } });
  expect((await asStudent.get(`/classes/${id}`)).statusCode).toBe(404);
});

test('a teacher decides on the wall of her class without scripts, where the house lets her', async () => {
  const { id, educator, student, teacher, asStudent, stranger } = await makeRoom();
  app.ctx.clock.advance(60);
  const [waiting, shown] = [await makeWorkOf(app.ctx, student), await makeWorkOf(app.ctx, student)];
  await approveWork(app.ctx, shown, educator);
  const wall = `/classes/${id}/wall`;
  expect((await teacher.get(wall)).body).toContain('The house’s moderators look at them');
  expect((await teacher.get(wall)).body).not.toContain('Put it on the wall');
  await changeSetting(app.ctx, classModeratorsSetting, 'teachers');
  // A setting is in force once every cache has heard of it.
  await expect.poll(async () => (await teacher.get(wall)).body).toContain('Put it on the wall');
  const seen = (await asStudent.get(wall)).body;
  expect(seen).toContain(`/submissions/${shown}?class=${id}`);
  expect(seen).not.toContain(waiting);
  const reject = { form: `rejectWork:${waiting}:1`, reason: '', note: '' };
  expect((await teacher.ask(wall, { method: 'POST', form: reject })).body).toContain('reason');
  const approve = { form: `approveWork:${waiting}:1` };
  expect((await teacher.ask(wall, { method: 'POST', form: approve })).statusCode).toBe(302);
  expect((await teacher.get(wall)).body).toContain('It goes onto the wall in a moment.');
  expect(
    (await teacher.ask(wall, { method: 'POST', form: { form: `undoWork:${waiting}` } })).statusCode,
  ).toBe(302);
  expect((await teacher.get(wall)).body).toContain('Put it on the wall');
  expect((await stranger.get(wall)).statusCode).toBe(404);
  expect((await stranger.ask(wall, { method: 'POST', form: approve })).statusCode).toBe(404);
});

test('a work that was chosen on a class’s wall leads back there, and is shown without it to anyone else who may see it', async () => {
  const { id, educator, student, asStudent, stranger } = await makeRoom();
  app.ctx.clock.advance(60);
  const work = await makeWorkOf(app.ctx, student, { visibility: 0 });
  await approveWork(app.ctx, work, educator);
  const path = `/submissions/${work}?class=${id}`;
  expect((await asStudent.get(path)).body).toContain(`href="/classes/${id}/wall"`);
  const moved = await stranger.get(path);
  expect([moved.statusCode, moved.headers['location']]).toEqual([302, `/submissions/${work}`]);
  const wall = await stranger.get(`/api/content/challenges/submissions?class=${id}`);
  const unknown = await stranger.get('/api/content/challenges/submissions?class=unknown');
  expect([wall.statusCode, wall.body]).toEqual([404, unknown.body]);
});
