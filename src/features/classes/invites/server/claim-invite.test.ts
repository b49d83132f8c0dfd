import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { type TestUser, changeUser, makeUser } from '#features/people/testing.ts';
import { classesApi } from '#features/classes/api.ts';
import { makeClass, makeEducator } from '#features/classes/testing.ts';
import { findInvite } from './claim-invite.ts';

const emailAddress = 'Dina@example.org';
const as = (ctx: TestCtx, { actor }: TestUser) => ({ context: { ...ctx, actor } });
const invite = (ctx: TestCtx, educator: TestUser, id: string, addresses = [emailAddress]) =>
  call(
    classesApi.addStudents,
    { id, students: addresses.map((address) => ({ emailAddress: address })) },
    as(ctx, educator),
  );
const tokensOf = (ctx: TestCtx) => ctx.sent.map(({ text }) => /\/invites\/([\w-]{43})/.exec(text)?.[1] ?? '');
const claim = (ctx: TestCtx, user: TestUser, token: string) =>
  call(classesApi.claimInvite, { token }, as(ctx, user));

const listOf = (students: number, name: string) =>
  Array.from({ length: students }, (_, index) => `${name}-${index}@example.org`);

describe('an invitation to a class', () => {
  const database = useDatabase();

  test('is mailed in the teacher’s language, and lets the person who claims it join, once', async () => {
    const ctx = makeCtx(database.db);
    const { educator, id, code } = await makeClass(ctx);
    expect(await invite(ctx, educator, id)).toMatchObject({ items: [], invited: 1 });
    expect(ctx.sent).toMatchObject([
      { to: emailAddress, language: 'en', subject: `Ruth Adler invites you to the class Class ${code}` },
    ]);
    const [token = ''] = tokensOf(ctx);
    const expected = { className: `Class ${code}`, teacher: 'Ruth Adler' };
    expect(await findInvite(ctx, token)).toEqual(expected);
    expect(await findInvite(ctx, token)).toEqual(expected);
    const dina = await makeUser(ctx, { role: 'learner' });
    expect(await claim(ctx, dina, token)).toMatchObject({ name: `Class ${code}`, status: 'joined' });
    expect(await findInvite(ctx, token)).toBeUndefined();
    await expect(claim(ctx, dina, token)).rejects.toMatchObject({ code: 'link_over' });
  });

  test('needs neither names nor guardians’ consent, and goes once to an address that is listed twice', async () => {
    const ctx = makeCtx(database.db);
    const { educator, id } = await makeClass(ctx);
    const { invited } = await invite(ctx, educator, id, [
      emailAddress,
      'dina@example.org',
      'yonah@example.org',
    ]);
    expect([invited, ctx.sent.length]).toEqual([2, 2]);
    await expect(invite(ctx, educator, id, ['no address'])).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('goes out together with the cards of students without an email, or not at all', async () => {
    const ctx = makeCtx(database.db);
    const { educator, id } = await makeClass(ctx);
    const students = [{ emailAddress }, { firstName: 'Yonah', lastName: '' }];
    const list = { id, students, guardiansAgree: true };
    await expect(call(classesApi.addStudents, list, as(ctx, educator))).rejects.toMatchObject({
      data: { issues: [{ path: 'students.1.lastName' }] },
    });
    expect(ctx.sent).toEqual([]);
    students[1] = { firstName: 'Yonah', lastName: 'Katz' };
    const made = await call(classesApi.addStudents, list, as(ctx, educator));
    expect(made).toMatchObject({ items: [{ firstName: 'Yonah' }], invited: 1 });
  });

  test('waits for the guardian of a minor, and for a seat, like a code', async () => {
    const ctx = makeCtx(database.db);
    const { educator, id } = await makeClass(ctx);
    await invite(ctx, educator, id, [emailAddress, 'noa@example.org']);
    const [first = '', second = ''] = tokensOf(ctx);
    const minor = await makeUser(ctx, {
      adult_from: new Date('2030-01-01'),
      guardian_approved_at: ctx.clock.now(),
    });
    expect(await claim(ctx, minor, first)).toMatchObject({ status: 'pending', why: 'guardian' });
    await changeUser(ctx, educator.userId, { plan: 'free' });
    expect(await claim(ctx, await makeUser(ctx), second)).toMatchObject({ status: 'pending', why: 'seats' });
  });

  test('stays valid while the class is closed, and expires with the class or after 30 days', async () => {
    const ctx = makeCtx(database.db);
    const { educator, id } = await makeClass(ctx);
    await invite(ctx, educator, id, [emailAddress, 'noa@example.org']);
    const [first = '', second = ''] = tokensOf(ctx);
    await call(classesApi.change, { id, paused: true }, as(ctx, educator));
    const dina = await makeUser(ctx);
    await expect(claim(ctx, dina, first)).rejects.toMatchObject({ code: 'class_paused' });
    await call(classesApi.change, { id, paused: false, rotate: true }, as(ctx, educator));
    await claim(ctx, dina, first);
    ctx.clock.advance(30 * 86_400);
    await expect(claim(ctx, await makeUser(ctx), second)).rejects.toMatchObject({ code: 'link_over' });
    await invite(ctx, educator, id, ['tal@example.org']);
    const third = tokensOf(ctx).at(-1) ?? '';
    await call(classesApi.remove, { id }, as(ctx, educator));
    await expect(claim(ctx, await makeUser(ctx), third)).rejects.toMatchObject({ code: 'link_over' });
  });

  test('is not for parents and teachers, who do not use it up', async () => {
    const ctx = makeCtx(database.db);
    const { educator, id } = await makeClass(ctx);
    await invite(ctx, educator, id);
    const [token = ''] = tokensOf(ctx);
    await expect(claim(ctx, educator, token)).rejects.toMatchObject({ kind: 'forbidden' });
    expect(await findInvite(ctx, token)).toBeDefined();
  });

  test('is sent at most five hundred times a day with a plan, and fifty times without', async () => {
    const ctx = makeCtx(database.db);
    const sendTo = async (educator: TestUser, students: number) => {
      const { id } = await makeClass(ctx, educator);
      for (let sent = 0; sent < students; sent += 25) {
        await invite(ctx, educator, id, listOf(Math.min(25, students - sent), `${id}-${sent}`));
      }
      await expect(invite(ctx, educator, id, listOf(1, id))).rejects.toMatchObject({ kind: 'too-many' });
    };
    await sendTo(await makeEducator(ctx), 500);
    await sendTo(await makeEducator(ctx, { plan: 'free' }), 50);
    expect(ctx.sent).toHaveLength(550);
  });

  test('that would exceed the limit waits until the next day, when the same list sends only what is left', async () => {
    const ctx = makeCtx(database.db);
    const { educator, id } = await makeClass(ctx, await makeEducator(ctx, { plan: 'free' }));
    await invite(ctx, educator, id, listOf(40, 'first'));
    const list = listOf(13, 'second');
    expect(await invite(ctx, educator, id, list)).toMatchObject({ invited: 10, unsent: 3 });
    await expect(invite(ctx, educator, id, list)).rejects.toMatchObject({ kind: 'too-many' });
    expect(ctx.sent).toHaveLength(50);
    ctx.clock.advance(25 * 60 * 60);
    expect(await invite(ctx, educator, id, list)).toMatchObject({ invited: 3, unsent: 0 });
  });

  test('carries no link or address in the names of its class and teacher', async () => {
    const ctx = makeCtx(database.db);
    const educator = await makeEducator(ctx, { last_name: 'https://evil.example' });
    const { id } = await makeClass(ctx, educator);
    await call(classesApi.change, { id, name: 'win at evil.example@' }, as(ctx, educator));
    await invite(ctx, educator, id);
    const [mail] = ctx.sent;
    for (const part of [mail?.subject, mail?.text, mail?.html]) {
      expect(part).toContain('evil example');
      expect(part).not.toMatch(/evil\.example|https:\/\/evil/);
    }
  });

  test('cannot be sent by anyone who has not verified her own address', async () => {
    const ctx = makeCtx(database.db);
    const { educator, id } = await makeClass(ctx, await makeEducator(ctx, { email_verified_at: null }));
    await expect(invite(ctx, educator, id)).rejects.toMatchObject({
      code: 'email_unverified',
      messageKey: 'people.refusal.proveAddress',
    });
    expect(ctx.sent).toEqual([]);
  });
});

describe('an invitation that fifty people claim at once', () => {
  const database = useCommittedDatabase();

  test('lets one of them in', async () => {
    const ctx = makeCtx(database.db);
    const { educator, id } = await makeClass(ctx);
    await invite(ctx, educator, id);
    const [token = ''] = tokensOf(ctx);
    const people = await Promise.all(Array.from({ length: 50 }, () => makeUser(ctx)));
    const claims = await Promise.allSettled(people.map((person) => claim(ctx, person, token)));
    expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { items } = await call(classesApi.students, { id }, as(ctx, educator));
    expect(items).toHaveLength(1);
  });
});
