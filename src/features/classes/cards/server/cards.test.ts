import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { eraseGivenUpAccounts } from '#features/people/server/public.ts';
import type { UserId } from '#core/ids.ts';
import { classesApi } from '#features/classes/api.ts';
import type { ClassId } from '#features/classes/contract.ts';
import { makeClass, makeEducator } from '#features/classes/testing.ts';
import { enter } from '#features/classes/server/enrolments.ts';

const names = [
  { firstName: 'Dina', lastName: 'Levi' },
  { firstName: 'Yonah', lastName: 'Katz' },
];

async function makeTaught(ctx: TestCtx) {
  const { educator, id } = await makeClass(ctx);
  return { id, teacher: { ...ctx, actor: educator.actor } };
}

const add = (context: TestCtx, id: string, students = names) =>
  call(classesApi.addStudents, { id, students, guardiansAgree: true }, { context });
const cardsOf = async (context: TestCtx, id: string) =>
  (await call(classesApi.cards, { id }, { context })).items;

describe('students without an email', () => {
  const database = useDatabase();

  test('are in the class at once, each with a card, in the order of the list', async () => {
    const { teacher, id } = await makeTaught(makeCtx(database.db));
    const { items } = await add(teacher, id);
    expect(items).toMatchObject(names);
    expect(new Set(items.map(({ token }) => token)).size).toBe(2);
    expect(await cardsOf(teacher, id)).toEqual(items);
    const list = await call(classesApi.students, { id }, { context: teacher });
    expect(list.items).toMatchObject(names.map((name) => ({ ...name, hasCard: true })));
    expect(await call(classesApi.list, undefined, { context: teacher })).toMatchObject({
      seatsTaken: 2,
      items: [{ studentCount: 2, cardCount: 2 }],
    });
  });

  test('get a new card, and the others keep theirs', async () => {
    const { teacher, id } = await makeTaught(makeCtx(database.db));
    const [dina, yonah] = (await add(teacher, id)).items;
    const renewed = await call(classesApi.renewCard, { id, studentId: dina?.id ?? '' }, { context: teacher });
    expect(renewed.items).toMatchObject([{ firstName: 'Dina' }]);
    expect(renewed.items[0]?.token).not.toBe(dina?.token);
    expect(await cardsOf(teacher, id)).toEqual([renewed.items[0], yonah]);
  });

  test('are not created without the guardians’ consent and two names each', async () => {
    const { teacher, id } = await makeTaught(makeCtx(database.db));
    const unasked = call(classesApi.addStudents, { id, students: names }, { context: teacher });
    await expect(unasked).rejects.toMatchObject({ data: { issues: [{ path: 'guardiansAgree' }] } });
    await expect(add(teacher, id, [])).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    const [dina = { firstName: '', lastName: '' }] = names;
    await expect(add(teacher, id, [dina, { ...dina, lastName: '' }])).rejects.toMatchObject({
      data: { issues: [{ path: 'students.1.lastName' }] },
    });
    expect(await cardsOf(teacher, id)).toEqual([]);
  });

  test('are created if there is a seat for all of them, otherwise none is', async () => {
    const { teacher, id } = await makeTaught(makeCtx(database.db));
    const many = Array.from({ length: 25 }, (_, n) => ({ firstName: 'Student', lastName: `No${n}` }));
    await expect(add(teacher, id, many)).rejects.toMatchObject({ code: 'no_seats' });
    expect(await cardsOf(teacher, id)).toEqual([]);
    await add(teacher, id, many.slice(0, 24));
    await expect(add(teacher, id)).rejects.toMatchObject({ code: 'no_seats' });
  });

  test('are created once when the list comes twice', async () => {
    const { teacher, id } = await makeTaught(makeCtx(database.db));
    await add(teacher, id);
    const refusedAt = (index: number) => ({ data: { issues: [{ path: `students.${index}.lastName` }] } });
    const [dina = { firstName: '', lastName: '' }] = names;
    const loud = { firstName: dina.firstName.toUpperCase(), lastName: dina.lastName.toLowerCase() };
    await expect(add(teacher, id, [loud])).rejects.toMatchObject(refusedAt(0));
    const tal = { firstName: 'Tal', lastName: 'Or' };
    await expect(add(teacher, id, [tal, tal])).rejects.toMatchObject(refusedAt(1));
    expect(await cardsOf(teacher, id)).toHaveLength(2);
  });

  test('are hers alone: another teacher cannot see, renew or add anything', async () => {
    const ctx = makeCtx(database.db);
    const { teacher, id } = await makeTaught(ctx);
    const [dina] = (await add(teacher, id)).items;
    const stranger = await makeEducator(ctx);
    const other = { ...ctx, actor: stranger.actor };
    const { id: own } = await makeClass(ctx, stranger);
    const notFound = { kind: 'not-found' };
    await expect(cardsOf(other, id)).rejects.toMatchObject(notFound);
    await expect(add(other, id)).rejects.toMatchObject(notFound);
    await expect(
      call(classesApi.renewCard, { id: own, studentId: dina?.id ?? '' }, { context: other }),
    ).rejects.toMatchObject(notFound);
    expect(await cardsOf(teacher, id)).toHaveLength(2);
  });

  test('are erased 30 days after leaving this teacher’s last class', async () => {
    const ctx = makeCtx(database.db);
    const { teacher, id } = await makeTaught(ctx);
    const second = await call(classesApi.create, { name: 'Second' }, { context: teacher });
    const [dina, yonah] = (await add(teacher, id)).items;
    if (!dina || !yonah) throw new Error('not created');
    await ctx.db
      .updateTable('class_students')
      .set({ class_id: second.id as typeof id })
      .where('user_id', '=', yonah.id as never)
      .execute();
    await ctx.db
      .insertInto('class_students')
      .values({
        class_id: id,
        user_id: yonah.id as never,
        status: 'joined',
        why: null,
        created_at: ctx.clock.now(),
      })
      .execute();
    for (const { id: studentId } of [dina, yonah])
      await call(classesApi.removeStudent, { id, studentId }, { context: teacher });
    await expect(
      call(classesApi.renewCard, { id, studentId: dina.id }, { context: teacher }),
    ).rejects.toMatchObject({ kind: 'not-found' });
    ctx.clock.advance(31 * 86_400);
    expect(await eraseGivenUpAccounts(ctx)).toBe(1);
    expect(await cardsOf(teacher, second.id)).toEqual([yonah]);
  });

  test('join another class of their teacher at once, and wait for a guardian for another teacher’s', async () => {
    const ctx = makeCtx(database.db);
    const { teacher, id } = await makeTaught(ctx);
    const [dina] = (await add(teacher, id)).items;
    const userId = dina?.id as UserId;
    const second = await call(classesApi.create, { name: 'Second' }, { context: teacher });
    const foreign = await makeClass(ctx);
    const enterClass = (classId: string) => enter(ctx, { classId: classId as ClassId, userId });
    expect(await enterClass(second.id)).toMatchObject({ status: 'joined' });
    expect(await enterClass(foreign.id)).toMatchObject({ status: 'pending', why: 'guardian' });
  });

  test('are let go by the deletion of a class too', async () => {
    const ctx = makeCtx(database.db);
    const { teacher, id } = await makeTaught(ctx);
    await add(teacher, id);
    await call(classesApi.remove, { id }, { context: teacher });
    ctx.clock.advance(31 * 86_400);
    expect(await eraseGivenUpAccounts(ctx)).toBe(2);
  });
});

describe('a list that is sent ten times at once', () => {
  const database = useCommittedDatabase();

  test('creates everyone once', async () => {
    const { teacher, id } = await makeTaught(makeCtx(database.db));
    const sent = await Promise.allSettled(Array.from({ length: 10 }, () => add(teacher, id)));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await cardsOf(teacher, id)).toHaveLength(2);
  });
});
