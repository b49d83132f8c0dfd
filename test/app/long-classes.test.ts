import { expect, test } from 'vitest';
import { freeSeatsSetting } from '#features/classes/server/seats.ts';
import { makeClass, makeEducator, putInClass } from '#features/classes/testing.ts';
import { changeSetting } from '#platform/settings/settings.ts';
import type { UserId } from '#core/ids.ts';
import { useApp } from '../support/app.ts';

const app = useApp();
const students = 130;

/** A class of so many students with cards, from one list. */
async function makeLongClass() {
  await changeSetting(app.ctx, freeSeatsSetting, students);
  const { id, educator } = await makeClass(app.ctx, await makeEducator(app.ctx, { plan: 'free' }));
  const teacher = await app.asBrowserOf(educator);
  const list = Array.from({ length: students }, (_, index) => ({
    firstName: `Pupil${index + 1}.`,
    lastName: index + 1 === students ? 'Ábel' : 'Stern',
  }));
  const added = await teacher.post(`/api/users/current/classes/${id}/students`, {
    students: list,
    guardiansAgree: true,
  });
  const lastId = added.json<{ items: { id: UserId }[] }>().items.at(-1)?.id;
  if (lastId === undefined) throw new Error('nobody was added');
  return { id, teacher, lastId, path: `/educators?class=${id}` };
}

const pupilsIn = (html: string) => [...new Set(html.match(/Pupil\d+\./g))];
const linkIn = (html: string, words: string) =>
  new RegExp(`href="([^"]*)"[^>]*>${words}<`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';

test('every student of a long class is on one of its pages, and can be renamed and removed there, without scripts', async () => {
  const { id, teacher, lastId, path } = await makeLongClass();
  const pages: { address: string; names: string[] }[] = [];
  for (let address = path; address !== '';) {
    const { body } = await teacher.get(address);
    pages.push({ address, names: pupilsIn(body) });
    address = linkIn(body, 'Next page');
  }
  expect(pages.map(({ names }) => names.length)).toEqual([50, 50, 30]);
  expect(new Set(pages.flatMap(({ names }) => names)).size).toBe(students);

  const [third = ''] = pages.at(-1)?.address.split('#') ?? [];
  const act = (form: Record<string, string>) => teacher.ask(third, { method: 'POST', form });
  const renamed = await act({ form: `renameStudent:${id}:${lastId}`, firstName: 'Noa', lastName: 'Levi' });
  expect([renamed.statusCode, renamed.headers['location']]).toEqual([302, `${third}#classes`]);
  expect((await act({ form: `renewCard:${id}:${lastId}` })).statusCode).toBe(302);
  const { body: before } = await teacher.get(third);
  expect(before).toContain('Noa Levi');
  expect(before).toContain(`renameStudent:${id}:${lastId}`);
  await act({ form: `removeStudent:${id}:${lastId}` });
  const { body: after } = await teacher.get(third);
  expect(after).not.toContain(`renameStudent:${id}:${lastId}`);
  // Her account had only this class: its teacher can still bring her back.
  expect(after).toContain('Noa Levi');
});

test('a student is found by her name, however it is spelled, and so is whoever asks for something', async () => {
  const { id, teacher, lastId, path } = await makeLongClass();
  const { body } = await teacher.get(`${path}&q=${encodeURIComponent('abel pupil130')}`);
  expect(pupilsIn(body)).toEqual(['Pupil130.']);
  expect((await teacher.get(`${path}&q=Nobody`)).body).toContain('Nobody in this class is called');
  await app.ctx.db
    .updateTable('class_students')
    .set({ leave_asked_at: app.ctx.clock.now() })
    .where('user_id', '=', lastId)
    .execute();
  const asking = linkIn((await teacher.get(path)).body, 'Requests \\(1\\)');
  const [address = ''] = asking.split('#');
  expect(pupilsIn((await teacher.get(asking)).body)).toEqual(['Pupil130.']);
  const form = { form: `declineRequest:${id}:${lastId}` };
  expect((await teacher.ask(address, { method: 'POST', form })).statusCode).toBe(302);
  expect((await teacher.get(asking)).body).toContain('There are no requests now.');
});

test('whoever waits or is invited is there page by page, and nobody is found whose guardian has not approved', async () => {
  const { ctx } = app;
  const { id, educator } = await makeClass(ctx);
  const teacher = await app.asBrowserOf(educator);
  const path = `/educators?class=${id}`;
  for (let number = 1; number <= 60; number += 1) {
    const user = await app.makeUser({ first_name: `Waiting${number}.`, last_name: 'Katz' });
    await putInClass(ctx, id, { ...user, waits: true });
    ctx.clock.advance(1);
  }
  const hidden = await app.makeUser({ first_name: 'Hidden', last_name: 'Katz' });
  await ctx.db
    .insertInto('class_students')
    .values({
      class_id: id,
      user_id: hidden.userId,
      status: 'pending',
      why: 'guardian',
      created_at: ctx.clock.now(),
    })
    .execute();
  const first = (await teacher.get(path)).body;
  const [, next = ''] = /href="([^"]*pending=[^"]*)"/.exec(first) ?? [];
  const second = (await teacher.get(next.replaceAll('&amp;', '&'))).body;
  const waitingIn = (html: string) => new Set(html.match(/Waiting\d+\./g)).size;
  expect([waitingIn(first), waitingIn(second)]).toEqual([50, 10]);
  const found = (await teacher.get(`${path}&q=katz`)).body;
  expect(waitingIn(found)).toBe(50);
  expect((await teacher.get(`${path}&q=hidden`)).body).toContain('Nobody in this class is called');
});
