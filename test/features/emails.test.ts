import { setTimeout } from 'node:timers/promises';
import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { describeUser, selectUsers, updateUsers } from '#features/people/server/public.ts';
import { makeUser } from '#features/people/testing.ts';
import { signInApi } from '#features/sign-in/api.ts';
import { changeEmail, requestEmailChange } from '#features/sign-in/emails/server/change-email.ts';
import {
  defineResetMail,
  requestReset,
  resetPassword,
} from '#features/sign-in/emails/server/reset-password.ts';
import {
  describeVerification,
  sendVerification,
  verifyEmail,
} from '#features/sign-in/emails/server/verify-email.ts';
import { findActorByBearer } from '#features/sign-in/sessions/server/actors.ts';
import { signIn } from '#features/sign-in/sessions/server/sign-in.ts';
import { makeSession } from '#features/sign-in/testing.ts';
import { signUp } from '#features/sign-up/registration/server/sign-up.ts';
import { verifyPassword } from '#platform/crypto/passwords.ts';
import { createLink } from '#platform/links/links.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { signInLinks } from '#features/sign-in/emails/server/link-kinds.ts';

const password = 'correct horse battery';
const another = 'staple of the battery';
const over = { kind: 'conflict', code: 'link_over' };

/** The token in the link of the newest mail to someone. */
function tokenFor(ctx: TestCtx, emailAddress: string): string {
  const mail = ctx.sent.findLast(({ to }) => to === emailAddress);
  return /(?:token=|\/email\/\w+\/)([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function makeWorld(ctx: TestCtx) {
  defineResetMail(ctx.jobs, ctx);
  const user = await makeUser(ctx, { email_address: 'miriam@example.org', language: 'he' }, password);
  return { user, member: { ...ctx, actor: user.actor } };
}

describe('verifying an address', () => {
  const database = useDatabase();

  test('begins with a mail at sign-up and ends with its link', async () => {
    const ctx = makeCtx(database.db);
    const { token, user } = await signUp(ctx, {
      emailAddress: 'dovi@example.org',
      password,
      captcha: 'solved',
      language: 'he',
    });
    expect(user.verified).toBe(false);
    expect(ctx.sent).toMatchObject([
      { to: 'dovi@example.org', language: 'he', subject: 'זו כתובת האימייל שלכם?' },
    ]);
    await verifyEmail(ctx, { token: tokenFor(ctx, 'dovi@example.org') });
    const actor = await findActorByBearer(ctx.db, token, ctx.clock.now());
    expect((await describeUser({ ...ctx, ...(actor && { actor }) })).verified).toBe(true);
  });

  test('can be requested again once a minute and five times a day', async () => {
    const ctx = makeCtx(database.db);
    const { member } = await makeWorld(ctx);
    for (let mails = 1; mails <= 5; mails += 1) {
      await sendVerification(member);
      await expect(sendVerification(member)).rejects.toMatchObject({ kind: 'too-many' });
      ctx.clock.advance(60);
    }
    await expect(sendVerification(member)).rejects.toMatchObject({ kind: 'too-many' });
    expect(ctx.sent).toHaveLength(5);
  });

  test('is not requested once it is done, and every link to the address says so', async () => {
    const ctx = makeCtx(database.db);
    const { member } = await makeWorld(ctx);
    await sendVerification(member);
    const older = tokenFor(ctx, 'miriam@example.org');
    ctx.clock.advance(60);
    await sendVerification(member);
    const newer = tokenFor(ctx, 'miriam@example.org');
    expect(await describeVerification(ctx, { token: older })).toEqual({ state: 'open' });
    await verifyEmail(ctx, { token: newer });
    for (const token of [older, newer]) {
      expect(await describeVerification(ctx, { token })).toEqual({ state: 'done' });
      await verifyEmail(ctx, { token });
    }
    ctx.clock.advance(60);
    await sendVerification(member);
    expect(ctx.sent).toHaveLength(2);
  });

  test('does not verify an address that the account no longer has', async () => {
    const ctx = makeCtx(database.db);
    const { member, user } = await makeWorld(ctx);
    await sendVerification(member);
    const changed = { email_address: 'new@example.org', email_key: 'new@example.org' };
    await updateUsers(ctx.db).set(changed).where('id', '=', user.userId).execute();
    const token = tokenFor(ctx, 'miriam@example.org');
    await expect(verifyEmail(ctx, { token })).rejects.toMatchObject(over);
    await expect(describeVerification(ctx, { token })).rejects.toMatchObject({ kind: 'not-found' });
    expect((await describeUser(member)).verified).toBe(false);
  });

  test('expires after a week, and then its link reveals nothing', async () => {
    const ctx = makeCtx(database.db);
    const { member } = await makeWorld(ctx);
    await sendVerification(member);
    const token = tokenFor(ctx, 'miriam@example.org');
    ctx.clock.advance(7 * 86_400);
    await expect(verifyEmail(ctx, { token })).rejects.toMatchObject(over);
    for (const unknown of [token, 'x'.repeat(43)])
      await expect(describeVerification(ctx, { token: unknown })).rejects.toMatchObject({
        kind: 'not-found',
      });
  });
});

describe('a new password by mail', () => {
  const database = useDatabase();

  test('is chosen through a link; every session ends and the person is notified', async () => {
    const ctx = makeCtx(database.db);
    const { user } = await makeWorld(ctx);
    const before = await makeSession(ctx, user);
    await requestReset(ctx, { emailAddress: ' MIRIAM@example.org' });
    await ctx.jobs.drain();
    const token = tokenFor(ctx, user.emailAddress);
    await resetPassword(ctx, { token, password: another });
    expect(await findActorByBearer(ctx.db, before.token, ctx.clock.now())).toBeUndefined();
    expect(ctx.sent.map(({ subject }) => subject)).toEqual(['בחירת סיסמה חדשה', 'הסיסמה שלכם הוחלפה']);
    await expect(signIn(ctx, { emailAddress: user.emailAddress, password })).rejects.toThrow();
    await expect(signIn(ctx, { emailAddress: user.emailAddress, password: another })).resolves.toBeDefined();
    expect((await describeUser({ ...ctx, actor: user.actor })).verified).toBe(true);
    await expect(resetPassword(ctx, { token, password })).rejects.toMatchObject(over);
  });

  test('is promised in the same words, after the same queries, for a known and an unknown address', async () => {
    const ctx = makeCtx(database.db);
    await makeWorld(ctx);
    const answers = [];
    for (const emailAddress of ['miriam@example.org', 'nobody@example.org'])
      answers.push(await call(signInApi.requestReset, { emailAddress }, { context: ctx }));
    expect(answers).toEqual([undefined, undefined]);
    expect(ctx.sent).toEqual([]);
    await ctx.jobs.drain();
    expect(ctx.sent).toHaveLength(1);
  });

  test('is mailed at most five times an hour, and nobody learns of the limit', async () => {
    const ctx = makeCtx(database.db);
    await makeWorld(ctx);
    for (let asked = 0; asked < 9; asked += 1)
      await requestReset(ctx, { emailAddress: 'miriam@example.org' });
    await ctx.jobs.drain();
    expect(ctx.sent).toHaveLength(5);
  });

  test('must be as hard to guess as at sign-up, and the link stays valid', async () => {
    const ctx = makeCtx(database.db);
    const { user } = await makeWorld(ctx);
    await requestReset(ctx, { emailAddress: user.emailAddress });
    await ctx.jobs.drain();
    const token = tokenFor(ctx, user.emailAddress);
    await expect(resetPassword(ctx, { token, password: 'iloveyou' })).rejects.toMatchObject({
      data: { issues: [{ path: 'password' }] },
    });
    await expect(resetPassword(ctx, { token, password: another })).resolves.toHaveProperty('token');
  });
});

describe('a new address', () => {
  const database = useDatabase();
  const emailAddress = 'new@example.org';

  test('becomes the account’s through the link it got, and the old one is notified', async () => {
    const ctx = makeCtx(database.db);
    const { user, member } = await makeWorld(ctx);
    await requestEmailChange(member, { emailAddress, currentPassword: password });
    expect(ctx.sent.map(({ to }) => to)).toEqual([emailAddress, user.emailAddress]);
    expect(ctx.sent[1]?.text).not.toContain('/email/');
    expect((await describeUser(member)).emailAddress).toBe(user.emailAddress);
    await changeEmail(ctx, { token: tokenFor(ctx, emailAddress) });
    expect(await describeUser(member)).toMatchObject({ emailAddress, verified: true });
    await expect(signIn(ctx, { emailAddress, password })).resolves.toBeDefined();
  });

  test('needs the password', async () => {
    const ctx = makeCtx(database.db);
    const { member } = await makeWorld(ctx);
    await expect(
      requestEmailChange(member, { emailAddress, currentPassword: another }),
    ).rejects.toMatchObject({ data: { issues: [{ path: 'currentPassword' }] } });
    await expect(requestEmailChange(ctx, { emailAddress, currentPassword: password })).rejects.toMatchObject({
      kind: 'sign-in-required',
    });
    expect(ctx.sent).toEqual([]);
  });

  test('ends every session except the one in which its link is opened', async () => {
    const ctx = makeCtx(database.db);
    const { user, member } = await makeWorld(ctx);
    const here = await makeSession(ctx, user);
    const elsewhere = await makeSession(ctx, user);
    const actor = await findActorByBearer(ctx.db, here.token, ctx.clock.now());
    if (!actor) throw new Error('the session is not open');
    await requestEmailChange(member, { emailAddress, currentPassword: password });
    await changeEmail({ ...ctx, actor }, { token: tokenFor(ctx, emailAddress) });
    const isOpen = async ({ token }: { token: string }) =>
      (await findActorByBearer(ctx.db, token, ctx.clock.now())) !== undefined;
    expect([await isOpen(here), await isOpen(elsewhere)]).toEqual([true, false]);
    const other = await makeUser(ctx, { email_address: 'mother@example.org' }, password);
    const context = { ...ctx, actor: other.actor };
    await requestEmailChange(context, { emailAddress: 'mum@example.org', currentPassword: password });
    await makeSession(ctx, other);
    // Opened by someone else, or by a visitor, it leaves none.
    await changeEmail({ ...ctx, actor }, { token: tokenFor(ctx, 'mum@example.org') });
    const left = await ctx.db.selectFrom('sessions').select('user_id').execute();
    expect(left).toEqual([{ user_id: user.userId }]);
  });

  test('that belongs to someone else is not revealed: only the reader of its mail learns that it is taken', async () => {
    const ctx = makeCtx(database.db);
    const { member } = await makeWorld(ctx);
    await makeUser(ctx, { email_address: emailAddress });
    await requestEmailChange(member, { emailAddress, currentPassword: password });
    await expect(changeEmail(ctx, { token: tokenFor(ctx, emailAddress) })).rejects.toMatchObject({
      code: 'email_taken',
    });
  });

  test('is canceled when a new password was chosen in the meantime', async () => {
    const ctx = makeCtx(database.db);
    const { user, member } = await makeWorld(ctx);
    await requestEmailChange(member, { emailAddress, currentPassword: password });
    const token = tokenFor(ctx, emailAddress);
    await requestReset(ctx, { emailAddress: user.emailAddress });
    await ctx.jobs.drain();
    await resetPassword(ctx, { token: tokenFor(ctx, user.emailAddress), password: another });
    await expect(changeEmail(ctx, { token })).rejects.toMatchObject(over);
  });
});

describe('fifty requests at the same moment', () => {
  const database = useCommittedDatabase();

  test('choose one password through one link', async () => {
    const ctx = makeCtx(database.db);
    const { user } = await makeWorld(ctx);
    await requestReset(ctx, { emailAddress: user.emailAddress });
    await ctx.jobs.drain();
    const token = tokenFor(ctx, user.emailAddress);
    const tries = Array.from({ length: 50 }, (_, index) => `${another} ${index}`);
    const outcomes = await Promise.allSettled(
      tries.map((password) => resetPassword(ctx, { token, password })),
    );
    const won = outcomes.findIndex(({ status }) => status === 'fulfilled');
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { password_hash } = await selectUsers(ctx.db).select('password_hash').executeTakeFirstOrThrow();
    expect(await verifyPassword(tries[won] ?? '', password_hash)).toBe(true);
  });

  test.each(['verify', 'change'] as const)('settle one address through one link: %s', async (kind) => {
    const ctx = makeCtx(database.db);
    const { member } = await makeWorld(ctx);
    const emailAddress = 'new@example.org';
    if (kind === 'verify') await sendVerification(member);
    else await requestEmailChange(member, { emailAddress, currentPassword: password });
    const token = tokenFor(ctx, kind === 'verify' ? 'miriam@example.org' : emailAddress);
    const use = kind === 'verify' ? verifyEmail : changeEmail;
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => use(ctx, { token })));
    // Anyone who presses twice has confirmed her address; a new address is taken once.
    const settled = kind === 'verify' ? 50 : 1;
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(settled);
  });

  test('do not take an address that another account is just taking: it is reported as taken', async () => {
    const ctx = makeCtx(database.db);
    const emailAddress = 'wanted@example.org';
    const { userId } = await makeUser(ctx);
    const token = await createLink(ctx, { kind: signInLinks.emailChange, userId, subject: emailAddress });
    const first = await ctx.db.startTransaction().execute();
    await makeUser({ ...ctx, db: first }, { email_address: emailAddress });
    const second = changeEmail(ctx, { token }).catch((error: unknown) => error);
    // By now it has seen that nobody has the address, and is waiting for the first to commit.
    await setTimeout(300);
    await first.commit().execute();
    expect(await second).toMatchObject({ kind: 'conflict', code: 'email_taken' });
  });
});
