import { freeSeatsSetting } from '#features/classes/server/seats.ts';
import { codeLimitsSetting } from './codes.ts';
import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import { changeSetting } from '#platform/settings/settings.ts';
import { classWithCode } from '#features/sign-up/server/public.ts';
import { findDevice } from '#features/sign-in/server/public.ts';
import { type TestUser, changeUser, makeUser } from '#features/people/testing.ts';
import { classesApi } from '#features/classes/api.ts';
import { showClearCode } from '#core/clear-code.ts';
import { makeClass, makeEducator } from '#features/classes/testing.ts';
import { admitWherePossible } from '#features/classes/server/admit-where-possible.ts';

const as = (ctx: TestCtx, { actor }: TestUser) => ({ context: { ...ctx, actor } });
const join = (ctx: TestCtx, user: TestUser, code: string) =>
  call(classesApi.join, { id: code }, as(ctx, user));

async function fill(ctx: TestCtx, code: string, students: number) {
  const people: TestUser[] = [];
  for (let made = 0; made < students; made += 1) {
    people.push(await makeUser(ctx));
    ctx.clock.advance(1);
    await join(ctx, people[made] as TestUser, code);
  }
  return people;
}

describe('joining a class', () => {
  const database = useDatabase();

  test('takes the code in any spelling, and says which class it is and the caller’s standing', async () => {
    const ctx = makeCtx(database.db);
    const { code, educator } = await makeClass(ctx);
    const student = await makeUser(ctx);
    const typed = ` ${showClearCode(code).toLowerCase()} `;
    const joined = await join(ctx, student, typed);
    expect(joined).toEqual({
      name: `Class ${code}`,
      teacher: 'Ruth Adler',
      code: showClearCode(code),
      status: 'joined',
      why: null,
    });
    expect(await join(ctx, student, typed)).toEqual(joined);
    expect(await call(classesApi.invitation, { id: code }, as(ctx, student))).toEqual(joined);
    expect(await call(classesApi.list, undefined, as(ctx, educator))).toMatchObject({
      items: [{ studentCount: 1 }],
      seatsTaken: 1,
    });
  });

  test('tells a visitor which class it is and changes nothing', async () => {
    const ctx = makeCtx(database.db);
    const { code } = await makeClass(ctx);
    const answer = await call(classesApi.join, { id: code }, { context: ctx });
    expect(answer).toMatchObject({ status: null, teacher: 'Ruth Adler' });
    expect(await ctx.db.selectFrom('class_students').selectAll().execute()).toEqual([]);
  });

  test.each(['parent', 'educator', 'invited'] as const)('is not for a %s', async (role) => {
    const ctx = makeCtx(database.db);
    const { code } = await makeClass(ctx);
    await expect(join(ctx, await makeUser(ctx, { role }), code)).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('gets the same answer for a code that is unknown, paused, replaced or not a code', async () => {
    const ctx = makeCtx(database.db);
    const { code, id, educator } = await makeClass(ctx);
    const student = await makeUser(ctx);
    const own = as(ctx, educator);
    const refused = { kind: 'not-found', code: 'not_found', messageKey: 'app.refusal.notFound' };
    await expect(join(ctx, student, 'ABCD-2345')).rejects.toMatchObject(refused);
    await expect(join(ctx, student, 'not a code')).rejects.toMatchObject(refused);
    await call(classesApi.change, { id, paused: true }, own);
    await expect(join(ctx, student, code)).rejects.toMatchObject(refused);
    await call(classesApi.change, { id, paused: false, rotate: true }, own);
    await expect(join(ctx, student, code)).rejects.toMatchObject(refused);
  });

  test('is refused with the demo world’s published code where that is off, even when signing up', async () => {
    const ctx = makeCtx(database.db);
    const { code } = await makeClass(ctx, await makeEducator(ctx, { demo: true }));
    const student = await makeUser(ctx);
    await expect(join(ctx, student, code)).rejects.toMatchObject({ kind: 'not-found' });
    const typed = { typed: code };
    expect(await callHook(ctx, classWithCode, typed)).toEqual([undefined]);
    const inside = { ...ctx, demoWorld: true };
    expect(await callHook(inside, classWithCode, typed)).toEqual([expect.any(String)]);
    expect(await join(inside, student, code)).toMatchObject({ status: 'joined' });
  });

  describe('with wrong codes', () => {
    const tooMany = { kind: 'too-many', messageKey: 'classes.refusal.tooManyCodes' };
    const wrong = (ctx: TestCtx, times: number) => tryTimes(times, () => look(ctx, 'ABCD-2345'));
    const look = (context: TestCtx, code: string) => call(classesApi.invitation, { id: code }, { context });
    /** Another browser on the same network. */
    const browserOf = (ctx: TestCtx): TestCtx => ({
      ...ctx,
      signedCookies: makeCtx(database.db).signedCookies,
    });
    async function tryTimes(times: number, attempt: () => Promise<unknown>) {
      for (let tries = 0; tries < times; tries += 1)
        await expect(attempt()).rejects.toMatchObject({ kind: 'not-found' });
    }

    test('is refused to a browser that has typed thirty in an hour, and not to another on its network', async () => {
      const ctx = makeCtx(database.db);
      const { code } = await makeClass(ctx);
      await wrong(ctx, 30);
      await expect(look(ctx, 'ABCD-2345')).rejects.toMatchObject(tooMany);
      await expect(look(ctx, code)).rejects.toMatchObject(tooMany);
      expect(await look(browserOf(ctx), code)).toMatchObject({ status: null });
      ctx.clock.advance(3600);
      expect(await look(ctx, code)).toMatchObject({ status: null });
    });

    test('is refused to a network that has typed three hundred, however often cookies are deleted', async () => {
      const ctx = makeCtx(database.db);
      const { code } = await makeClass(ctx);
      await tryTimes(300, () => look(browserOf(ctx), 'ABCD-2345'));
      await expect(look(browserOf(ctx), code)).rejects.toMatchObject(tooMany);
      expect(await look({ ...ctx, address: '192.0.2.99' }, code)).toMatchObject({ status: null });
    });

    test('is limited in an app by the signed-in user', async () => {
      const ctx = makeCtx(database.db);
      const { code } = await makeClass(ctx);
      const student = await makeUser(ctx);
      await tryTimes(30, () => join(browserOf(ctx), student, 'ABCD-2345'));
      await expect(join(browserOf(ctx), student, code)).rejects.toMatchObject(tooMany);
      expect(await join(ctx, await makeUser(ctx), code)).toMatchObject({ status: 'joined' });
    });

    test('counts no correct one, and leaves no trace in the browser where it is typed', async () => {
      const ctx = makeCtx(database.db);
      const { code } = await makeClass(ctx);
      for (let tries = 0; tries < 310; tries += 1) await look(ctx, code);
      expect(findDevice(ctx)).toBeUndefined();
      await wrong(ctx, 1);
      expect(findDevice(ctx)).toBeDefined();
    });

    test('follows the limits that an administrator has set', async () => {
      const ctx = makeCtx(database.db);
      const { code } = await makeClass(ctx);
      const rule = { tries: 2, seconds: 60 };
      await changeSetting(ctx, codeLimitsSetting, { perBrowser: rule, perNetwork: rule });
      await wrong(ctx, 2);
      await expect(look(ctx, code)).rejects.toMatchObject({ ...tooMany, retryAfterSeconds: 60 });
    });
  });

  test('beyond the seats of the plan means waiting, and a freed seat goes to the longest-waiting student', async () => {
    const ctx = makeCtx(database.db);
    const { code, id, educator } = await makeClass(ctx);
    const second = await makeClass(ctx, educator);
    const [first] = await fill(ctx, code, 24);
    const [oldest, later] = await fill(ctx, second.code, 2);
    if (!first || !oldest || !later) throw new Error('no people were created');
    expect(await join(ctx, oldest, second.code)).toMatchObject({ status: 'pending', why: 'seats' });
    // Anyone with a seat in one class needs none in another.
    expect(await join(ctx, first, second.code)).toMatchObject({ status: 'joined' });
    const own = as(ctx, educator);
    expect((await call(classesApi.pending, { id: second.id }, own)).items).toMatchObject([
      { id: oldest.userId, firstName: 'Test', why: 'seats' },
      { id: later.userId },
    ]);
    await call(classesApi.removeStudent, { id: second.id, studentId: first.userId }, own);
    // She is still in the first class, so her seat is not free.
    expect(await join(ctx, oldest, second.code)).toMatchObject({ status: 'pending' });
    await call(classesApi.removeStudent, { id, studentId: first.userId }, own);
    expect(await join(ctx, oldest, second.code)).toMatchObject({ status: 'joined' });
    expect(await join(ctx, later, second.code)).toMatchObject({ status: 'pending' });
    await expect(call(classesApi.removeStudent, { id, studentId: first.userId }, own)).rejects.toMatchObject({
      kind: 'not-found',
    });
    await call(classesApi.remove, { id }, own);
    expect(await join(ctx, later, second.code)).toMatchObject({ status: 'joined' });
  });

  test('a lapsed plan removes nobody and admits nobody; a new one admits waiting students, once', async () => {
    const ctx = makeCtx(database.db);
    const { code, educator } = await makeClass(ctx);
    const second = await makeClass(ctx, educator);
    const [student] = await fill(ctx, code, 1);
    if (!student) throw new Error('nobody was created');
    const setPlan = (plan: 'free' | 'premium') => changeUser(ctx, educator.userId, { plan });
    await setPlan('free');
    expect(await join(ctx, student, code)).toMatchObject({ status: 'joined' });
    expect(await join(ctx, student, second.code)).toMatchObject({ status: 'pending', why: 'seats' });
    await admitWherePossible(ctx);
    expect(await join(ctx, student, second.code)).toMatchObject({ status: 'pending' });
    await setPlan('premium');
    await admitWherePossible(ctx);
    expect(await join(ctx, student, second.code)).toMatchObject({ status: 'joined' });
    expect(await call(classesApi.list, undefined, as(ctx, educator))).toMatchObject({
      seats: 36,
      seatsTaken: 1,
    });
  });

  test('a free educator has as many seats as the setting says', async () => {
    const ctx = makeCtx(database.db);
    const { code } = await makeClass(ctx, await makeEducator(ctx, { plan: 'free' }));
    const [student, other] = [await makeUser(ctx), await makeUser(ctx)];
    expect(await join(ctx, student, code)).toMatchObject({ status: 'pending' });
    await changeSetting(ctx, freeSeatsSetting, 1);
    try {
      await admitWherePossible(ctx);
      expect(await join(ctx, student, code)).toMatchObject({ status: 'joined' });
      expect(await join(ctx, other, code)).toMatchObject({ status: 'pending' });
    } finally {
      await changeSetting(ctx, freeSeatsSetting, 0);
    }
  });
});

describe('many students who join at the same moment', () => {
  const database = useCommittedDatabase();

  test('share the last seat: one gets in, the others wait, and each is there once', async () => {
    const ctx = makeCtx(database.db);
    const { code, educator } = await makeClass(ctx);
    await fill(ctx, code, 23);
    const people = await Promise.all(Array.from({ length: 6 }, () => makeUser(ctx)));
    const answers = await Promise.all([...people, ...people].map((person) => join(ctx, person, code)));
    expect(answers.filter(({ status }) => status === 'joined')).toHaveLength(2);
    expect(await call(classesApi.list, undefined, as(ctx, educator))).toMatchObject({
      items: [{ studentCount: 24, pendingCount: 5 }],
      seatsTaken: 24,
    });
  });

  test('a seat that is freed twice at once admits one student', async () => {
    const ctx = makeCtx(database.db);
    const { code, id, educator } = await makeClass(ctx);
    const people = await fill(ctx, code, 27);
    const leaver = people[0]?.userId ?? '';
    const own = as(ctx, educator);
    const removals = await Promise.allSettled(
      Array.from({ length: 4 }, () => call(classesApi.removeStudent, { id, studentId: leaver }, own)),
    );
    await Promise.all([admitWherePossible(ctx), admitWherePossible(ctx)]);
    expect(removals.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await call(classesApi.list, undefined, own)).toMatchObject({
      items: [{ studentCount: 24, pendingCount: 2 }],
    });
  });
});
