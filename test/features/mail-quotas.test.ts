import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { signInApi } from '#features/sign-in/api.ts';
import { signUpApi } from '#features/sign-up/api.ts';
import { defineResetMail } from '#features/sign-in/emails/server/reset-password.ts';
import { signIn } from '#features/sign-in/sessions/server/sign-in.ts';
import { makeUser } from '#features/people/testing.ts';
import { withMailQuotas } from '#features/people/mails/server/mail-quotas.ts';

const database = useDatabase();
const parent = 'parent@example.org';
const password = 'a good long one';

function makeWorld(): TestCtx {
  const ctx = makeCtx(database.db);
  defineResetMail(ctx.jobs, ctx);
  return ctx;
}

async function requestReset(context: TestCtx, emailAddress = parent): Promise<void> {
  await call(signInApi.requestReset, { emailAddress }, { context });
  await context.jobs.drain();
}

const strangerOf = (ctx: TestCtx, host = 1): TestCtx => ({
  ...ctx,
  address: `198.51.100.${host}`,
  signedCookies: makeCtx(database.db).signedCookies,
});
const mailsTo = ({ sent }: TestCtx, emailAddress = parent) => sent.filter(({ to }) => to === emailAddress);

/** Signs up a child of nine who names this guardian; returns the mails of the account. */
async function signUpChild(ctx: TestCtx, name: string, guardianAddress: string) {
  return call(
    signUpApi.signUp,
    { emailAddress: `${name}@example.org`, password, birthYear: 2017, guardianAddress },
    { context: ctx },
  );
}

describe('mails to one address', () => {
  test('to choose a new password are five a day in all, from any device and network', async () => {
    const ctx = makeWorld();
    await makeUser(ctx, { email_address: parent }, password);
    for (let host = 1; host <= 8; host += 1) await requestReset(strangerOf(ctx, host));
    expect(mailsTo(ctx)).toHaveLength(5);
    ctx.clock.advance(86_400);
    await requestReset(strangerOf(ctx));
    expect(mailsTo(ctx)).toHaveLength(6);
  });

  test('sent by strangers take nothing from what its owner and a guardian need', async () => {
    const ctx = makeWorld();
    const user = await makeUser(ctx, { email_address: parent }, password);
    await signIn(ctx, { emailAddress: parent, password });
    for (let times = 0; times < 20; times += 1) await requestReset(strangerOf(ctx));
    const before = mailsTo(ctx).length;
    await signUpChild(strangerOf(ctx, 2), 'noa', parent);
    expect(mailsTo(ctx)).toHaveLength(before + 1);
    await call(signInApi.sendVerification, undefined, { context: { ...ctx, actor: user.actor } });
    expect(mailsTo(ctx)).toHaveLength(before + 2);
    await requestReset(ctx);
    expect(mailsTo(ctx)).toHaveLength(before + 3);
  });

  test('requested while no account has it use nothing up: only sent mail counts', async () => {
    const ctx = makeWorld();
    for (let times = 0; times < 30; times += 1) await requestReset(strangerOf(ctx));
    expect(ctx.sent).toEqual([]);
    await makeUser(ctx, { email_address: parent }, password);
    await requestReset(strangerOf(ctx));
    expect(mailsTo(ctx)).toHaveLength(1);
  });

  test('from children who name it as their guardian’s are three a day, in any spelling', async () => {
    const ctx = makeWorld();
    for (let child = 0; child < 8; child += 1)
      await signUpChild(ctx, `child-${child}`, `parent+${child}@example.org`);
    expect(ctx.sent.filter(({ to }) => to.startsWith('parent+'))).toHaveLength(3);
  });

  test('carry no link disguised as a child’s name', async () => {
    const ctx = makeWorld();
    const child = { emailAddress: 'noa@example.org', password, birthYear: 2017, guardianAddress: parent };
    await call(signUpApi.signUp, { ...child, firstName: 'evil.example/win' }, { context: ctx });
    const [mail] = mailsTo(ctx);
    for (const part of [mail?.subject, mail?.text, mail?.html]) {
      expect(part).toContain('evil example win');
      expect(part).not.toContain('evil.example');
    }
  });

  test('to confirm it are five a day for other accounts that want it, and five for the one that has it', async () => {
    const ctx = makeWorld();
    const owner = await makeUser(ctx, { email_address: parent });
    const wants = async () => {
      const { actor } = await makeUser(ctx, {}, password);
      const change = { emailAddress: parent, currentPassword: password };
      return call(signInApi.requestEmailChange, change, { context: { ...ctx, actor } });
    };
    for (let account = 0; account < 5; account += 1) await wants();
    await expect(wants()).rejects.toMatchObject({ kind: 'too-many' });
    expect(mailsTo(ctx)).toHaveLength(5);
    await call(signInApi.sendVerification, undefined, { context: { ...ctx, actor: owner.actor } });
    expect(mailsTo(ctx)).toHaveLength(6);
  });

  test('from strangers are twenty a day together', async () => {
    const ctx = makeWorld();
    let sent = 0;
    const send = (purpose: 'verification' | 'reset' | 'guardian' | 'invitation') =>
      withMailQuotas(ctx, { share: { to: parent, purpose } }, async ({ share }) => {
        if (!share.mayGo) return;
        sent += 1;
        share.sent();
      });
    for (const purpose of ['invitation', 'reset', 'verification', 'guardian'] as const)
      for (let times = 0; times < 12; times += 1) await send(purpose);
    expect(sent).toBe(20);
  });

  test('that were not sent after all, or whose work failed, have used nothing up', async () => {
    const ctx = makeWorld();
    const share = { to: parent, purpose: 'guardian' } as const;
    for (let times = 0; times < 5; times += 1) {
      await withMailQuotas(ctx, { share }, async ({ share }) => expect(share.mayGo).toBe(true));
      const failing = withMailQuotas(ctx, { share }, async ({ share }) => {
        share.sent();
        throw new Error('the database is away');
      });
      await expect(failing).rejects.toThrow('away');
    }
  });

  test('are not used up by a sign-up that conflicts', async () => {
    const ctx = makeWorld();
    await makeUser(ctx, { email_address: 'noa@example.org' });
    for (let times = 0; times < 4; times += 1)
      await expect(signUpChild(ctx, 'noa', parent)).rejects.toMatchObject({ code: 'email_taken' });
    await signUpChild(ctx, 'tamar', parent);
    expect(mailsTo(ctx)).toHaveLength(1);
  });
});
