import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { claimEmbedded } from '#test/support/database/claim-embedded.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { makeDevice } from '#test/support/passkey-device.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { dumpDatabase } from '#platform/db/transfer/dump.ts';
import { restoreDatabase } from '#platform/db/transfer/restore.ts';
import { createLog } from '#platform/log.ts';
import type { UserId } from '#core/ids.ts';
import { signInApi } from '#features/sign-in/api.ts';
import { classesApi } from '#features/classes/api.ts';
import { makeSession } from '#features/sign-in/testing.ts';
import { makeUser } from '#features/people/testing.ts';
import { listAdmins, revokeAdmin, findActorByBearer } from '#features/sign-in/server/public.ts';
import { listCards } from '#features/classes/cards/server/student-accounts.ts';
import { makeStudent } from '#features/classes/server/public.ts';
import { demoPassword, demoPeople } from '#features/people/server/demo-people.ts';
import { countDemoPeople, eraseDemoPeople } from '#features/people/server/demo-world.ts';
import { shutOutDemoPeople } from '#features/sign-in/server/shut-out-demo-people.ts';
import { defineResetMail } from '#features/sign-in/emails/server/reset-password.ts';
import { findDemoPerson, seedPeople } from '#features/people/server/seed.ts';

const admin = 'admin@example.org';

async function makeDemoWorld(ctx: TestCtx) {
  const inside: TestCtx = { ...ctx, demoWorld: true };
  await seedPeople(inside);
  const personOf = async (emailAddress: string) => {
    const userId = await findDemoPerson(ctx, emailAddress);
    if (!userId) throw new Error(`${emailAddress} is missing`);
    return userId;
  };
  return { inside, personOf };
}

async function signedIn(ctx: TestCtx, userId: UserId): Promise<TestCtx> {
  const { token } = await makeSession(ctx, { userId });
  const actor = await findActorByBearer(ctx.db, token, ctx.clock.now());
  if (!actor) throw new Error('nobody is signed in');
  return { ...ctx, actor };
}

describe('where the demo world is off, its people', () => {
  const database = useDatabase();
  const makeOutside = () =>
    makeCtx(database.db, {
      identityProviders: {
        google: {
          origin: 'https://provider.example',
          buildAuthorizationUrl: async () => new URL('https://provider.example/consent'),
          readCallback: async () => ({
            subject: 'miriam',
            emailAddress: 'learner@example.org',
            verified: true,
            firstName: 'Miriam',
            lastName: 'Stern',
          }),
        },
      },
    });

  /** Every way to a session, prepared while the demo world was on. */
  const ways: Record<string, (ctx: TestCtx) => Promise<(ctx: TestCtx) => Promise<unknown>>> = {
    'the password': async () => (context) =>
      call(signInApi.signIn, { emailAddress: admin, password: demoPassword }, { context }),
    'the card of a student added by their teacher': async (ctx) => {
      const { inside, personOf } = await makeDemoWorld(ctx);
      const educatorId = await personOf('educator@example.org');
      const student = await makeStudent(inside, { educatorId, firstName: 'Dina', lastName: 'Levi' });
      const token = (await listCards(inside, educatorId, [student])).get(student) ?? '';
      return (context) => call(classesApi.signInWithCard, { token }, { context });
    },
    'a passkey': async (ctx) => {
      const { inside, personOf } = await makeDemoWorld(ctx);
      const context = await signedIn(inside, await personOf(admin));
      const device = makeDevice();
      const setup = await call(signInApi.preparePasskey, { currentPassword: demoPassword }, { context });
      const credential = device.make(String(setup.options['challenge']));
      await call(signInApi.addPasskey, { credential }, { context });
      return async (context) => {
        const { options } = await call(signInApi.challengePasskey, {}, { context });
        return call(
          signInApi.signInWithPasskey,
          { credential: device.answer(String(options['challenge'])) },
          { context },
        );
      };
    },
    'another provider': async () => async (context) => {
      await call(signInApi.departToProvider, { provider: 'google' }, { context });
      return call(signInApi.signInWithGoogle, { query: 'code=1' }, { context });
    },
  };

  test.each(Object.keys(ways))('cannot sign in by %s, and can where it is on', async (name) => {
    const ctx = makeOutside();
    const { inside } = await makeDemoWorld(ctx);
    const come = await ways[name]?.(ctx);
    await expect(come?.(ctx)).rejects.toMatchObject({ code: 'demo_person' });
    await expect(come?.(inside)).resolves.toHaveProperty('token');
  });

  test('get no mail to choose a new password', async () => {
    const ctx = makeOutside();
    const { inside } = await makeDemoWorld(ctx);
    defineResetMail(ctx.jobs, ctx);
    await call(signInApi.requestReset, { emailAddress: admin }, { context: ctx });
    await ctx.jobs.drain();
    expect(ctx.sent).toEqual([]);
    await call(signInApi.requestReset, { emailAddress: admin }, { context: inside });
    await ctx.jobs.drain();
    expect(ctx.sent).toHaveLength(1);
  });

  test('do not count as administrators, so the last real one stays', async () => {
    const ctx = makeOutside();
    await makeDemoWorld(ctx);
    const { emailAddress } = await makeUser(ctx, { admin: true });
    expect(await listAdmins(ctx)).toEqual([emailAddress]);
    await expect(revokeAdmin(ctx, { emailAddress, who: 'shell:root', why: 'test' })).rejects.toMatchObject({
      code: 'last_admin',
    });
  });

  test('are found at startup, which ends their sessions and logs it in one line', async () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const ctx = { ...makeOutside(), log };
    const { personOf } = await makeDemoWorld(ctx);
    const real = await makeUser(ctx);
    await makeSession(ctx, real);
    await makeSession(ctx, { userId: await personOf(admin) });
    await shutOutDemoPeople(ctx);
    expect(await ctx.db.selectFrom('sessions').select('user_id').execute()).toEqual([
      { user_id: real.userId },
    ]);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 40,
      people: demoPeople.length,
      msg: expect.stringContaining('was once a demo world') as string,
    });
  });

  test('are not reported by a database without them, which logs no line', async () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const ctx = { ...makeOutside(), log };
    await makeUser(ctx);
    await shutOutDemoPeople(ctx);
    expect(lines).toEqual([]);
  });
});

describe('the demo world', () => {
  const database = useCommittedDatabase();

  test('is not added to a database that holds real people', async () => {
    const ctx = makeCtx(database.db, { demoWorld: true });
    await makeUser(ctx);
    expect(await seedPeople(ctx)).toBe(0);
    expect(await countDemoPeople(ctx)).toBe(0);
  });

  test(
    'is in no dump, with everything that depends on it, and stays where the dump was made',
    { timeout: 60_000 },
    async () => {
      const file = `${temporaryFolder()}/lamed.dump`;
      const source = await claimEmbedded({ kind: 'committed', log: createLog('silent') });
      try {
        const ctx = makeCtx(source.db);
        const { inside, personOf } = await makeDemoWorld(ctx);
        await makeSession(inside, { userId: await personOf(admin) });
        const educatorId = await personOf('educator@example.org');
        await makeStudent(inside, { educatorId, firstName: 'Dina', lastName: 'Levi' });
        await makeUser(ctx, { email_address: 'real@example.org' }, 'a good long one');
        await dumpDatabase(source, file, { leaveOut: eraseDemoPeople });
        expect(await countDemoPeople(ctx)).toBe(demoPeople.length + 1);
      } finally {
        await source.close();
      }
      await restoreDatabase(database, file, { replace: true });
      const ctx = makeCtx(database.db);
      expect(await countDemoPeople(ctx)).toBe(0);
      expect(await ctx.db.selectFrom('users').select('email_address').execute()).toEqual([
        { email_address: 'real@example.org' },
      ]);
      for (const table of ['sessions', 'student_cards'] as const)
        expect(await ctx.db.selectFrom(table).selectAll().execute()).toEqual([]);
      const signIn = (emailAddress: string, password: string) =>
        call(signInApi.signIn, { emailAddress, password }, { context: ctx });
      await expect(signIn(admin, demoPassword)).rejects.toMatchObject({ code: 'invalid_credentials' });
      await expect(signIn('real@example.org', 'a good long one')).resolves.toHaveProperty('token');
    },
  );
});
