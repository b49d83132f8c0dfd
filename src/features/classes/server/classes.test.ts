import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { type TestUser, makeUser, removeUser } from '#features/people/testing.ts';
import { classesApi } from '../api.ts';
import { readClearCode } from '#core/clear-code.ts';
import { codeLength } from '../policy.ts';
import { makeClass, makeEducator } from '../testing.ts';
import { exportClasses } from './personal-data.ts';

describe('an educator’s classes', () => {
  const database = useDatabase();
  const as = (ctx: TestCtx, { actor }: TestUser) => ({ context: { ...ctx, actor } });

  async function makeTeacher() {
    const ctx = makeCtx(database.db);
    const educator = await makeEducator(ctx);
    return { ctx, educator, own: as(ctx, educator) };
  }

  test('have a code from the start, which can be paused and replaced', async () => {
    const { own } = await makeTeacher();
    const made = await call(classesApi.create, { name: ' Kitah Alef ' }, own);
    expect(made).toMatchObject({ name: 'Kitah Alef', paused: false, studentCount: 0, pendingCount: 0 });
    expect(made.code).toMatch(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/);
    const { id } = made;
    expect(await call(classesApi.change, { id, paused: true }, own)).toMatchObject({ paused: true });
    const rotated = await call(classesApi.change, { id, rotate: true, name: 'Kitah Bet' }, own);
    expect(rotated).toMatchObject({ paused: true, name: 'Kitah Bet' });
    expect(rotated.code).not.toBe(made.code);
    expect(await call(classesApi.list, undefined, own)).toMatchObject({
      items: [{ id, code: rotated.code }],
      totalItems: 1,
      seats: 24,
      seatsTaken: 0,
    });
    await call(classesApi.remove, { id }, own);
    expect(await call(classesApi.list, undefined, own)).toMatchObject({ items: [] });
  });

  test('have distinct names', async () => {
    const { own, ctx } = await makeTeacher();
    await call(classesApi.create, { name: 'Alef' }, own);
    const twice = call(classesApi.create, { name: 'Alef' }, own);
    await expect(twice).rejects.toMatchObject({ data: { issues: [{ path: 'name' }] } });
    await call(classesApi.create, { name: 'Alef' }, as(ctx, await makeEducator(ctx)));
    await expect(call(classesApi.create, { name: '  ' }, own)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('number at most fifty', async () => {
    const { own, ctx, educator } = await makeTeacher();
    for (let made = 0; made < 50; made += 1) await makeClass(ctx, educator);
    await expect(call(classesApi.create, { name: 'One more' }, own)).rejects.toMatchObject({
      code: 'too_many_classes',
    });
  });

  test('belong to nobody else: another educator finds nothing', async () => {
    const { ctx } = await makeTeacher();
    const { id } = await makeClass(ctx);
    const other = as(ctx, await makeEducator(ctx));
    const studentId = 'anybody';
    for (const refused of [
      call(classesApi.change, { id, paused: true }, other),
      call(classesApi.remove, { id }, other),
      call(classesApi.students, { id }, other),
      call(classesApi.pending, { id }, other),
      call(classesApi.removeStudent, { id, studentId }, other),
    ])
      await expect(refused).rejects.toMatchObject({ kind: 'not-found' });
    expect(await call(classesApi.list, undefined, other)).toMatchObject({ items: [] });
  });

  test.each(['learner', 'parent', 'student', 'home', 'new'] as const)('are not for a %s', async (role) => {
    const ctx = makeCtx(database.db);
    const person = as(ctx, await makeUser(ctx, { role }));
    await expect(call(classesApi.list, undefined, person)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(call(classesApi.create, { name: 'Alef' }, person)).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  test('list their students in pages of fifty, each once', async () => {
    const { ctx, educator, own } = await makeTeacher();
    const { id } = await makeClass(ctx, educator);
    for (let made = 0; made < 53; made += 1) {
      const { userId } = await makeUser(ctx);
      if (made % 10 === 0) ctx.clock.advance(1);
      await ctx.db
        .insertInto('class_students')
        .values({ class_id: id, user_id: userId, status: 'joined', why: null, created_at: ctx.clock.now() })
        .execute();
    }
    const first = await call(classesApi.students, { id }, own);
    expect([first.items.length, first.totalItems]).toEqual([50, 53]);
    const rest = await call(classesApi.students, { id, after: first.next }, own);
    expect([rest.items.length, rest.next]).toEqual([3, undefined]);
    expect(new Set([...first.items, ...rest.items].map((student) => student.id)).size).toBe(53);
    expect(await call(classesApi.students, { id, after: 'nonsense' }, own)).toEqual(first);
  });

  test('are in the data that an educator and a student can export', async () => {
    const { ctx, educator } = await makeTeacher();
    const { code, id } = await makeClass(ctx, educator);
    const student = await makeUser(ctx);
    await call(classesApi.join, { id: code }, as(ctx, student));
    expect(await exportClasses(ctx, educator.userId)).toMatchObject({ own: [{ code }], joined: [] });
    expect(await exportClasses(ctx, student.userId)).toMatchObject({
      own: [],
      joined: [{ status: 'joined' }],
    });
    await removeUser(ctx, student.userId);
    const left = await ctx.db.selectFrom('class_students').selectAll().where('class_id', '=', id).execute();
    expect(left).toEqual([]);
    await removeUser(ctx, educator.userId);
    expect(await ctx.db.selectFrom('classes').selectAll().where('id', '=', id).execute()).toEqual([]);
  });

  test('have different codes', async () => {
    const { ctx } = await makeTeacher();
    const codes = await Promise.all(Array.from({ length: 20 }, async () => (await makeClass(ctx)).code));
    expect(new Set(codes).size).toBe(20);
    expect(codes.every((code) => readClearCode(code, codeLength) === code)).toBe(true);
  });
});
