import { beforeEach, expect, test } from 'vitest';
import {
  makeClass,
  makeCoTeacher,
  makeEducator,
  makeGroup,
  makeStudentIn,
  putAway,
  putInClass,
  takeOutOfClass,
} from '#features/classes/testing.ts';
import { makeCourse, makeWork } from '#features/learning/testing.ts';
import { filmAndQuiz, makeTaughtClass } from '#features/teaching/testing.ts';
import { useApp } from '../support/app.ts';

const app = useApp();
let world: Awaited<ReturnType<typeof makeTaughtClass>>;
beforeEach(async () => {
  world = await makeTaughtClass(app.ctx);
});

const hour = 3600_000;
const inAnHour = () => new Date(app.ctx.clock.now().getTime() + hour);

/** Someone who has done both items of the class's course, an hour from now or before she joined. */
async function makeFinisher(firstName: string, at = inAnHour()) {
  const person = await app.makeUser({ role: 'student', first_name: firstName, last_name: 'Katz' });
  for (const item of [world.film, world.quiz])
    await makeWork(app.ctx, person.userId, item, { at, done: true });
  return person;
}

test('every student of the class who has finished the course gets a page, and all others are told what is left', async () => {
  const { id, film, educator, ada } = world;
  await makeWork(app.ctx, ada.userId, film, { done: true });
  const student = await makeFinisher('Mira');
  await makeStudentIn(app.ctx, id, student.userId);
  await putInClass(app.ctx, id, { ...(await makeFinisher('Waiting')), waits: true });
  const gone = await makeFinisher('Gone');
  await makeStudentIn(app.ctx, id, gone.userId);
  await takeOutOfClass(app.ctx, id, gone.userId);
  await makeStudentIn(app.ctx, (await makeClass(app.ctx)).id, (await makeFinisher('Elsewhere')).userId);

  const teacher = await app.asBrowserOf(educator);
  const [, address = ''] =
    /href="([^"]+\/certificates[^"]*)"/.exec((await teacher.get(`/educators/${id}`)).body) ?? [];
  for (const reader of [teacher, await app.asBrowserOf(await makeCoTeacher(app.ctx, id))]) {
    const page = (await reader.get(address.replaceAll('&amp;', '&'))).body;
    expect(page.match(/<article/g)).toHaveLength(1);
    expect(page).toContain('Mira Katz</bdi>');
    expect(page).toMatch(/Course \(en\).*November 17, 2026 · 7 Kislev 5787/s);
    expect(page).toMatch(/Ada Adler<.*1 lesson to go.*Dov Stern<.*2 lessons to go/s);
    expect(page).not.toMatch(/Waiting|Gone|Elsewhere|\/certificates\/[A-Z2-9]/);
  }
  expect(await app.ctx.db.selectFrom('certificates').select('code').execute()).toEqual([]);
});

test('a certificate has no date where the teacher may not see when the course was finished', async () => {
  const { id, educator } = world;
  const early = await makeFinisher('Early', new Date(app.ctx.clock.now().getTime() - hour));
  await makeStudentIn(app.ctx, id, early.userId);
  const untold = await makeFinisher('Untold');
  await makeStudentIn(app.ctx, id, untold.userId);
  await app.ctx.db
    .updateTable('class_students')
    .set({ names_alone: true })
    .where('user_id', '=', untold.userId)
    .execute();
  const teacher = await app.asBrowserOf(educator);
  const { finished } = (await teacher.get(`/api/users/current/classes/${id}/certificates`)).json<{
    finished: object[];
  }>();
  expect(finished).toEqual([
    { id: early.userId, firstName: 'Early', lastName: 'Katz' },
    { id: untold.userId, firstName: 'Untold', lastName: 'Katz' },
  ]);
  const page = (await teacher.get(`/educators/${id}/certificates`)).body;
  const certificates = page.match(/<article.*?<\/article>/gs) ?? [];
  expect(certificates).toHaveLength(2);
  expect(page).toContain('Without a date');
  expect(certificates.join()).not.toContain('Kislev');
});

test('a thousand students come fifty at a time, a group alone, and an archived class may still print', async () => {
  const { id, educator } = world;
  const finishers = [];
  for (let number = 0; number < 52; number += 1) {
    finishers.push(await makeFinisher(`Student${number}`));
    await makeStudentIn(app.ctx, id, finishers.at(-1)?.userId ?? educator.userId);
  }
  const group = await makeGroup(
    app.ctx,
    id,
    finishers.slice(0, 2).map(({ userId }) => userId),
  );
  await putAway(app.ctx, id);
  const teacher = await app.asBrowserOf(educator);
  const ask = async (query: string) =>
    (await teacher.get(`/api/users/current/classes/${id}/certificates?${query}`)).json<{
      finished: { id: string }[];
      totalFinished: number;
      next?: string;
    }>();
  const first = await ask('');
  const second = await ask(`after=${first.next}`);
  expect([first.finished.length, first.totalFinished, second.next]).toEqual([50, 52, undefined]);
  expect(new Set([...first.finished, ...second.finished].map((each) => each.id)).size).toBe(52);
  expect((await ask(`group=${group}`)).totalFinished).toBe(2);
  const few = (await teacher.get(`/educators/${id}/certificates?group=${group}&chosen=none`)).body;
  expect(few.match(/type="checkbox"/g)).toHaveLength(2);
  expect(few).not.toContain('checked=""');
});

test('where nobody has finished, the page says what comes next, and it offers no course that the class does not learn', async () => {
  const { id, educator } = world;
  const teacher = await app.asBrowserOf(educator);
  const other = await makeCourse(app.ctx, { items: filmAndQuiz });
  const page = (await teacher.get(`/educators/${id}/certificates?course=${other.id}`)).body;
  expect(page).toMatch(/Nobody has finished this course yet.*assignments\/new.*Ada Adler<.*2 lessons to go/s);
  const bare = await makeClass(app.ctx, educator);
  expect((await teacher.get(`/educators/${bare.id}/certificates`)).body).toContain(
    'Which courses does this class learn?',
  );
});

test('for the teacher of another class it is what it is for a class that does not exist, and for a student nothing', async () => {
  const { id, dov } = world;
  const path = '/api/users/current/classes';
  const stranger = await app.asBrowserOf(await makeEducator(app.ctx));
  const unknown = await stranger.get(`${path}/unknown/certificates`);
  expect([unknown.statusCode, (await stranger.get(`${path}/${id}/certificates`)).body]).toEqual([
    404,
    unknown.body,
  ]);
  expect((await stranger.get(`/educators/${id}/certificates`)).statusCode).toBe(404);
  const student = await app.asBrowserOf(dov);
  expect((await student.get(`${path}/${id}/certificates`)).statusCode).toBe(403);
  expect((await student.get(`/educators/${id}/certificates`)).statusCode).toBe(302);
});
