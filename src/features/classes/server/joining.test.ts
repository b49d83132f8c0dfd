import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '../../../../test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '../../../../test/support/db.ts';
import { settingsChanged } from '../../../platform/settings.ts';
import { makeUser, type TestUser } from '../../accounts/testing.ts';
import { classesApi } from '../api.ts';
import { showClearCode } from '../../../core/clear-code.ts';
import { makeClass, makeEducator } from '../testing.ts';
import { admitWherePossible } from './upkeep.ts';

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

  test('takes the code in any spelling, and says which class it is and how one stands', async () => {
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

  test('is answered alike for a code that is unknown, paused, replaced or none at all', async () => {
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

  test('counts ten wrong tries an hour from one address, and no right one', async () => {
    const ctx = makeCtx(database.db);
    const { code } = await makeClass(ctx);
    for (let tries = 0; tries < 15; tries += 1) await join(ctx, await makeUser(ctx), code);
    const student = await makeUser(ctx);
    for (let tries = 0; tries < 10; tries += 1)
      await expect(join(ctx, student, 'ABCD-2345')).rejects.toMatchObject({ kind: 'not-found' });
    await expect(join(ctx, student, 'ABCD-2345')).rejects.toMatchObject({ kind: 'too-many' });
    await expect(join(ctx, student, code)).rejects.toMatchObject({ kind: 'too-many' });
    await expect(call(classesApi.invitation, { id: code }, { context: ctx })).rejects.toMatchObject({
      kind: 'too-many',
    });
    const elsewhere = { ...ctx, address: '192.0.2.99' };
    expect(await join(elsewhere, student, code)).toMatchObject({ status: 'joined' });
    ctx.clock.advance(3600);
    expect(await join(ctx, student, code)).toMatchObject({ status: 'joined' });
  });

  test('beyond the seats of the plan is waiting, and a freed seat admits who has waited longest', async () => {
    const ctx = makeCtx(database.db);
    const { code, id, educator } = await makeClass(ctx);
    const second = await makeClass(ctx, educator);
    const [first] = await fill(ctx, code, 24);
    const [oldest, later] = await fill(ctx, second.code, 2);
    if (!first || !oldest || !later) throw new Error('people were made');
    expect(await join(ctx, oldest, second.code)).toMatchObject({ status: 'pending', why: 'seats' });
    // Who has a seat in one class needs none in another.
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

  test('a lapsed plan removes nobody and admits nobody; a new one admits who waits, once', async () => {
    const ctx = makeCtx(database.db);
    const { code, educator } = await makeClass(ctx);
    const second = await makeClass(ctx, educator);
    const [student] = await fill(ctx, code, 1);
    if (!student) throw new Error('somebody was made');
    const setPlan = (plan: 'free' | 'premium') =>
      ctx.db.updateTable('users').set({ plan }).where('id', '=', educator.userId).execute();
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
    await ctx.db.updateTable('settings').set({ value: '1' }).where('key', '=', 'classes.freeSeats').execute();
    await ctx.events.publish(settingsChanged, '');
    try {
      await admitWherePossible(ctx);
      expect(await join(ctx, student, code)).toMatchObject({ status: 'joined' });
      expect(await join(ctx, other, code)).toMatchObject({ status: 'pending' });
    } finally {
      await ctx.db
        .updateTable('settings')
        .set({ value: '0' })
        .where('key', '=', 'classes.freeSeats')
        .execute();
      await ctx.events.publish(settingsChanged, '');
    }
  });
});

describe('many who join at the same moment', () => {
  const database = useCommittedDatabase();

  test('share the last seat: one is in, the others wait, and each is there once', async () => {
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

  test('a seat that is freed twice at once admits one', async () => {
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
