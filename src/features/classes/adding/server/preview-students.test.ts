import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { makeUser } from '#features/people/testing.ts';
import { classesApi } from '#features/classes/api.ts';
import { makeClass, makeCoTeacher, makeEducator } from '#features/classes/testing.ts';
import { enter } from '#features/classes/server/enrolments.ts';

const dina = { firstName: 'Dina', lastName: 'Levi' };
const yonah = { firstName: 'Yonah', lastName: 'Katz' };

describe('the preview of a list', () => {
  const database = useDatabase();

  async function makeTaught() {
    const ctx = makeCtx(database.db);
    const { educator, id } = await makeClass(ctx);
    return { ctx, id, teacher: { context: { ...ctx, actor: educator.actor } } };
  }

  test('says for each student what adding would do, and does nothing', async () => {
    const { ctx, id, teacher } = await makeTaught();
    await call(classesApi.addStudents, { id, students: [dina], guardiansAgree: true }, teacher);
    await call(classesApi.addStudents, { id, students: [{ emailAddress: 'tal@example.org' }] }, teacher);
    const before = ctx.sent.length;
    const students = [
      { firstName: 'DINA', lastName: 'Levi' },
      yonah,
      { emailAddress: 'noa@example.org' },
      { emailAddress: 'Tal@example.org' },
      { ...dina, emailAddress: 'NOA@example.org' },
    ];
    const { items, seatsFree } = await call(classesApi.previewStudents, { id, students }, teacher);
    expect(items.map(({ outcome }) => outcome)).toEqual(['member', 'card', 'invite', 'invited', 'repeated']);
    expect(seatsFree).toBe(23);
    expect(ctx.sent).toHaveLength(before);
    const { items: classes } = await call(classesApi.list, undefined, teacher);
    expect(classes).toMatchObject([{ studentCount: 1, invitedCount: 1 }]);
  });

  test('names everything that is wrong at once, each in words', async () => {
    const { id, teacher } = await makeTaught();
    const students = [
      { firstName: 'Dina' },
      { lastName: 'Levi' },
      { ...dina, emailAddress: 'dina@' },
      { firstName: 'x'.repeat(61), lastName: 'Levi' },
      yonah,
      yonah,
      { firstName: '\u200b', lastName: 'Levi' },
    ];
    const { items } = await call(classesApi.previewStudents, { id, students }, teacher);
    expect(items.map(({ outcome, reason }) => reason ?? outcome)).toEqual([
      'Enter a first and last name.',
      'Enter a first and last name.',
      'This is not a complete email address, such as name@example.org.',
      'Use 1 to 60 characters.',
      'card',
      'Two students in the class would have the same name. Add something to tell them apart.',
      'Enter a name with visible characters.',
    ]);
  });

  test('invites neither a student who has joined by the code nor a teacher of the class', async () => {
    const { ctx, id, teacher } = await makeTaught();
    const verified = { email_verified_at: ctx.clock.now() };
    const tal = await makeUser(ctx, { email_address: 'tal@example.org', ...verified });
    const ruth = await makeEducator(ctx, { email_address: 'ruth@example.org', ...verified });
    await enter(ctx, { classId: id, userId: tal.userId });
    await makeCoTeacher(ctx, id, ruth);
    const students = ['Tal@example.org', 'ruth@example.org'].map((emailAddress) => ({ emailAddress }));
    const { items } = await call(classesApi.previewStudents, { id, students }, teacher);
    expect(items).toEqual([
      { outcome: 'member', reason: null },
      { outcome: 'wrong', reason: 'This address belongs to someone who teaches this class.' },
    ]);
    await expect(call(classesApi.addStudents, { id, students }, teacher)).rejects.toMatchObject({
      data: { issues: [{ path: 'students.1.emailAddress' }] },
    });
  });

  test('is limited to her own class', async () => {
    const { ctx, id } = await makeTaught();
    const { actor } = await makeEducator(ctx);
    await expect(
      call(classesApi.previewStudents, { id, students: [dina] }, { context: { ...ctx, actor } }),
    ).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('a mistyped name', () => {
  const database = useDatabase();

  test('is corrected on the card of a student who signs in with one, but not to another student’s name', async () => {
    const ctx = makeCtx(database.db);
    const { educator, id } = await makeClass(ctx);
    const teacher = { context: { ...ctx, actor: educator.actor } };
    const list = { id, students: [{ ...dina, firstName: 'Dian' }, yonah], guardiansAgree: true };
    const { items } = await call(classesApi.addStudents, list, teacher);
    const studentId = items[0]?.id ?? '';
    expect(await call(classesApi.renameStudent, { id, studentId, ...dina }, teacher)).toMatchObject(dina);
    expect((await call(classesApi.cards, { id }, teacher)).items).toMatchObject([
      { ...dina, token: items[0]?.token },
      yonah,
    ]);
    await expect(call(classesApi.renameStudent, { id, studentId, ...yonah }, teacher)).rejects.toMatchObject({
      data: { issues: [{ path: 'lastName' }] },
    });
    const tal = await makeUser(ctx);
    await enter(ctx, { classId: id, userId: tal.userId });
    await expect(
      call(classesApi.renameStudent, { id, studentId: tal.userId, ...dina, firstName: 'Tal' }, teacher),
    ).rejects.toMatchObject({ code: 'own_name' });
    const { actor } = await makeEducator(ctx);
    await expect(
      call(classesApi.renameStudent, { id, studentId, ...dina }, { context: { ...ctx, actor } }),
    ).rejects.toMatchObject({ kind: 'not-found' });
  });
});
