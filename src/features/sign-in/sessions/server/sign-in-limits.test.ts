import { signInLimits } from './limit-settings.ts';
import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { createCaptchaTwin } from '#platform/captcha/captcha-twin.ts';
import { changeSetting } from '#platform/settings/settings.ts';
import { makeUser } from '#features/people/testing.ts';
import { signIn } from './sign-in.ts';

const emailAddress = 'miriam@example.org';
const password = 'correct horse';
const wrong = { kind: 'sign-in-required', code: 'invalid_credentials' };

describe('wrong passwords', () => {
  const database = useDatabase();

  async function makeWorld() {
    const ctx = makeCtx(database.db, { captcha: createCaptchaTwin('missing') });
    await makeUser(ctx, { email_address: emailAddress }, password);
    return ctx;
  }

  /** Someone else's browser, on a network of its own. */
  const strangerOf = (ctx: TestCtx, host = 1, captcha = ctx.captcha): TestCtx => ({
    ...ctx,
    address: `198.51.100.${host}`,
    signedCookies: makeCtx(database.db).signedCookies,
    captcha,
  });
  async function guess(ctx: TestCtx, times: number, address = emailAddress) {
    for (let tries = 0; tries < times; tries += 1)
      await expect(signIn(ctx, { emailAddress: address, password: 'guess' })).rejects.toMatchObject(wrong);
  }
  /** As many wrong ones as an hour allows before a proof of work is required. */
  async function guessFromEverywhere(ctx: TestCtx, address = emailAddress) {
    for (let host = 1; host <= 10; host += 1) await guess(strangerOf(ctx, host), 10, address);
  }

  test('are limited to ten in 15 minutes for one account from one network, and lock nobody else out', async () => {
    const ctx = await makeWorld();
    const stranger = strangerOf(ctx);
    await guess(stranger, 10);
    const late = signIn(stranger, { emailAddress: 'MIRIAM@example.org', password });
    await expect(late).rejects.toMatchObject({ kind: 'too-many', retryAfterSeconds: 900 });
    await guess(stranger, 1, 'other@example.org');
    await expect(signIn(ctx, { emailAddress, password })).resolves.toHaveProperty('token');
    ctx.clock.advance(900);
    await expect(signIn(stranger, { emailAddress, password })).resolves.toHaveProperty('token');
  });

  test('are all that counts: correct ones are free', async () => {
    const ctx = await makeWorld();
    for (let times = 0; times < 12; times += 1) await signIn(strangerOf(ctx), { emailAddress, password });
    await guess(strangerOf(ctx), 10);
    await expect(signIn(strangerOf(ctx), { emailAddress, password })).rejects.toMatchObject({
      kind: 'too-many',
    });
  });

  test('count while they are being checked, so that many at once are at most ten', async () => {
    const ctx = await makeWorld();
    const tries = Array.from({ length: 30 }, () =>
      signIn(strangerOf(ctx), { emailAddress, password: 'guess' }).catch((error: unknown) => error),
    );
    const kinds = (await Promise.all(tries)).map((error) => (error as { kind: string }).kind);
    expect(kinds.filter((kind) => kind === 'sign-in-required')).toHaveLength(10);
    expect(kinds.filter((kind) => kind === 'too-many')).toHaveLength(20);
  });

  test('beyond a hundred an hour require a proof of work, and lock nobody out', async () => {
    const ctx = await makeWorld();
    await guessFromEverywhere(ctx);
    const asWith = (captcha: 'passed' | 'missing' | 'refused' | 'unavailable', given: string) =>
      signIn(strangerOf(ctx, 99, createCaptchaTwin(captcha)), { emailAddress, password: given });
    await expect(asWith('missing', password)).rejects.toMatchObject({
      kind: 'forbidden',
      code: 'captcha_required',
    });
    await expect(asWith('refused', password)).rejects.toMatchObject({
      data: { issues: [{ path: 'captcha' }] },
    });
    await expect(asWith('passed', 'guess')).rejects.toMatchObject(wrong);
    await expect(asWith('passed', password)).resolves.toHaveProperty('token');
    await expect(asWith('unavailable', password)).resolves.toHaveProperty('token');
    ctx.clock.advance(3600);
    await expect(asWith('missing', password)).resolves.toHaveProperty('token');
  });

  test('for an address without an account are answered in the same way', async () => {
    const ctx = await makeWorld();
    await guessFromEverywhere(ctx, 'nobody@example.org');
    const asked = signIn(strangerOf(ctx, 99), { emailAddress: 'nobody@example.org', password });
    await expect(asked).rejects.toMatchObject({ code: 'captcha_required' });
  });

  test('leave ten tries of its own to a device that has signed in before, whatever strangers do', async () => {
    const ctx = await makeWorld();
    await signIn(ctx, { emailAddress, password });
    await guessFromEverywhere(ctx);
    const own = strangerOf(ctx, 1);
    const known = { ...own, signedCookies: ctx.signedCookies };
    await expect(signIn(own, { emailAddress, password })).rejects.toMatchObject({ kind: 'too-many' });
    await expect(signIn(known, { emailAddress, password })).resolves.toHaveProperty('token');
    await guess(known, 10);
    await expect(signIn(known, { emailAddress, password })).rejects.toMatchObject({ kind: 'too-many' });
  });

  test('for another account do not benefit from a known device', async () => {
    const ctx = await makeWorld();
    await makeUser(ctx, { email_address: 'mallory@example.org' }, password);
    await signIn(ctx, { emailAddress: 'mallory@example.org', password });
    await guess(ctx, 10);
    await expect(signIn(ctx, { emailAddress, password })).rejects.toMatchObject({ kind: 'too-many' });
  });

  test('are limited to three hundred an hour from one network, across all accounts', async () => {
    const ctx = await makeWorld();
    const rule = { tries: 300, seconds: 3600 };
    // Hashing three hundred passwords is not what this test is about.
    for (let taken = 0; taken < 298; taken += 1)
      await ctx.limits.take('signIn.tries.network:198.51.100.1', rule);
    await guess(strangerOf(ctx), 1, 'one@example.org');
    await guess(strangerOf(ctx), 1, 'two@example.org');
    await expect(signIn(strangerOf(ctx), { emailAddress, password })).rejects.toMatchObject({
      kind: 'too-many',
      retryAfterSeconds: 3600,
    });
    await expect(signIn(strangerOf(ctx, 2), { emailAddress, password })).resolves.toHaveProperty('token');
  });

  test('are limited to what an administrator has set', async () => {
    const ctx = await makeWorld();
    const [narrow, wide] = [
      { tries: 2, seconds: 60 },
      { tries: 300, seconds: 3600 },
    ];
    await changeSetting(ctx, signInLimits, {
      perAccountAndNetwork: narrow,
      perDevice: wide,
      perAccount: wide,
      perNetwork: wide,
    });
    await guess(strangerOf(ctx), 2);
    await expect(signIn(strangerOf(ctx), { emailAddress, password })).rejects.toMatchObject({
      kind: 'too-many',
      retryAfterSeconds: 60,
    });
  });
});
