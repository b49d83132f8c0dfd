import { expect, test } from 'vitest';
import { makeClass, makeCoTeacher } from '#features/classes/testing.ts';
import { useApp } from '../support/app.ts';

const app = useApp();

test('an owner copies a class without scripts, archived or not, and keeps what she typed if it is refused', async () => {
  const { id, educator } = await makeClass(app.ctx);
  const co = await app.asBrowserOf(await makeCoTeacher(app.ctx, id));
  const owner = await app.asBrowserOf(educator);
  const send = (name: string) =>
    owner.ask('/educators', { method: 'POST', form: { form: `copy:${id}`, name } });
  expect((await co.get('/educators')).body).not.toContain(`copy:${id}`);
  expect((await owner.get('/educators')).body).toContain(`copy:${id}`);
  expect((await send('Grade 5, next year')).statusCode).toBe(302);
  expect((await owner.get('/educators')).body).toContain('Grade 5, next year');
  await (await app.as(educator)).post(`/api/users/current/classes/${id}/archive`);
  expect((await owner.get('/educators')).body).toContain(`copy:${id}`);
  const taken = await send('Grade 5, next year');
  expect(taken.body).toContain('You already have a class with this name.');
  expect(taken.body).toContain('value="Grade 5, next year"');
  expect((await send('Grade 6')).statusCode).toBe(302);
});
