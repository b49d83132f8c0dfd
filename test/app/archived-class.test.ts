import { expect, test } from 'vitest';
import { makeClass, makeStudentIn } from '#features/classes/testing.ts';
import { makeUser } from '#features/people/testing.ts';
import { useApp } from '../support/app.ts';

const app = useApp();

test('the forms of an archived class say that nothing can be set in it, and offer none', async () => {
  const { id, educator } = await makeClass(app.ctx);
  await makeStudentIn(app.ctx, id, (await makeUser(app.ctx)).userId);
  const browser = await app.asBrowserOf(educator);
  const asked = `/educators/${id}/assignments/new`;
  const open = (await browser.get(asked)).body;
  expect(open).toContain('name="due"');
  const client = await app.as(educator);
  await client.post(`/api/users/current/classes/${id}/archive`);
  const closed = await browser.get(asked);
  expect(closed.statusCode).toBe(200);
  expect(closed.body).toContain('This class is archived, so nothing can be assigned to it');
  expect(closed.body).not.toContain('name="due"');
});
