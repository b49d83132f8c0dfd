import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { showClearCode } from '#core/clear-code.ts';
import type { UserId } from '#core/ids.ts';
import { createSealing } from '#platform/crypto/sealing.ts';
import { peopleApi } from '#features/people/api.ts';
import { signInApi } from '#features/sign-in/api.ts';
import { settingsApi } from '#features/settings/api.ts';
import { classesApi } from '#features/classes/api.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { makeUser } from '#features/people/testing.ts';
import { findActorByBearer } from '#features/sign-in/server/public.ts';
import { eraseGivenUpAccounts, selectUsers, updateUsers } from '#features/people/server/public.ts';
import {
  giveUpStudents,
  listCards,
  makeStudent,
  renewCard,
} from '#features/classes/cards/server/student-accounts.ts';

describe('a student without an email', () => {
  const database = useDatabase();

  async function makeCardHolder(ctx: TestCtx, firstName = 'Dina') {
    const { userId: educatorId } = await makeUser(ctx, { role: 'educator' });
    const userId = await makeStudent(ctx, { educatorId, firstName, lastName: 'Levi' });
    return { educatorId, userId, token: await cardOf(ctx, educatorId, userId) };
  }

  async function cardOf(ctx: TestCtx, educatorId: UserId, userId: UserId) {
    return (await listCards(ctx, educatorId, [userId])).get(userId) ?? '';
  }

  const signIn = (ctx: TestCtx, token: string) =>
    call(classesApi.signInWithCard, { token }, { context: ctx });

  async function comeIn(ctx: TestCtx, token: string): Promise<TestCtx> {
    const session = await signIn(ctx, token);
    const actor = await findActorByBearer(ctx.db, session.token, ctx.clock.now());
    if (!actor) throw new Error('nobody is signed in');
    return { ...ctx, actor };
  }

  test('is a student and a minor who gets no prompts', async () => {
    const ctx = makeCtx(database.db);
    const { token } = await makeCardHolder(ctx);
    const context = await comeIn(ctx, token);
    expect(await call(peopleApi.currentUser, undefined, { context })).toMatchObject({
      firstName: 'Dina',
      emailAddress: null,
      role: 'student',
      minor: true,
      awaitsGuardian: false,
    });
    expect(ctx.cookie()).toMatchObject({ remember: false });
  });

  test('signs in with her card as often as she likes, however it is typed', async () => {
    const ctx = makeCtx(database.db);
    const { token } = await makeCardHolder(ctx);
    for (const typed of [token, showClearCode(token), token.toLowerCase()]) {
      expect(await call(classesApi.card, { token: typed }, { context: ctx })).toEqual({
        firstName: 'Dina',
        isOwn: false,
      });
      await signIn(ctx, typed);
    }
    await expect(signIn(ctx, `${token}A`)).rejects.toMatchObject({ code: 'card_over' });
  });

  test('is signed out by a new card, and the old one stops working', async () => {
    const ctx = makeCtx(database.db);
    const { educatorId, userId, token } = await makeCardHolder(ctx);
    const session = await signIn(ctx, token);
    await renewCard(ctx, educatorId, userId);
    expect(await findActorByBearer(ctx.db, session.token, ctx.clock.now())).toBeUndefined();
    await expect(signIn(ctx, token)).rejects.toMatchObject({ code: 'card_over' });
    await expect(call(classesApi.card, { token }, { context: ctx })).rejects.toMatchObject({
      kind: 'not-found',
    });
    await signIn(ctx, await cardOf(ctx, educatorId, userId));
  });

  test('keeps a card printed before the secret was changed, though it cannot be printed again', async () => {
    const ctx = makeCtx(database.db);
    const { educatorId, userId, token } = await makeCardHolder(ctx);
    const changed = { ...ctx, sealing: createSealing({ secret: 'another secret of this installation' }) };
    await signIn(changed, token);
    expect(await cardOf(changed, educatorId, userId)).toBe('');
  });

  test('loses with her card every way in that was added', async () => {
    const ctx = makeCtx(database.db);
    const { educatorId, userId } = await makeCardHolder(ctx);
    // As an earlier version allowed.
    const user_id = userId;
    const now = ctx.clock.now();
    await ctx.db
      .insertInto('passkeys')
      .values({
        id: 'left',
        user_id,
        credential_id: 'left',
        public_key: Buffer.from('key'),
        counter: 0,
        transports: '',
        label: 'Phone',
        created_at: now,
      })
      .execute();
    await ctx.db
      .insertInto('identities')
      .values({
        provider: 'google',
        subject: 'left',
        user_id,
        email_address: '',
        created_at: now,
        last_used_at: now,
      })
      .execute();
    await updateUsers(ctx.db).set({ password_hash: 'left' }).where('id', '=', userId).execute();
    await renewCard(ctx, educatorId, userId);
    for (const table of ['passkeys', 'identities'] as const)
      expect(await ctx.db.selectFrom(table).selectAll().execute()).toEqual([]);
    const { password_hash } = await selectUsers(ctx.db)
      .select('password_hash')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(password_hash).toBe('none');
  });

  test('cannot add a way in herself: no passkey, no provider, no password', async () => {
    const ctx = makeCtx(database.db);
    const context = await comeIn(ctx, (await makeCardHolder(ctx)).token);
    const currentPassword = '';
    const refused = { kind: 'forbidden', messageKey: 'people.refusal.cardAccount' };
    await expect(call(signInApi.preparePasskey, { currentPassword }, { context })).rejects.toMatchObject(
      refused,
    );
    await expect(
      call(signInApi.departToLink, { provider: 'google', currentPassword }, { context }),
    ).rejects.toMatchObject(refused);
    await expect(
      call(signInApi.changePassword, { currentPassword, password: 'a good long one' }, { context }),
    ).rejects.toMatchObject(refused);
  });

  test('cannot add an email or a second step herself, and gets no mail', async () => {
    const ctx = makeCtx(database.db);
    const context = await comeIn(ctx, (await makeCardHolder(ctx)).token);
    const change = { emailAddress: 'dina@example.org', currentPassword: '' };
    await expect(call(signInApi.requestEmailChange, change, { context })).rejects.toMatchObject({
      kind: 'forbidden',
    });
    await expect(call(signInApi.prepareApp, undefined, { context })).rejects.toMatchObject({
      kind: 'forbidden',
    });
    await call(signInApi.sendVerification, undefined, { context });
    expect(ctx.sent).toEqual([]);
  });

  test('is erased 30 days after her teacher has let her go, unless she comes back', async () => {
    const ctx = makeCtx(database.db);
    const gone = await makeCardHolder(ctx);
    const back = await makeCardHolder(ctx, 'Yonah');
    const other = await makeUser(ctx, { role: 'student' });
    for (const { educatorId, userId } of [gone, back])
      await inTransaction(ctx, (ctx) =>
        giveUpStudents(ctx, educatorId, { userIds: [userId, other.userId], ownWish: false }),
      );
    ctx.clock.advance(29 * 86_400);
    expect(await eraseGivenUpAccounts(ctx)).toBe(0);
    await call(settingsApi.keepAccount, undefined, { context: await comeIn(ctx, back.token) });
    ctx.clock.advance(2 * 86_400);
    expect(await eraseGivenUpAccounts(ctx)).toBe(1);
    await expect(signIn(ctx, gone.token)).rejects.toMatchObject({ code: 'card_over' });
  });

  test('is erased along with the teacher who answers for her', async () => {
    const ctx = makeCtx(database.db);
    const { educatorId, token } = await makeCardHolder(ctx);
    const erase_at = ctx.clock.now();
    await updateUsers(ctx.db).set({ erase_at }).where('id', '=', educatorId).execute();
    expect(await eraseGivenUpAccounts(ctx)).toBe(1);
    expect(await selectUsers(ctx.db).select('id').execute()).toEqual([]);
    await expect(signIn(ctx, token)).rejects.toMatchObject({ code: 'card_over' });
  });
});
