import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { makeUser } from '#features/people/testing.ts';
import { classesApi } from '#features/classes/api.ts';
import { makeClass, makeEducator } from '#features/classes/testing.ts';
import { exportClasses } from '#features/classes/server/personal-data.ts';
import { removeOldInvites } from './own-invites.ts';

const dina = { firstName: 'Dina', lastName: 'Levi', emailAddress: 'dina@example.rog' };

describe('someone a teacher has invited', () => {
  const database = useDatabase();

  async function makeInvited(students = [dina]) {
    const ctx = makeCtx(database.db);
    const { educator, id } = await makeClass(ctx);
    const teacher = { context: { ...ctx, actor: educator.actor } };
    await call(classesApi.addStudents, { id, students }, teacher);
    return { ctx, educator, id, teacher };
  }

  const listOf = async (id: string, teacher: Parameters<typeof call>[2]) =>
    (await call(classesApi.invites, { id }, teacher as never)).items;
  const tokens = (ctx: TestCtx) => ctx.sent.map(({ text }) => /\/invites\/([\w-]{43})/.exec(text)?.[1] ?? '');
  const claim = async (ctx: TestCtx, token: string) => {
    const { actor } = await makeUser(ctx);
    return call(classesApi.claimInvite, { token }, { context: { ...ctx, actor } });
  };

  test('is listed as the teacher wrote her until someone joins with the invitation', async () => {
    const { ctx, id, teacher } = await makeInvited();
    const [token = ''] = tokens(ctx);
    expect(await listOf(id, teacher)).toMatchObject([{ ...dina, isExpired: false }]);
    expect(await call(classesApi.list, undefined, teacher)).toMatchObject({ items: [{ invitedCount: 1 }] });
    await claim(ctx, token);
    expect(await listOf(id, teacher)).toEqual([]);
    expect(await call(classesApi.list, undefined, teacher)).toMatchObject({
      items: [{ invitedCount: 0, studentCount: 1 }],
    });
  });

  test('gets a corrected invitation at the right address, and the mistyped one stops working', async () => {
    const { ctx, id, teacher } = await makeInvited();
    const [invite] = await listOf(id, teacher);
    const emailAddress = 'dina@example.org';
    const sent = await call(classesApi.sendInvite, { id, inviteId: invite?.id ?? '', emailAddress }, teacher);
    expect(sent).toMatchObject({ ...dina, emailAddress });
    expect(ctx.sent.map(({ to }) => to)).toEqual([dina.emailAddress, emailAddress]);
    const [first = '', second = ''] = tokens(ctx);
    await expect(claim(ctx, first)).rejects.toMatchObject({ code: 'link_over' });
    expect(await claim(ctx, second)).toMatchObject({ status: 'joined' });
  });

  test('gets it again, once a minute, even after it has expired', async () => {
    const { ctx, id, teacher } = await makeInvited();
    const [{ id: inviteId } = { id: '' }] = await listOf(id, teacher);
    const again = () => call(classesApi.sendInvite, { id, inviteId }, teacher);
    await again();
    await expect(again()).rejects.toMatchObject({ kind: 'too-many' });
    ctx.clock.advance(31 * 86_400);
    expect(await listOf(id, teacher)).toMatchObject([{ isExpired: true }]);
    expect(await again()).toMatchObject({ isExpired: false });
    expect(await claim(ctx, tokens(ctx)[2] ?? '')).toMatchObject({ status: 'joined' });
  });

  test('can be uninvited: the link stops working, and the address is forgotten', async () => {
    const { ctx, educator, id, teacher } = await makeInvited();
    const [{ id: inviteId } = { id: '' }] = await listOf(id, teacher);
    await call(classesApi.withdrawInvite, { id, inviteId }, teacher);
    await expect(claim(ctx, tokens(ctx)[0] ?? '')).rejects.toMatchObject({ code: 'link_over' });
    expect(await listOf(id, teacher)).toEqual([]);
    expect(JSON.stringify(await exportClasses(ctx, educator.userId))).not.toContain(dina.emailAddress);
  });

  test('gets no second mail when a list comes again, and one more than fits is refused', async () => {
    const { ctx, id, teacher } = await makeInvited([dina, { ...dina, emailAddress: 'noa@example.org' }]);
    const again = { id, students: [{ ...dina, emailAddress: 'DINA@example.rog' }] };
    expect(await call(classesApi.addStudents, again, teacher)).toMatchObject({ invited: 0 });
    expect(ctx.sent).toHaveLength(2);
    const [{ id: inviteId } = { id: '' }] = await listOf(id, teacher);
    await expect(
      call(classesApi.sendInvite, { id, inviteId, emailAddress: 'noa@example.org' }, teacher),
    ).rejects.toMatchObject({ data: { issues: [{ path: 'emailAddress' }] } });
  });

  test('is visible to her own teacher alone', async () => {
    const { ctx, id, teacher } = await makeInvited();
    const [{ id: inviteId } = { id: '' }] = await listOf(id, teacher);
    const stranger = await makeEducator(ctx);
    const { id: own } = await makeClass(ctx, stranger);
    const other = { context: { ...ctx, actor: stranger.actor } };
    const notFound = { kind: 'not-found' };
    await expect(listOf(id, other)).rejects.toMatchObject(notFound);
    for (const classId of [id, own]) {
      const one = { id: classId, inviteId };
      await expect(call(classesApi.sendInvite, one, other)).rejects.toMatchObject(notFound);
      await expect(call(classesApi.withdrawInvite, one, other)).rejects.toMatchObject(notFound);
    }
    expect(await listOf(id, teacher)).toHaveLength(1);
  });

  test('who has joined is a student, and gets no further invitations', async () => {
    const { ctx, id, teacher } = await makeInvited();
    const [{ id: inviteId } = { id: '' }] = await listOf(id, teacher);
    await claim(ctx, tokens(ctx)[0] ?? '');
    const claimed = { code: 'invite_claimed' };
    await expect(call(classesApi.sendInvite, { id, inviteId }, teacher)).rejects.toMatchObject(claimed);
    await expect(call(classesApi.withdrawInvite, { id, inviteId }, teacher)).rejects.toMatchObject(claimed);
    expect(await call(classesApi.addStudents, { id, students: [dina] }, teacher)).toMatchObject({
      invited: 0,
    });
    const { items } = await call(classesApi.students, { id }, teacher);
    await call(classesApi.removeStudent, { id, studentId: items[0]?.id ?? '' }, teacher);
    expect(await call(classesApi.addStudents, { id, students: [dina] }, teacher)).toMatchObject({
      invited: 1,
    });
  });

  test('is forgotten sixty days after the last mail', async () => {
    const { ctx, id, teacher } = await makeInvited();
    ctx.clock.advance(60 * 86_400 - 1);
    expect(await removeOldInvites(ctx)).toBe(0);
    ctx.clock.advance(1);
    expect(await removeOldInvites(ctx)).toBe(1);
    expect(await listOf(id, teacher)).toEqual([]);
  });
});
