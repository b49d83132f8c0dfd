import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { createLink } from '#platform/links/links.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { classesApi } from '#features/classes/api.ts';
import { teacherInviteLink } from '#features/classes/server/link-kinds.ts';
import { makeClass, makeCoTeacher, makeEducator, makeStudentIn } from '#features/classes/testing.ts';

const as = (ctx: TestCtx, { actor }: TestUser) => ({ context: { ...ctx, actor } });

describe('the teachers of a class', () => {
  const database = useDatabase();

  /** A class, and an open link that invites `guest` to teach it. */
  async function makeInvited() {
    const ctx = makeCtx(database.db);
    const { educator, id } = await makeClass(ctx);
    const emailAddress = `colleague-${id}@example.org`;
    const guest = await makeEducator(ctx, { email_address: emailAddress, email_key: emailAddress });
    const owner = as(ctx, educator);
    const invite = await call(classesApi.inviteTeacher, { id, emailAddress }, owner);
    const subject = invite.id;
    const token = await createLink(ctx, { kind: teacherInviteLink, userId: educator.userId, subject });
    return { ctx, id, educator, guest, owner, token, invite, emailAddress };
  }

  /** A class with a co-teacher and one student. */
  async function makeShared(plan: 'standard' | 'free' = 'standard') {
    const ctx = makeCtx(database.db);
    const { educator, id } = await makeClass(ctx);
    const other = await makeCoTeacher(ctx, id, await makeEducator(ctx, { plan }));
    await makeStudentIn(ctx, id, (await makeUser(ctx)).userId);
    const chosen = { id, teacherId: other.userId };
    return { ctx, id, educator, other, chosen, owner: as(ctx, educator), co: as(ctx, other) };
  }

  test('begin with an invitation that one of two acceptances uses up', async () => {
    const { ctx, id, guest, owner, token } = await makeInvited();
    const answers = await Promise.allSettled([
      call(classesApi.acceptTeacherInvitation, { token }, as(ctx, guest)),
      call(classesApi.acceptTeacherInvitation, { token }, as(ctx, guest)),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'link_over' },
    });
    expect(await call(classesApi.teachers, { id }, owner)).toMatchObject({
      items: [
        { role: 'owner', isYou: true },
        { id: guest.userId, role: 'co' },
      ],
      invitations: [],
    });
  });

  test('are educators with the address that was invited', async () => {
    const { ctx, token } = await makeInvited();
    const accept = (user: TestUser) => call(classesApi.acceptTeacherInvitation, { token }, as(ctx, user));
    await expect(accept(await makeEducator(ctx))).rejects.toMatchObject({ code: 'other_address' });
    await expect(accept(await makeUser(ctx))).rejects.toMatchObject({ code: 'forbidden' });
    const young = new Date(ctx.clock.now().getTime() + 1000);
    await expect(
      accept(await makeEducator(ctx, { adult_from: young, guardian_approved_at: ctx.clock.now() })),
    ).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  test('cannot come through a link that was withdrawn', async () => {
    const { ctx, id, guest, owner, token, invite } = await makeInvited();
    await call(classesApi.withdrawTeacherInvitation, { id, invitationId: invite.id }, owner);
    const accepted = call(classesApi.acceptTeacherInvitation, { token }, as(ctx, guest));
    await expect(accepted).rejects.toMatchObject({ code: 'link_over' });
  });

  test('are removed by the owner and leave by themselves, but the owner stays', async () => {
    const { ctx, id, educator, chosen, owner, co } = await makeShared();
    const third = await makeCoTeacher(ctx, id);
    const ofOwner = { id, teacherId: educator.userId };
    await expect(call(classesApi.removeTeacher, ofOwner, owner)).rejects.toMatchObject({
      code: 'class_owner',
    });
    await expect(call(classesApi.removeTeacher, ofOwner, co)).rejects.toMatchObject({ code: 'owner_only' });
    await call(classesApi.removeTeacher, { id, teacherId: third.userId }, as(ctx, third));
    await call(classesApi.removeTeacher, chosen, owner);
    await expect(call(classesApi.teachers, { id }, co)).rejects.toMatchObject({ code: 'not_found' });
    expect((await call(classesApi.teachers, { id }, owner)).items).toHaveLength(1);
  });

  test('hand the class over with its cards, and only to seats', async () => {
    const { ctx, id, chosen, other, owner, co } = await makeShared();
    const students = [{ firstName: 'Dina', lastName: 'Levi' }];
    await call(classesApi.addStudents, { id, students, guardiansAgree: true }, owner);
    await expect(call(classesApi.handClassOver, chosen, co)).rejects.toMatchObject({ code: 'owner_only' });
    await call(classesApi.handClassOver, chosen, owner);
    expect(await call(classesApi.list, undefined, co)).toMatchObject({
      items: [{ role: 'owner' }],
      seatsTaken: 2,
    });
    expect(await call(classesApi.list, undefined, owner)).toMatchObject({
      items: [{ role: 'co' }],
      seatsTaken: 0,
    });
    const card = await ctx.db.selectFrom('student_cards').select('educator_id').executeTakeFirstOrThrow();
    expect(card.educator_id).toBe(other.userId);
    const poor = await makeShared('free');
    const refused = call(classesApi.handClassOver, poor.chosen, poor.owner);
    await expect(refused).rejects.toMatchObject({ code: 'no_seats' });
  });

  test('have one owner, who teaches the class, when she leaves while it is handed to her', async () => {
    const { ctx, id, chosen, owner, co } = await makeShared();
    await Promise.allSettled([
      call(classesApi.removeTeacher, chosen, co),
      call(classesApi.handClassOver, chosen, owner),
    ]);
    const rows = await ctx.db.selectFrom('class_teachers').selectAll().where('class_id', '=', id).execute();
    const { educator_id } = await ctx.db
      .selectFrom('classes')
      .select('educator_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const owners = rows.filter(({ kind }) => kind === 'owner').map(({ user_id }) => user_id);
    expect(owners).toEqual([educator_id]);
  });
});
