import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { changeConsentAge } from '#features/guardians/testing.ts';
import { countSessions, keepSessionsOpen, makeSession } from '#features/sign-in/testing.ts';
import { makeCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { createCaptchaTwin } from '#platform/captcha/captcha-twin.ts';
import { signInApi } from '#features/sign-in/api.ts';
import { signUpApi } from '#features/sign-up/api.ts';
import { CaptchaTask } from '#features/sign-in/contract.ts';
import { SignUpAnswer } from '../contract.ts';
import { makeUser } from '#features/people/testing.ts';
import { findActorByBearer, findActorByCookie } from '#features/sign-in/server/public.ts';
import { signUp } from './sign-up.ts';
import { selectUsers, updateUsers } from '#features/people/server/public.ts';

const input = { emailAddress: 'Miriam@Example.org', password: 'correct horse' };

describe('signing up', () => {
  const database = useDatabase();

  test('creates a free account in the language of the request and signs it in', async () => {
    const ctx = makeCtx(database.db, { locale: 'he' });
    const answer = SignUpAnswer.parse(await call(signUpApi.signUp, input, { context: ctx }));
    expect(answer.user).toMatchObject({
      emailAddress: 'Miriam@Example.org',
      role: 'new',
      status: 'free',
      plan: 0,
      language: 'he',
      verified: false,
      admin: false,
      staff: false,
      permissions: [],
      staffLanguages: [],
      minor: false,
      created: '2026-11-17T12:00:00.000Z',
    });
    const byToken = await findActorByBearer(ctx.db, answer.token, ctx.clock.now());
    expect(byToken).toMatchObject({ userId: answer.user.id, role: 'new', awaitingGuardian: false });
    const cookie = ctx.cookie();
    expect(cookie).toMatchObject({ remember: false });
    expect(await findActorByCookie(ctx.db, cookie?.value ?? '', ctx.clock.now())).toEqual(byToken);
  });

  test('keeps the details given about the person', async () => {
    const ctx = makeCtx(database.db);
    const person = {
      firstName: ' Miriam ',
      lastName: 'Stern',
      role: 'educator',
      language: 'fr',
      avatar: 'lion',
    } as const;
    const { user } = await call(signUpApi.signUp, { ...input, ...person }, { context: ctx });
    expect(user).toMatchObject({
      fullName: 'Miriam Stern',
      role: 'educator',
      language: 'fr',
      avatar: 'lion',
    });
  });

  test('refuses a taken address, in any spelling', async () => {
    const ctx = makeCtx(database.db);
    await signUp(ctx, input);
    for (const emailAddress of ['miriam@example.org', 'MIRIAM@EXAMPLE.ORG', 'ｍiriam@example.org']) {
      await expect(signUp(ctx, { ...input, emailAddress })).rejects.toMatchObject({
        kind: 'conflict',
        code: 'email_taken',
      });
    }
  });

  test('refuses a common password, naming the field', async () => {
    const refused = signUp(makeCtx(database.db), { ...input, password: 'iloveyou' });
    await expect(refused).rejects.toMatchObject({
      kind: 'invalid',
      data: { issues: [{ path: 'password', messageKey: 'signIn.field.passwordGuessable' }] },
    });
  });

  test.each([
    { emailAddress: 'no-at.example.org' },
    { emailAddress: 'a@b.c' },
    { emailAddress: 'a\u0000b@example.org' },
    { password: 'short 7' },
    { firstName: '' },
    { firstName: 'x'.repeat(61) },
    { firstName: 'line\nbreak' },
    { role: 'home' },
    { country: 'I1' },
    { country: 'ZZ' },
  ])('refuses input that does not fit: %o', async (wrong) => {
    const sent = { ...input, ...wrong } as typeof input;
    await expect(call(signUpApi.signUp, sent, { context: makeCtx(database.db) })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  test('refuses a future birth year and an address that becomes too long for its key', async () => {
    const ctx = makeCtx(database.db);
    const issue = (path: string) => ({ data: { issues: [expect.objectContaining({ path })] } });
    await expect(signUp(ctx, { ...input, birthYear: 2027 })).rejects.toMatchObject(issue('birthYear'));
    const long = `${'ﷺ'.repeat(200)}@example.org`;
    await expect(signUp(ctx, { ...input, emailAddress: long })).rejects.toMatchObject(issue('emailAddress'));
  });

  test('ends the session that was open before', async () => {
    const ctx = makeCtx(database.db);
    const before = await makeSession(ctx, await makeUser(ctx));
    const actor = await findActorByBearer(ctx.db, before.token, ctx.clock.now());
    await signUp({ ...ctx, ...(actor && { actor }) }, input);
    expect(await findActorByBearer(ctx.db, before.token, ctx.clock.now())).toBeUndefined();
  });
});

describe('a minor', () => {
  const database = useDatabase();

  test.each([
    { birthYear: 2014, country: 'US', minor: true },
    { birthYear: 2013, country: 'US', minor: true },
    { birthYear: 2012, country: 'US', minor: false },
    { birthYear: 2012, country: undefined, minor: false },
    { birthYear: 2012, country: 'IT', minor: true },
    { birthYear: 2011, country: 'FR', minor: true },
    { birthYear: 2010, country: 'FR', minor: false },
    { birthYear: 2010, country: 'de', minor: true },
    { birthYear: 2009, country: 'de', minor: false },
  ])('is anyone who may be under the age of her country: %o', async ({ birthYear, country, minor }) => {
    const ctx = makeCtx(database.db);
    const { token, user } = await signUp(ctx, { ...input, birthYear, ...(country && { country }) });
    expect(user.minor).toBe(minor);
    expect(await findActorByBearer(ctx.db, token, ctx.clock.now())).toMatchObject({
      awaitingGuardian: minor,
    });
  });

  test('stops waiting for the guardian after approval, or once she is of age', async () => {
    const ctx = makeCtx(database.db);
    const { token } = await signUp(ctx, { ...input, birthYear: 2013, country: 'GB' });
    const awaiting = async (now: Date) => (await findActorByBearer(ctx.db, token, now))?.awaitingGuardian;
    expect(await awaiting(ctx.clock.now())).toBe(true);
    ctx.clock.advance(86_400 * 45);
    await keepSessionsOpen(ctx);
    expect(await awaiting(ctx.clock.now())).toBe(false);
    await updateUsers(ctx.db).set({ guardian_approved_at: ctx.clock.now() }).execute();
    expect(await awaiting(new Date('2026-11-18'))).toBe(false);
  });

  test('is a learner, not a parent or educator', async () => {
    const ctx = makeCtx(database.db);
    const minor = { ...input, birthYear: 2016, country: 'US' };
    for (const role of ['parent', 'educator'] as const) {
      await expect(signUp(ctx, { ...minor, role })).rejects.toMatchObject({
        data: { issues: [{ path: 'role', messageKey: 'guardians.field.roleOfMinor' }] },
      });
    }
    await expect(signUp(ctx, { ...minor, role: 'learner' })).resolves.toHaveProperty('token');
  });

  test('is judged by the age an administrator has set', async () => {
    const ctx = makeCtx(database.db);
    await changeConsentAge(ctx, 17);
    expect((await signUp(ctx, { ...input, birthYear: 2010, country: 'US' })).user.minor).toBe(true);
  });
});

describe('fifty sign-ups of one address at the same moment', () => {
  const database = useCommittedDatabase();

  test('create exactly one account; of the others five in all are tried, and conflict', async () => {
    const ctx = makeCtx(database.db);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, host) => signUp({ ...ctx, address: `198.51.100.${host}` }, input)),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(49);
    const codes = refused.map(({ reason }) => (reason as { code: string }).code).toSorted();
    expect(codes).toEqual([
      ...Array.from({ length: 4 }, () => 'email_taken'),
      ...Array.from({ length: 45 }, () => 'too_many'),
    ]);
    const users = await selectUsers(ctx.db).select('id').execute();
    expect(users).toHaveLength(1);
    for (const { id } of users) expect(await countSessions(ctx, id)).toBe(1);
  });
});

describe('the captcha at sign-up', () => {
  const database = useDatabase();
  const signUpAs = (ctx: ReturnType<typeof makeCtx>, name: string) =>
    signUp(ctx, { ...input, emailAddress: `${name}@example.org` });

  test('keeps out anyone who fails it, before any password is hashed', async () => {
    const ctx = makeCtx(database.db, { captcha: createCaptchaTwin('refused') });
    await expect(signUp(ctx, input)).rejects.toMatchObject({
      kind: 'invalid',
      data: { issues: [{ path: 'captcha', messageKey: 'signIn.field.captcha' }] },
    });
  });

  test.each(['missing', 'unavailable'] as const)(
    'lets an address sign up only twice an hour when it is %s',
    async (verdict) => {
      const ctx = makeCtx(database.db, { captcha: createCaptchaTwin(verdict) });
      await signUpAs(ctx, 'first');
      await signUpAs(ctx, 'second');
      await expect(signUpAs(ctx, 'third')).rejects.toMatchObject({ kind: 'too-many' });
      await signUpAs({ ...ctx, address: '192.0.2.2' }, 'third');
    },
  );

  test('can be requested by anyone', async () => {
    const ctx = makeCtx(database.db);
    expect(CaptchaTask.parse(await call(signInApi.captcha, undefined, { context: ctx }))).toMatchObject({
      provider: 'recaptcha',
    });
  });
});
