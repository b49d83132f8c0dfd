import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { classOfInvite } from '#features/sign-up/invites/server/invite-hooks.ts';
import { createCaptchaTwin } from '#platform/captcha/captcha-twin.ts';
import { signUpApi } from '#features/sign-up/api.ts';
import { answerTo, collectAnswers } from '#platform/composition/feature-hooks.ts';
import { makeUser } from '#features/people/testing.ts';
import { classWithCode, hasFreeSeats, signedUpWithCode } from './sign-up-hooks.ts';

const database = useDatabase();
let made = 0;

function signUp(context: TestCtx, changes: object = {}) {
  made += 1;
  const input = { emailAddress: `person-${made}@example.org`, password: 'a good long one', ...changes };
  return call(signUpApi.signUp, input, { context });
}

/** As a class with free seats makes it for anyone with its code. */
function withClass(ctx: TestCtx, { seats = true } = {}): TestCtx {
  return {
    ...ctx,
    answersTo: collectAnswers([
      answerTo(classWithCode, async () => 'class'),
      answerTo(hasFreeSeats, async () => seats),
      answerTo(signedUpWithCode, async () => true),
    ]),
  };
}

describe('signing up', () => {
  test('is possible five times an hour for one email address, from anywhere', async () => {
    const ctx = makeCtx(database.db);
    await makeUser(ctx, { email_address: 'miriam@example.org' });
    const again = (host: number, changes = {}) =>
      signUp({ ...ctx, address: `192.0.2.${host}` }, { emailAddress: 'Miriam@example.org', ...changes });
    for (let tries = 1; tries <= 5; tries += 1) {
      await expect(again(tries)).rejects.toMatchObject({ code: 'email_taken' });
      // A typo is not counted as a try.
      await expect(again(tries, { password: 'iloveyou' })).rejects.toMatchObject({ kind: 'invalid' });
    }
    await expect(again(6)).rejects.toMatchObject({ kind: 'too-many', retryAfterSeconds: 3600 });
    await expect(signUp(ctx)).resolves.toHaveProperty('token');
  });

  test.each([
    { outcome: 'email_taken', captcha: 'passed', emailAddress: () => 'miriam@example.org' },
    { outcome: 'invalid', captcha: 'refused', emailAddress: () => `new-${made}@example.org` },
  ] as const)(
    'fails thirty times an hour from one network: $outcome',
    async ({ captcha, emailAddress, outcome }) => {
      const ctx = makeCtx(database.db, { captcha: createCaptchaTwin(captcha) });
      await makeUser(ctx, { email_address: 'miriam@example.org' });
      for (let tries = 0; tries < 30; tries += 1) {
        // Each address has a limit too; what is counted here is the network.
        await ctx.limits.giveBack('signUp.tries.email:miriam@example.org', { tries: 5, seconds: 3600 });
        await expect(signUp(ctx, { emailAddress: emailAddress() })).rejects.toMatchObject({ code: outcome });
      }
      const passing = { ...ctx, captcha: createCaptchaTwin() };
      await expect(signUp(passing)).rejects.toMatchObject({ kind: 'too-many' });
      await expect(signUp({ ...passing, address: '192.0.2.2' })).resolves.toHaveProperty('token');
    },
  );

  test('succeeds three hundred times an hour from one network, and beyond that for a class with free seats', async () => {
    const ctx = makeCtx(database.db);
    // Hashing three hundred passwords is not what this test is about.
    for (let taken = 0; taken < 299; taken += 1)
      await ctx.limits.take(`signUp.tries.network:${ctx.address}`, { tries: 300, seconds: 3600 });
    await expect(signUp(ctx)).resolves.toHaveProperty('token');
    await expect(signUp(ctx)).rejects.toMatchObject({ kind: 'too-many' });
    const classCode = 'ABCD-2345';
    await expect(signUp(withClass(ctx, { seats: false }), { classCode })).rejects.toMatchObject({
      kind: 'too-many',
    });
    await expect(signUp(withClass(ctx), { classCode })).resolves.toHaveProperty('token');
  });

  test('beyond that is possible with an invitation, but not with a made-up one', async () => {
    const ctx = makeCtx(database.db);
    for (let taken = 0; taken < 300; taken += 1)
      await ctx.limits.take(`signUp.tries.network:${ctx.address}`, { tries: 300, seconds: 3600 });
    const invited: TestCtx = {
      ...ctx,
      answersTo: collectAnswers([
        answerTo(classOfInvite, async (_ctx, { token }) =>
          token === 'open' ? { className: '4a', teacher: 'Ruth' } : undefined,
        ),
      ]),
    };
    await expect(signUp(invited, { invite: 'made-up' })).rejects.toMatchObject({ kind: 'too-many' });
    await expect(signUp(invited, { invite: 'open' })).resolves.toHaveProperty('token');
  });
});
