import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { peopleApi } from '#features/people/api.ts';
import { signInApi } from '#features/sign-in/api.ts';
import { signUpApi } from '#features/sign-up/api.ts';
import { makeUser } from '#features/people/testing.ts';
import { defineResetMail } from '#features/sign-in/emails/server/reset-password.ts';
import { findActorByBearer } from '#features/sign-in/server/public.ts';
import { inviteUser } from '#features/sign-up/activations/server/invite-user.ts';

const emailAddress = 'morah@example.net';
const password = 'seven doves over Tzfat';
const person = {
  password,
  firstName: 'Rivka',
  lastName: 'Adler',
  role: 'educator' as const,
  birthYear: 1980,
  country: 'US',
};
const by = { who: 'shell:root', why: 'a school asked' };
const invite = (ctx: TestCtx) => inviteUser(ctx, { emailAddress, language: 'en', ...by });
const tokenIn = (ctx: TestCtx) => /\/activate\/([\w-]+)/.exec(ctx.sent.at(-1)?.text ?? '')?.[1] ?? '';
const activate = (context: TestCtx, token: string, other: object = {}) =>
  call(signUpApi.activate, { ...person, ...other, token }, { context });

describe('an account that was created for someone', () => {
  const database = useDatabase();

  test('is taken over by the mailed link, which signs in and verifies the address', async () => {
    const ctx = makeCtx(database.db);
    await invite(ctx);
    expect(ctx.sent).toMatchObject([{ to: emailAddress, subject: 'Your account is ready' }]);
    const token = tokenIn(ctx);
    expect(await call(signUpApi.activation, { token }, { context: ctx })).toEqual({ emailAddress });
    const session = await activate(ctx, token);
    const actor = await findActorByBearer(ctx.db, session.token, ctx.clock.now());
    expect(actor).toMatchObject({ role: 'educator' });
    expect(ctx.cookie()).toMatchObject({ remember: false });
    const again = makeCtx(database.db, { ...(actor && { actor }) });
    expect(await call(peopleApi.currentUser, undefined, { context: again })).toMatchObject({
      verified: true,
      fullName: 'Rivka Adler',
    });
    await expect(
      call(signInApi.signIn, { emailAddress, password }, { context: makeCtx(database.db) }),
    ).resolves.toHaveProperty('token');
  });

  test('is taken over once, within 30 days', async () => {
    const ctx = makeCtx(database.db);
    await invite(ctx);
    await invite(ctx);
    const [first = '', second = ''] = ctx.sent.map(({ text }) => /\/activate\/([\w-]+)/.exec(text)?.[1]);
    await activate(ctx, first);
    for (const token of [first, second])
      await expect(activate(ctx, token)).rejects.toMatchObject({ code: 'link_over' });
    await expect(call(signUpApi.activation, { token: first }, { context: ctx })).rejects.toMatchObject({
      kind: 'not-found',
    });
  });

  test('expires after 30 days, but a forgotten password brings another link', async () => {
    const ctx = makeCtx(database.db);
    defineResetMail(ctx.jobs, ctx);
    await invite(ctx);
    const token = tokenIn(ctx);
    ctx.clock.advance(30 * 86_400 + 1);
    await expect(activate(ctx, token)).rejects.toMatchObject({ code: 'link_over' });
    await call(signInApi.requestReset, { emailAddress }, { context: ctx });
    await ctx.jobs.drain();
    expect(tokenIn(ctx)).not.toBe(token);
    await expect(activate(ctx, tokenIn(ctx))).resolves.toHaveProperty('token');
  });

  test('is not taken over with an invalid field, and the link stays valid', async () => {
    const ctx = makeCtx(database.db);
    await invite(ctx);
    const token = tokenIn(ctx);
    for (const [other, path] of [
      [{ password: 'password123' }, 'password'],
      [{ birthYear: 2027, role: 'learner' }, 'birthYear'],
      [{ birthYear: 2016 }, 'role'],
    ] as const)
      await expect(activate(ctx, token, other)).rejects.toMatchObject({ data: { issues: [{ path }] } });
    // The birth year given first counts for an hour.
    await expect(activate(ctx, token)).rejects.toMatchObject({ data: { issues: [{ path: 'birthYear' }] } });
    ctx.clock.advance(3600);
    await expect(activate(ctx, token)).resolves.toHaveProperty('token');
  });

  test('created for a minor waits for her guardian', async () => {
    const ctx = makeCtx(database.db);
    await invite(ctx);
    const guardianAddress = 'parent@example.net';
    const { token } = await activate(ctx, tokenIn(ctx), {
      birthYear: 2016,
      role: 'learner',
      guardianAddress,
    });
    const actor = await findActorByBearer(ctx.db, token, ctx.clock.now());
    expect(actor).toMatchObject({ awaitingGuardian: true });
    expect(ctx.sent.at(-1)).toMatchObject({ to: guardianAddress });
  });

  test('is not created if one already exists', async () => {
    const ctx = makeCtx(database.db);
    await makeUser(ctx, { email_address: emailAddress });
    await expect(invite(ctx)).rejects.toMatchObject({ code: 'email_taken' });
    expect(ctx.sent).toEqual([]);
  });
});

describe('an activation that arrives fifty times at once', () => {
  const database = useCommittedDatabase();

  test('opens one session', async () => {
    const ctx = makeCtx(database.db);
    await invite(ctx);
    const token = tokenIn(ctx);
    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, () => activate(makeCtx(database.db), token)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
