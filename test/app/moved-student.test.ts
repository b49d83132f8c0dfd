import { expect, test } from 'vitest';
import { makeClass, makeCoTeacher, makeStudentIn } from '#features/classes/testing.ts';
import { makeUser } from '#features/people/testing.ts';
import { useApp } from '../support/app.ts';

const app = useApp();

test('an owner moves a student to her other class without scripts, which her co-teacher is not offered', async () => {
  const { id, educator } = await makeClass(app.ctx);
  const other = await makeClass(app.ctx, educator);
  const { userId } = await makeUser(app.ctx, { role: 'student', first_name: 'Dov' });
  await makeStudentIn(app.ctx, id, userId);
  const owner = await app.asBrowserOf(educator);
  const co = await app.asBrowserOf(await makeCoTeacher(app.ctx, id));
  const name = `moveStudent:${id}:${userId}`;
  const open = `/educators?class=${id}`;
  expect((await co.get(open)).body).not.toContain(`"${name}"`);
  expect((await owner.get(open)).body).toContain(`"${name}"`);
  const form = { form: name, classId: other.id };
  expect((await owner.ask(open, { method: 'POST', form })).statusCode).toBe(302);
  expect((await owner.get(open)).body).not.toContain('Dov');
  expect((await owner.get(`/educators?class=${other.id}`)).body).toContain('Dov');
});
