import { beforeEach, expect, test } from 'vitest';
import { makeClass, makeCoTeacher } from '#features/classes/testing.ts';
import { makeCourse } from '#features/learning/testing.ts';
import type { TestUser } from '#features/people/testing.ts';
import { filmAndQuiz } from '#features/teaching/testing.ts';
import { useApp, type Client } from '../support/app.ts';

const app = useApp();
let teacher: Client;
let path: string;
let target: string;
beforeEach(async () => {
  const { id, educator } = await makeClass(app.ctx);
  target = (await makeCourse(app.ctx, { items: filmAndQuiz })).id;
  teacher = await app.asBrowserOf(educator);
  path = `/educators/${id}/assignments`;
});

const send = (more: Record<string, string>) =>
  teacher.ask(`${path}/new`, {
    method: 'POST',
    form: { form: 'assign', kind: 'course', target, to: '', from: '2026-11-17', note: 'Enjoy.', ...more },
  });

test('work that is set for Shabbat without scripts is refused with the reason and a button for the next day', async () => {
  const refused = await send({ due: '2026-11-21' });
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('That day is Shabbat in New York');
  expect(refused.body).toContain('value="Enjoy."');
  const [, day = ''] = /value="([^"]+)"[^>]*name="takeNext"/.exec(refused.body) ?? [];
  expect(day).toBe('2026-11-22');
  const taken = await send({ due: '2026-11-21', takeNext: day });
  expect([taken.statusCode, taken.headers['location']]).toEqual([302, path]);
  expect((await teacher.get(path)).body).toContain('Sun, November 22');
});

test('the form begins with a day that fits, and says at once why it is not in a week', async () => {
  // To Saturday.
  app.ctx.clock.advance(4 * 86_400);
  const { body } = await teacher.get(`${path}/new`);
  expect(body).toContain('In a week it is Shabbat, so the day after is suggested.');
  expect(/name="due"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="due"/.exec(body)?.slice(1)).toContain(
    '2026-11-29',
  );
  expect(body).toContain('Never on Shabbat or Yom Tov.');
});

test('a day that does not exist is refused as such, and nothing is dropped', async () => {
  const refused = await send({ due: '2026-11-31', repeatUntil: '2026-12-15' });
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('value="2026-12-15"');
  expect(refused.body).not.toContain('takeNext');
});

test('the form leads its owner to where the city is chosen, but not a co-teacher, whose city is not the class’s', async () => {
  const classOfBoth = await makeClass(app.ctx);
  const second = await makeCoTeacher(app.ctx, classOfBoth.id);
  const form = async (of: TestUser) =>
    (await (await app.asBrowserOf(of)).get(`/educators/${classOfBoth.id}/assignments/new`)).body;
  expect(await form(classOfBoth.educator)).toMatch(
    /In <a href="\/settings\/profile#place"[^>]*>New York<\/a>/,
  );
  const seen = await form(second);
  expect(seen).toContain('In New York');
  expect(seen).not.toContain('/settings/profile#place');
});

test('the city is that of the owner’s browser, as long as she has chosen none', async () => {
  const { id, educator } = await makeClass(app.ctx);
  const { cookie } = await app.cookieOf(educator);
  const inJerusalem = { cookie: `${cookie}; tl-zone=Asia/Jerusalem` };
  expect((await app.get(`/educators/${id}/assignments/new`, inJerusalem)).body).toMatch(
    /In <a[^>]*>Jerusalem/,
  );
});
