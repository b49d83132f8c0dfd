import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { selectUsers, setRefused } from '#features/people/server/public.ts';
import { makeUser } from '#features/people/testing.ts';
import { signUpApi } from '#features/sign-up/api.ts';
import { findLink } from '#platform/links/links.ts';
import { signUpLinks } from '#features/sign-up/server/link-kinds.ts';

type Columns = Parameters<typeof makeUser>[1];

async function makeSender(ctx: TestCtx, columns: Columns = {}) {
  const user = await makeUser(ctx, {
    first_name: 'Ruth',
    last_name: 'Adler',
    email_verified_at: ctx.clock.now(),
    ...columns,
  });
  return { ...ctx, actor: user.actor };
}
const send = (context: TestCtx, emailAddress = 'friend@example.net') =>
  call(signUpApi.sendReferral, { emailAddress }, { context });
const tokenIn = (ctx: TestCtx) => /\/invites\/([\w-]+)/.exec(ctx.sent.at(-1)?.text ?? '')?.[1] ?? '';
const signUp = (context: TestCtx, emailAddress: string) =>
  call(signUpApi.signUp, { emailAddress, password: 'seven doves over Tzfat' }, { context });
const inviterOf = async (ctx: TestCtx, id: string) => {
  const row = await selectUsers(ctx.db)
    .select('invited_by')
    .where('id', '=', id as never)
    .executeTakeFirst();
  return row?.invited_by;
};

describe('inviting a friend', () => {
  const database = useDatabase();

  test('mails the sender’s name and a link, and the account remembers it', async () => {
    const ctx = await makeSender(makeCtx(database.db));
    await send(ctx);
    expect(ctx.sent).toMatchObject([
      { to: 'friend@example.net', subject: 'Ruth Adler invites you to Lamed' },
    ]);
    const token = tokenIn(ctx);
    const friend = makeCtx(database.db);
    expect(await call(signUpApi.invite, { token }, { context: friend })).toEqual({
      inviter: 'Ruth Adler',
      className: null,
    });
    await call(signUpApi.acceptInvite, { token }, { context: friend });
    const { user } = await signUp(friend, 'friend@example.net');
    expect(await inviterOf(ctx, user.id)).toBe(ctx.actor.userId);
    await expect(call(signUpApi.invite, { token }, { context: friend })).rejects.toMatchObject({
      kind: 'not-found',
    });
    const next = await signUp(friend, 'next@example.net');
    expect(await inviterOf(ctx, next.user.id)).toBeNull();
  });

  test('to her own mailbox is refused at the field, in whatever spelling', async () => {
    const ctx = await makeSender(makeCtx(database.db), { email_address: 'ruth.adler@gmail.com' });
    for (const own of ['ruth.adler@gmail.com', 'RuthAdler+family@googlemail.com'])
      await expect(send(ctx, own)).rejects.toMatchObject({
        issues: [{ path: 'emailAddress', messageKey: 'signUp.invite.ownAddress' }],
      });
    expect(ctx.sent).toEqual([]);
  });

  test('stores the friend’s address nowhere', async () => {
    const ctx = await makeSender(makeCtx(database.db));
    await send(ctx, 'hidden-friend@example.net');
    const link = await findLink(ctx, signUpLinks.invite, tokenIn(ctx));
    expect(link).toEqual({ userId: ctx.actor.userId, subject: '' });
  });

  test('does not keep anyone from signing up once the invitation has expired', async () => {
    const ctx = await makeSender(makeCtx(database.db));
    await send(ctx);
    const token = tokenIn(ctx);
    const [friend, other] = [makeCtx(database.db), makeCtx(database.db)];
    for (const context of [friend, other]) await call(signUpApi.acceptInvite, { token }, { context });
    const first = await signUp(friend, 'one@example.net');
    const second = await signUp(other, 'two@example.net');
    expect(await inviterOf(ctx, first.user.id)).toBe(ctx.actor.userId);
    expect(await inviterOf(ctx, second.user.id)).toBeNull();
    await expect(call(signUpApi.acceptInvite, { token }, { context: other })).rejects.toMatchObject({
      code: 'link_over',
    });
  });

  test.each<[string, Columns, string]>([
    [
      'a minor whose guardian approved',
      { adult_from: new Date('2030-01-01'), guardian_approved_at: new Date() },
      'forbidden',
    ],
    ['a student', { role: 'student' }, 'forbidden'],
    ['a family member', { role: 'home' }, 'forbidden'],
    ['anyone who has not verified her address', { email_verified_at: null }, 'email_unverified'],
  ])('is not for %s', async (_who, columns, code) => {
    const ctx = await makeSender(makeCtx(database.db), columns);
    await expect(send(ctx)).rejects.toMatchObject({ code });
    expect(ctx.sent).toEqual([]);
  });

  test.each([
    ['fifty times a day', 50, {}],
    ['five hundred times a day with a plan', 500, { plan: 'premium' }],
  ] as const)('is possible %s', async (_often, tries, columns) => {
    const ctx = await makeSender(makeCtx(database.db), columns);
    for (let friend = 0; friend < tries; friend += 1) {
      // Slower than any burst is limited.
      ctx.clock.advance(10);
      await send(ctx, `friend-${friend}@example.net`);
    }
    await expect(send(ctx, 'one-more@example.net')).rejects.toMatchObject({ kind: 'too-many' });
    ctx.clock.advance(86_400);
    await send(ctx, 'one-more@example.net');
    expect(ctx.sent).toHaveLength(tries + 1);
  });

  test('reaches one address once per friend and three times a month in all, without saying so', async () => {
    const ctx = makeCtx(database.db);
    const senders = await Promise.all(Array.from({ length: 4 }, () => makeSender(ctx)));
    const [first = await makeSender(ctx)] = senders;
    await send(first, 'Friend@example.net');
    for (const sender of senders) await send(sender);
    expect(ctx.sent).toHaveLength(3);
  });
});

describe('an invitation that was not sent', () => {
  const database = useDatabase();
  const day = 86_400;

  test('since the friend had enough of them does not use up the only one of its sender', async () => {
    const ctx = makeCtx(database.db);
    for (let sender = 0; sender < 3; sender += 1) await send(await makeSender(ctx));
    ctx.clock.advance(29 * day);
    const late = await makeSender(ctx);
    await send(late);
    expect(ctx.sent).toHaveLength(3);
    // The month of the first three is over; her own has not begun.
    ctx.clock.advance(day);
    await send(late);
    expect(ctx.sent).toHaveLength(4);
  });

  test('since the friend wants none is not mailed later either, and the answer does not say so', async () => {
    const ctx = await makeSender(makeCtx(database.db));
    const friend = 'friend@example.net';
    await setRefused(ctx, friend, { topics: ['invitations'], refused: true });
    await send(ctx, friend);
    expect(ctx.sent).toEqual([]);
    await setRefused(ctx, friend, { topics: ['invitations'], refused: false });
    await send(ctx, friend);
    expect(ctx.sent).toHaveLength(1);
  });
});

describe('an invitation that ten people accept at once', () => {
  const database = useCommittedDatabase();

  test('counts for one account', async () => {
    const ctx = await makeSender(makeCtx(database.db));
    await send(ctx);
    const token = tokenIn(ctx);
    const friends = Array.from({ length: 10 }, () => makeCtx(database.db));
    // All have it before anyone signs up: afterward it is used.
    for (const friend of friends) await call(signUpApi.acceptInvite, { token }, { context: friend });
    await Promise.all(friends.map((friend, index) => signUp(friend, `racing-${index}@example.net`)));
    const rows = await selectUsers(ctx.db).select('id').where('invited_by', '=', ctx.actor.userId).execute();
    expect(rows).toHaveLength(1);
  });
});
