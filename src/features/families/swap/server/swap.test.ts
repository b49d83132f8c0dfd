import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { createRandom } from '#test/support/random.ts';
import { signedIn } from '#core/actor.ts';
import { Invalid, TooMany } from '#core/refusals.ts';
import { createDatabaseLimits } from '#platform/limits/database-limits.ts';
import { familiesApi } from '#features/families/api.ts';
import { addGuardian, makeFamily, makeGuardian } from '#features/families/testing.ts';
import { changeUser, makeUser, type TestUser } from '#features/people/testing.ts';
import { confirmPassword, findActorByCookie } from '#features/sign-in/server/public.ts';
import { signInApi } from '#features/sign-in/api.ts';
import { giveAuthenticator, makeSession } from '#features/sign-in/testing.ts';

const password = 'shalom-weiss-7';
const pin = '2580';

/** A browser in which someone has signed in: each request goes with the cookie that it has by then. */
async function openBrowser(ctx: TestCtx, user: TestUser) {
  const { cookie } = await makeSession(ctx, user);
  const context: TestCtx = { ...makeCtx(ctx.db, { limits: ctx.limits }), clock: ctx.clock };
  let held: string | undefined = cookie;
  context.sessionCookie = {
    set: (value) => {
      held = value;
    },
    clear: () => {
      held = undefined;
    },
  };
  const request = async (): Promise<TestCtx> => {
    const actor = held && (await findActorByCookie(ctx.db, held, ctx.clock.now()));
    return { ...context, actor: actor || { kind: 'visitor' } };
  };
  return {
    request,
    who: async () => {
      const { actor } = await request();
      return actor.kind === 'member' ? actor.userId : undefined;
    },
    swap: async (to: Pick<TestUser, 'userId'>, proof: { pin?: string; currentPassword?: string } = {}) =>
      call(familiesApi.swap, { id: to.userId, ...proof }, { context: await request() }),
    people: async () => call(familiesApi.familyPeople, undefined, { context: await request() }),
    signOut: async () => call(signInApi.signOut, undefined, { context: await request() }),
  };
}

async function openFamily(ctx: TestCtx) {
  const guardian = await makeGuardian(ctx, {}, password);
  const { id, members } = await makeFamily(ctx, { guardian });
  const [dina, noam] = members;
  if (!dina || !noam) throw new Error('no children');
  await call(
    familiesApi.setPin,
    { pin, currentPassword: password },
    { context: { ...ctx, actor: guardian.actor } },
  );
  return { id, guardian, dina, noam, tablet: await openBrowser(ctx, guardian) };
}

const proofRequired = { code: 'proof_required' };

describe('a device that a family shares', () => {
  const database = useDatabase();

  test('goes from a mother to her child, and back with her PIN or her password', async () => {
    const ctx = makeCtx(database.db);
    const { guardian, dina, tablet } = await openFamily(ctx);
    await tablet.swap(dina);
    expect(await tablet.who()).toBe(dina.userId);
    await expect(tablet.swap(guardian)).rejects.toMatchObject(proofRequired);
    await tablet.swap(guardian, { pin });
    expect(await tablet.who()).toBe(guardian.userId);
    await tablet.swap(dina);
    await tablet.swap(guardian, { currentPassword: password });
    expect(await tablet.who()).toBe(guardian.userId);
  });

  test('ends the session before', async () => {
    const ctx = makeCtx(database.db);
    const { dina, tablet } = await openFamily(ctx);
    const before = await tablet.request();
    await tablet.swap(dina);
    expect(await ctx.db.selectFrom('family_devices').select('id').execute()).toHaveLength(1);
    await expect(call(familiesApi.swap, { id: dina.userId }, { context: before })).rejects.toMatchObject({
      kind: 'sign-in-required',
    });
  });

  test('is not handed on by a child alone, unless a parent allows it on this device', async () => {
    const ctx = makeCtx(database.db);
    const { guardian, dina, noam, tablet } = await openFamily(ctx);
    await tablet.swap(dina);
    await expect(tablet.swap(noam)).rejects.toMatchObject(proofRequired);
    await tablet.swap(noam, { pin });
    await tablet.swap(guardian, { pin });
    await call(
      familiesApi.updateFamilyDevice,
      { siblingsMaySwap: true },
      { context: await tablet.request() },
    );
    await tablet.swap(dina);
    await tablet.swap(noam);
    expect(await tablet.who()).toBe(noam.userId);
    const phone = await openBrowser(ctx, guardian);
    await phone.swap(noam);
    await expect(phone.swap(dina)).rejects.toMatchObject(proofRequired);
  });

  test('begins as the family has decided for new ones', async () => {
    const ctx = makeCtx(database.db);
    const { dina, noam, tablet } = await openFamily(ctx);
    await call(familiesApi.updateFamily, { siblingsMaySwap: true }, { context: await tablet.request() });
    await tablet.swap(dina);
    await tablet.swap(noam);
    expect(await tablet.people()).toMatchObject({ shared: true, siblingsMaySwap: true });
  });

  test('shows who may be learning, the children first, and what each needs', async () => {
    const ctx = makeCtx(database.db);
    const { guardian, dina, noam, tablet } = await openFamily(ctx);
    expect(await tablet.people()).toMatchObject({
      items: [
        { id: dina.userId, kind: 'member', color: 'gold', needs: 'nothing' },
        { id: noam.userId, kind: 'member', color: 'teal', needs: 'nothing' },
        { id: guardian.userId, kind: 'guardian', color: null, needs: 'current', hasPin: true },
      ],
      shared: false,
      putDown: false,
    });
    await tablet.swap(dina);
    ctx.clock.advance(31 * 60);
    const { items, putDown } = await tablet.people();
    expect(items.map(({ needs }) => needs)).toEqual(['current', 'proof', 'proof']);
    expect(putDown).toBe(true);
    await tablet.swap(dina);
    expect(await tablet.who()).toBe(dina.userId);
  });

  test('is handed on by a guardian without a password only once she has a PIN to come back with', async () => {
    const ctx = makeCtx(database.db);
    const mother = await makeGuardian(ctx);
    const { id, members } = await makeFamily(ctx, { guardian: mother, children: 1 });
    const [child] = members;
    if (!child) throw new Error('no child');
    const father = await makeGuardian(ctx, {}, password);
    await addGuardian(ctx, id, father);
    const tablet = await openBrowser(ctx, mother);
    const needed = async () => (await tablet.people()).items.map(({ needs }) => needs);
    expect(await needed()).toEqual(['pin', 'current', 'proof']);
    await expect(tablet.swap(child)).rejects.toMatchObject({ code: 'pin_required' });
    expect(await tablet.who()).toBe(mother.userId);
    await call(familiesApi.setPin, { pin, currentPassword: '' }, { context: await tablet.request() });
    expect(await needed()).toEqual(['nothing', 'current', 'proof']);
    await tablet.swap(child);
    expect((await tablet.people()).items).toMatchObject([
      { hasPin: true, hasPassword: true },
      { hasPin: true, hasPassword: false },
      { hasPin: false, hasPassword: true },
    ]);
    await expect(tablet.swap(mother, { currentPassword: password })).rejects.toBeInstanceOf(Invalid);
    await tablet.swap(mother, { pin });
    expect(await tablet.who()).toBe(mother.userId);
    await call(familiesApi.removePin, undefined, { context: await tablet.request() });
    await expect(tablet.swap(child)).rejects.toMatchObject({ code: 'pin_required' });
  });

  test('is signed out for everyone of the family, and forgotten', async () => {
    const ctx = makeCtx(database.db);
    const { guardian, dina, noam, tablet } = await openFamily(ctx);
    const phone = await openBrowser(ctx, guardian);
    await phone.swap(noam);
    await tablet.swap(dina);
    await tablet.signOut();
    expect(await tablet.who()).toBeUndefined();
    expect(await phone.who()).toBe(noam.userId);
    expect(await ctx.db.selectFrom('family_devices').select('id').execute()).toHaveLength(1);
  });

  test('waits 15 minutes after five wrong PINs, and the parent signs in elsewhere all the same', async () => {
    const ctx = makeCtx(database.db);
    const { guardian, dina, tablet } = await openFamily(ctx);
    const phone = await openBrowser(ctx, guardian);
    await tablet.swap(dina);
    await phone.swap(dina);
    const wrong = { data: { issues: [{ path: 'pin' }] } };
    for (let tries = 0; tries < 5; tries += 1)
      await expect(tablet.swap(guardian, { pin: '9999' })).rejects.toMatchObject(wrong);
    await expect(tablet.swap(guardian, { pin })).rejects.toMatchObject({ retryAfterSeconds: 900 });
    await phone.swap(guardian, { pin });
    await confirmPassword(await phone.request(), password);
    await tablet.swap(guardian, { currentPassword: password });
    await tablet.swap(dina);
    ctx.clock.advance(15 * 60);
    await tablet.swap(guardian, { pin });
    expect(await tablet.who()).toBe(guardian.userId);
  });

  test('counts wrong PINs in a row: a right PIN or password clears them, and the wait is counted from the last', async () => {
    const ctx = makeCtx(database.db);
    const { guardian, dina, tablet } = await openFamily(ctx);
    await tablet.swap(dina);
    const beWrong = async (times: number) => {
      for (let tries = 0; tries < times; tries += 1)
        await expect(tablet.swap(guardian, { pin: '9999' })).rejects.toThrow(Invalid);
    };
    for (const proof of [{ pin }, { currentPassword: password }, { pin }]) {
      await beWrong(4);
      await tablet.swap(guardian, proof);
      await tablet.swap(dina);
    }
    await beWrong(4);
    ctx.clock.advance(14 * 60);
    await beWrong(1);
    ctx.clock.advance(10 * 60);
    await expect(tablet.swap(guardian, { pin })).rejects.toMatchObject({ retryAfterSeconds: 300 });
    ctx.clock.advance(5 * 60);
    await tablet.swap(guardian, { pin });
    expect(await tablet.who()).toBe(guardian.userId);
  });

  test('is refused to a guardian by her own wrong PINs only, and a right one of another does not clear hers', async () => {
    const ctx = makeCtx(database.db);
    const { id, dina, noam, tablet } = await openFamily(ctx);
    const father = await makeGuardian(ctx, {}, password);
    await addGuardian(ctx, id, father);
    await tablet.swap(dina);
    const wrong = { data: { issues: [{ path: 'pin' }] } };
    for (let tries = 0; tries < 3; tries += 1)
      await expect(tablet.swap(noam, { pin: '9999' })).rejects.toMatchObject(wrong);
    await tablet.swap(noam, { pin });
    for (let tries = 0; tries < 2; tries += 1)
      await expect(tablet.swap(dina, { pin: '9999' })).rejects.toMatchObject(wrong);
    await tablet.swap(dina, { pin });
    await expect(tablet.swap(father, { pin: '9999' })).rejects.toMatchObject({ retryAfterSeconds: 900 });
  });

  test('lets one of a flood of wrong PINs through no more often than five times', async () => {
    const ctx = makeCtx(database.db);
    const { guardian, dina, tablet } = await openFamily(ctx);
    await tablet.swap(dina);
    const tried = await Promise.allSettled(
      Array.from({ length: 40 }, (_, n) => tablet.swap(guardian, { pin: `90${10 + n}` })),
    );
    const waits = tried.filter((one) => one.status === 'rejected' && one.reason instanceof TooMany);
    expect(waits).toHaveLength(35);
    expect(await tablet.who()).toBe(dina.userId);
  });

  test('knows nobody of another family, nor anyone of none', async () => {
    const ctx = makeCtx(database.db);
    const { dina, tablet } = await openFamily(ctx);
    const other = await makeFamily(ctx);
    const stranger = await makeUser(ctx);
    const alone = await openBrowser(ctx, stranger);
    const notFound = { kind: 'not-found' };
    for (const target of [other.guardian, ...other.members, stranger, { userId: 'nobody' as never }])
      await expect(tablet.swap(target, { pin })).rejects.toMatchObject(notFound);
    await expect(alone.swap(dina)).rejects.toMatchObject(notFound);
    expect((await alone.people()).items).toEqual([]);
  });

  test('opens a session with a PIN that is no proof for what cannot be undone', async () => {
    const ctx = makeCtx(database.db);
    const { guardian, dina, tablet } = await openFamily(ctx);
    await changeUser(ctx, guardian.userId, { password_hash: 'none' });
    await tablet.swap(dina);
    await tablet.swap(guardian, { pin });
    const context = await tablet.request();
    expect(signedIn(context).tookSecondStep).toBe(false);
    await expect(confirmPassword(context, '')).rejects.toMatchObject({ code: 'reauth_required' });
  });

  test('leads a guardian with an app for codes to the second step, and with her PIN to a session without it', async () => {
    const ctx = makeCtx(database.db);
    const { guardian, dina, tablet } = await openFamily(ctx);
    await giveAuthenticator(ctx, guardian.userId);
    await tablet.swap(dina);
    await expect(tablet.swap(guardian, { currentPassword: password })).rejects.toMatchObject({
      code: 'second_step_required',
    });
    expect(await tablet.who()).toBe(dina.userId);
    await tablet.swap(guardian, { pin });
    expect(await tablet.who()).toBe(guardian.userId);
  });

  test.each(['0000', '1234', '8765'])('has no PIN as easy as %s', async (easy) => {
    const ctx = makeCtx(database.db);
    const { tablet } = await openFamily(ctx);
    const context = await tablet.request();
    await expect(
      call(familiesApi.setPin, { pin: easy, currentPassword: password }, { context }),
    ).rejects.toMatchObject({ data: { issues: [{ path: 'pin' }] } });
  });

  test('never gives a session that its rules do not allow, whatever is tried in whatever order', async () => {
    const random = createRandom(13);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const ctx = makeCtx(database.db);
    const { id, guardian, dina, noam, tablet } = await openFamily(ctx);
    const father = await makeGuardian(ctx);
    await addGuardian(ctx, id, father);
    const stranger = await makeUser(ctx);
    const people = [guardian, father, dina, noam, stranger];
    const isChild = (userId: unknown) => userId === dina.userId || userId === noam.userId;
    let allowed = false;
    for (let step = 0; step < 60; step += 1) {
      ctx.clock.advance(15 * 60);
      const from = await tablet.who();
      const to = pick(people);
      const proof = pick([{}, {}, { pin }, { pin: '9999' }]);
      const proves = 'pin' in proof && proof.pin === pin;
      const wanted =
        to === stranger
          ? from
          : to.userId === from || (!isChild(from) && isChild(to.userId))
            ? to.userId
            : isChild(to.userId)
              ? allowed || proves
                ? to.userId
                : from
              : proves && to === guardian
                ? to.userId
                : from;
      await tablet.swap(to, proof).catch(() => undefined);
      expect(await tablet.who()).toBe(wanted);
      if (wanted === guardian.userId && random() < 0.3) {
        allowed = !allowed;
        const context = await tablet.request();
        await call(familiesApi.updateFamilyDevice, { siblingsMaySwap: allowed }, { context });
      }
    }
  });
});

describe('two tabs at once', () => {
  const database = useCommittedDatabase();

  test('change to one of two children: the session before is used once', async () => {
    const ctx = makeCtx(database.db);
    const { dina, noam, tablet } = await openFamily(ctx);
    const context = await tablet.request();
    const both = [dina, noam].map(({ userId }) => call(familiesApi.swap, { id: userId }, { context }));
    const swapped = await Promise.allSettled(both);
    expect(swapped.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('of two processes judge five wrong PINs together, and then not even the right one', async () => {
    const processes = [0, 1].map(() => createDatabaseLimits(database.db, 'the same everywhere'));
    const [one, other] = processes.map((limits) => makeCtx(database.db, { limits })) as [TestCtx, TestCtx];
    const { guardian, dina, tablet } = await openFamily(one);
    await tablet.swap(dina);
    const request = await tablet.request();
    const from = (ctx: TestCtx, tried: string) =>
      call(
        familiesApi.swap,
        { id: guardian.userId, pin: tried },
        { context: { ...request, limits: ctx.limits } },
      );
    const tried = await Promise.allSettled(
      Array.from({ length: 40 }, (_, n) => from(n % 2 ? one : other, `90${10 + n}`)),
    );
    const reasons = tried.map((one) => (one.status === 'rejected' ? (one.reason as unknown) : undefined));
    expect(reasons.filter((reason) => reason instanceof Invalid)).toHaveLength(5);
    expect(reasons.filter((reason) => reason instanceof TooMany)).toHaveLength(35);
    for (const ctx of [one, other]) await expect(from(ctx, pin)).rejects.toThrow(TooMany);
    expect(await tablet.who()).toBe(dina.userId);
  });
});
