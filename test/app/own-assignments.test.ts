import { expect, test } from 'vitest';
import { makeClass, makeStudentIn } from '#features/classes/testing.ts';
import { makeCourse } from '#features/learning/testing.ts';
import { filmAndQuiz } from '#features/teaching/testing.ts';
import { useApp } from '../support/app.ts';

const app = useApp();

async function makeAssigned() {
  const { id, educator } = await makeClass(app.ctx);
  const { id: target } = await makeCourse(app.ctx, { items: filmAndQuiz });
  const student = await app.makeUser({ role: 'student' });
  await makeStudentIn(app.ctx, id, student.userId);
  const teacher = await app.asBrowserOf(educator);
  const assign = (note: string) =>
    teacher.post(`/api/users/current/classes/${id}/assignments`, {
      kind: 'course',
      target,
      from: '2026-11-17',
      due: '2026-11-24',
      note,
    });
  return { assign, browser: await app.asBrowserOf(student) };
}

test('what a teacher has set is on her student’s home and dashboard before any script runs, and on nobody else’s', async () => {
  const { assign, browser } = await makeAssigned();
  await assign('For the Shabbat table');
  const other = await app.asBrowserOf(await app.makeUser());
  for (const path of ['/home', '/dashboard']) {
    const { body } = await browser.get(path);
    expect(body).toContain('From your teacher');
    expect(body).toContain('For the Shabbat table');
    expect(body).toContain('Until Tuesday, November 24');
    // Neither the section nor the data of a request that she would not need.
    expect((await other.get(path)).body).not.toMatch(/from-your-teacher|ownAssignments/);
  }
});

test('a student finds all that is set to her page by page, without scripts', async () => {
  const { assign, browser } = await makeAssigned();
  for (let number = 1; number <= 51; number += 1) await assign(`Number ${number}.`);
  const first = (await browser.get('/home')).body;
  const [, next = ''] = /href="(\/dashboard\?assigned=[^"#]+)#from-your-teacher"/.exec(first) ?? [];
  const second = (await browser.get(next)).body;
  const notesIn = (html: string) => html.match(/Number \d+\.(?=<)/g) ?? [];
  expect([notesIn(first).length, notesIn(second).length]).toEqual([50, 1]);
  expect(new Set([...notesIn(first), ...notesIn(second)]).size).toBe(51);
});
