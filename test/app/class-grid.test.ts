import { expect, test } from 'vitest';
import { giveCourse, makeClass, makeStudentIn } from '#features/classes/testing.ts';
import { itemIdOf, makeCourse, makeWork } from '#features/learning/testing.ts';
import { filmAndQuiz } from '#features/teaching/testing.ts';
import { useApp } from '../support/app.ts';

const app = useApp();
const students = 120;

async function makeFullClass() {
  const { id, educator } = await makeClass(app.ctx);
  const course = await makeCourse(app.ctx, { items: filmAndQuiz });
  await giveCourse(app.ctx, id, course.id);
  for (let number = 1; number <= students; number += 1) {
    const pupil = await app.makeUser({ role: 'student', first_name: `Pupil${number}.`, last_name: 'Stern' });
    await makeStudentIn(app.ctx, id, pupil.userId);
    if (number === students)
      await makeWork(app.ctx, pupil.userId, itemIdOf(course, 1), {
        at: new Date(app.ctx.clock.now().getTime() + 1000),
        done: true,
        answers: [
          { questionId: 'one', response: 'yes', correct: true },
          { questionId: 'two', response: 'no', correct: false },
        ],
      });
  }
  return { id, educator, teacher: await app.asBrowserOf(educator) };
}

test('the whole class is on one page for paper, without scripts, and what most missed stands above the table', async () => {
  const { id, teacher } = await makeFullClass();
  const screen = (await teacher.get(`/educators/${id}`)).body;
  expect(screen.indexOf('Who ran?')).toBeLessThan(screen.indexOf('role="grid"'));
  const [, address = ''] = /href="([^"]+\/print\?[^"]*)"/.exec(screen) ?? [];
  const paper = (await teacher.get(address.replaceAll('&amp;', '&'))).body;
  expect(new Set(paper.match(/Pupil\d+\.(?= Stern<)/g)).size).toBe(students);
  expect(paper).toContain('>50%</td>');
});

test('the single answers are a file for the class’s teachers alone', async () => {
  const { id, teacher } = await makeFullClass();
  const path = `/api/classes/${id}/answers.csv`;
  const file = await teacher.get(path);
  expect(file.headers['content-disposition']).toBe('attachment; filename="answers-2026-11-17.csv"');
  expect(file.body.match(/Pupil120\./g)).toHaveLength(2);
  const stranger = await app.asBrowserOf((await makeClass(app.ctx)).educator);
  const unknown = await stranger.get('/api/classes/unknown/answers.csv');
  expect([unknown.statusCode, (await stranger.get(path)).body]).toEqual([404, unknown.body]);
});
