import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import type { SessionId } from '#core/ids.ts';
import { familiesApi } from '#features/families/api.ts';
import { makeFamily, makeGuardian } from '#features/families/testing.ts';
import { findMember } from '#features/people/server/public.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { confirmPassword } from '#features/sign-in/server/public.ts';
import { spendTime } from '#features/families/time/server/spend-time.ts';
import type { ChildTimeRules, RestrictChildInput } from '../contract.ts';

const rules: ChildTimeRules = {
  minutes: [30, 30, 30, 30, 30, 30, 30],
  quiet: null,
  onHolyDays: 'rest',
};

/** Each request of someone reads her account again. */
async function ask(ctx: TestCtx, { userId, actor }: Pick<TestUser, 'userId' | 'actor'>): Promise<TestCtx> {
  const found = await findMember(ctx, userId);
  const sessionId = actor.kind === 'member' ? actor.sessionId : ('none' as SessionId);
  return { ...ctx, actor: found ? { ...found, sessionId } : actor };
}

async function makeHome(ctx: TestCtx, parent?: TestUser) {
  const { guardian, members, id } = await makeFamily(ctx, parent && { guardian: parent });
  const [child, sibling] = members;
  if (!child || !sibling) throw new Error('a family of two');
  const on = (memberId: string = child.userId) => ({
    set: async (input: Omit<RestrictChildInput, 'id'>, who = guardian) =>
      call(familiesApi.restrictChild, { id: memberId, ...input }, { context: await ask(ctx, who) }),
    read: async (who = guardian) =>
      call(familiesApi.childTime, { id: memberId }, { context: await ask(ctx, who) }),
    lift: async (who = guardian) =>
      call(familiesApi.liftChildTime, { id: memberId }, { context: await ask(ctx, who) }),
    answer: async (requestId: string, granted: boolean, who = guardian) =>
      call(familiesApi.answerTime, { id: memberId, requestId, granted }, { context: await ask(ctx, who) }),
  });
  const wish = async (minutes: 15 | 30 = 15) =>
    call(familiesApi.askForTime, { minutes }, { context: await ask(ctx, child) });
  const spend = async (minutes: number) => {
    for (let passed = 0; passed < minutes; passed += 5) {
      ctx.clock.advance(300);
      await spendTime(await ask(ctx, child), { minutes: 5, itemId: 'bee' });
    }
  };
  return { id, guardian, child, sibling, on, wish, spend };
}

describe('a child’s time', () => {
  const database = useDatabase();

  test('is set by her parent for each day of the week, read by her, and lifted again', async () => {
    const ctx = makeCtx(database.db, { timeZone: 'Asia/Jerusalem' });
    const { child, on } = await makeHome(ctx);
    expect(await on().read()).toMatchObject({ rules: null, minutesSpent: null, request: null });
    // Tuesday, two in the afternoon.
    const minutes = [20, 20, 45, 20, 20, 0, null];
    const set = await on().set({ rules: { ...rules, minutes, quiet: { from: '20:00', until: '06:30' } } });
    expect(set).toMatchObject({
      minutesPerDay: 45,
      minutesRemaining: 45,
      minutesSpent: 0,
      closed: null,
      rules: { minutes, quiet: { from: '20:00', until: '06:30' }, onHolyDays: 'rest' },
    });
    const own = await call(familiesApi.timeRestriction, undefined, { context: await ask(ctx, child) });
    expect(own).toMatchObject({ minutesPerDay: 45, minutesRemaining: 45 });
    ctx.clock.advance(6 * 3600);
    expect(await on().read()).toMatchObject({ closed: 'quiet', opensAt: '2026-11-18T04:30:00.000Z' });
    expect(await on().lift()).toMatchObject({ rules: null, minutesPerDay: null, closed: null });
    expect(await on().lift()).toMatchObject({ rules: null });
  });

  test('with quiet hours only is counted, and closed in them', async () => {
    const ctx = makeCtx(database.db);
    const { on, spend } = await makeHome(ctx);
    await on().set({
      rules: {
        minutes: Array<null>(7).fill(null),
        quiet: { from: '18:00', until: '07:00' },
        onHolyDays: 'open',
      },
    });
    await spend(10);
    expect(await on().read()).toMatchObject({
      minutesPerDay: null,
      minutesRemaining: null,
      minutesSpent: 10,
    });
  });

  test.each([
    ['a day with more than four hours', { ...rules, minutes: [300, 30, 30, 30, 30, 30, 30] }],
    ['a week of six days', { ...rules, minutes: [30, 30, 30, 30, 30, 30] }],
    ['quiet hours that end when they begin', { ...rules, quiet: { from: '20:00', until: '20:00' } }],
    ['a time that no clock shows', { ...rules, quiet: { from: '25:00', until: '07:00' } }],
  ])('refuses %s', async (_, wrong) => {
    const ctx = makeCtx(database.db);
    const { on } = await makeHome(ctx);
    await expect(on().set({ rules: wrong })).rejects.toThrow();
  });

  test('is nobody’s business but her own family’s: a stranger’s child is as little found as one that never was', async () => {
    const ctx = makeCtx(database.db);
    const { on } = await makeHome(ctx);
    const other = await makeHome(ctx);
    const refused = { code: 'not_found' };
    for (const id of [other.child.userId, 'nobody'])
      for (const attempt of [
        () => on(id).read(),
        () => on(id).set({ rules }),
        () => on(id).lift(),
        () => on(id).answer('x', true),
      ])
        await expect(attempt()).rejects.toMatchObject(refused);
  });

  test('cannot be set, lifted or granted by her or her brother', async () => {
    const ctx = makeCtx(database.db);
    const { on, child, sibling, spend, wish } = await makeHome(ctx);
    await on().set({ rules });
    await spend(30);
    const { request } = await wish();
    for (const who of [child, sibling])
      for (const attempt of [
        () => on().set({ rules }, who),
        () => on().set({ extraMinutes: 30 }, who),
        () => on().lift(who),
        () => on().answer(request?.id ?? '', true, who),
      ])
        await expect(attempt()).rejects.toMatchObject({ code: 'forbidden' });
    expect(await on().read()).toMatchObject({ minutesRemaining: 0 });
  });
});

describe('a child who asks for more time', () => {
  const database = useDatabase();

  test('sends her guardian one message for it, however often she asks before there is an answer', async () => {
    const ctx = makeCtx(database.db);
    const { on, spend, wish, guardian } = await makeHome(ctx);
    await on().set({ rules });
    await spend(30);
    await wish();
    await wish();
    const told = ctx.published.filter((event) => event.startsWith('person.told messages'));
    expect(told).toEqual([`person.told messages ${guardian.userId}`]);
  });

  test('may do so once her day is used up, waits for one answer, and has what was granted', async () => {
    const ctx = makeCtx(database.db);
    const { on, spend, wish, child, guardian } = await makeHome(ctx);
    await on().set({ rules });
    expect(await wish()).toMatchObject({ mayAsk: false, request: null });
    await spend(30);
    const asked = await wish(30);
    expect(asked).toMatchObject({ mayAsk: false, request: { minutes: 30, granted: null } });
    expect(await wish(15)).toEqual(asked);
    expect((await on().read()).request).toEqual(asked.request);
    expect(ctx.published).toContain(`person.told family ${guardian.userId}`);
    const id = asked.request?.id ?? '';
    expect(await on().answer(id, true)).toMatchObject({ minutesRemaining: 30, closed: null });
    expect(ctx.published).toContain(`person.told time ${child.userId}`);
    // A second answer changes nothing.
    expect(await on().answer(id, true)).toMatchObject({ minutesRemaining: 30 });
    expect(await on().answer(id, false)).toMatchObject({ minutesRemaining: 30, request: { granted: true } });
    ctx.clock.advance(24 * 3600);
    expect(await on().read()).toMatchObject({ minutesRemaining: 30, request: null });
  });

  test('is told no, and may ask three times a day', async () => {
    const ctx = makeCtx(database.db);
    const { on, spend, wish, child } = await makeHome(ctx);
    await on().set({ rules });
    await spend(30);
    for (const mayAsk of [true, true, false]) {
      const { request } = await wish();
      expect(await on().answer(request?.id ?? '', false)).toMatchObject({ closed: 'minutes' });
      ctx.clock.advance(60);
      const asking = await call(familiesApi.timeAsking, undefined, { context: await ask(ctx, child) });
      expect(asking.mayAsk).toBe(mayAsk);
    }
  });

  test('gets what she asked for although her limit was raised meanwhile', async () => {
    const ctx = makeCtx(database.db);
    const { on, spend, wish } = await makeHome(ctx);
    await on().set({ rules });
    await spend(30);
    const { request } = await wish();
    expect(await on().set({ rules: { ...rules, minutes: Array<number>(7).fill(35) } })).toMatchObject({
      minutesRemaining: 5,
    });
    expect(await on().answer(request?.id ?? '', true)).toMatchObject({ minutesRemaining: 20 });
  });

  test('gets nothing for an answer that comes on the next day', async () => {
    const ctx = makeCtx(database.db);
    const { on, spend, wish } = await makeHome(ctx);
    await on().set({ rules });
    await spend(30);
    const { request } = await wish();
    ctx.clock.advance(24 * 3600);
    expect(await on().answer(request?.id ?? '', true)).toMatchObject({ minutesRemaining: 30 });
  });
});

describe('a grown-up beside a child', () => {
  const database = useDatabase();
  const password = 'shalom-weiss-7';

  async function makeTablet(ctx: TestCtx) {
    const home = await makeHome(ctx, await makeGuardian(ctx, {}, password));
    const context = { ...ctx, actor: home.guardian.actor };
    await call(familiesApi.setPin, { pin: '2580', currentPassword: password }, { context });
    await home.on().set({ rules });
    const give = async (currentPassword: string, extraMinutes: 15 | 30 = 15, who = home.child) =>
      call(familiesApi.giveTimeHere, { extraMinutes, currentPassword }, { context: await ask(ctx, who) });
    return { ...home, give };
  }

  test('adds time with her PIN or her password, and what the child asked for is answered with it', async () => {
    const ctx = makeCtx(database.db);
    const { give, spend, wish, on, child } = await makeTablet(ctx);
    await spend(30);
    expect(await wish()).toMatchObject({ hasPin: true, hasPassword: true, request: { granted: null } });
    expect(await give('2580', 30)).toMatchObject({ minutesRemaining: 30, closed: null });
    expect((await on().read()).request).toMatchObject({ granted: true });
    expect(ctx.published).toContain(`person.told time ${child.userId}`);
    // Sent twice, or while some are left, it adds nothing.
    expect(await give('2580', 30)).toMatchObject({ minutesRemaining: 30 });
    await spend(30);
    expect(await give(password)).toMatchObject({ minutesRemaining: 15 });
  });

  test('has five wrong tries in 15 minutes, and they do not count where she signs in', async () => {
    const ctx = makeCtx(database.db);
    const { give, spend, guardian, on } = await makeTablet(ctx);
    await spend(30);
    const wrong = { data: { issues: [{ path: 'currentPassword' }] } };
    await expect(give('')).rejects.toMatchObject({ code: 'proof_required' });
    for (const tried of ['1470', '1470', '9999', '0000', '2581'])
      await expect(give(tried)).rejects.toMatchObject(wrong);
    await expect(give('2580')).rejects.toMatchObject({ retryAfterSeconds: 900 });
    expect(await on().read()).toMatchObject({ minutesRemaining: 0 });
    await confirmPassword({ ...ctx, actor: guardian.actor }, password);
    ctx.clock.advance(15 * 60);
    expect(await give('2580')).toMatchObject({ minutesRemaining: 15 });
  });

  test('is one of her own family, and there is one: a stranger’s PIN opens nothing', async () => {
    const ctx = makeCtx(database.db);
    const { give, spend, guardian } = await makeTablet(ctx);
    const strange = await makeGuardian(ctx, {}, 'another password');
    const context = { ...ctx, actor: strange.actor };
    await call(familiesApi.setPin, { pin: '1379', currentPassword: 'another password' }, { context });
    await makeFamily(ctx, { guardian: strange });
    await spend(30);
    await expect(give('1379')).rejects.toMatchObject({ kind: 'invalid' });
    await expect(give('another password')).rejects.toMatchObject({ kind: 'invalid' });
    for (const who of [guardian, await makeUser(ctx, { minutes_per_day: 5 })])
      await expect(give('2580', 15, who)).rejects.toMatchObject({ code: 'proof_required' });
  });

  test('does not open quiet hours', async () => {
    const ctx = makeCtx(database.db, { timeZone: 'Asia/Jerusalem' });
    const { give, on } = await makeTablet(ctx);
    await on().set({ rules: { ...rules, quiet: { from: '10:00', until: '18:00' } } });
    expect(await give('2580')).toMatchObject({ closed: 'quiet' });
  });
});

describe('two guardians at once', () => {
  const database = useCommittedDatabase();

  test('one who answers from her phone and one beside the child open her day, and nobody waits for the other', async () => {
    const ctx = makeCtx(database.db);
    const home = await makeHome(ctx, await makeGuardian(ctx, {}, 'shalom-weiss-7'));
    await home.on().set({ rules });
    await home.spend(30);
    const { request } = await home.wish();
    const give = async () =>
      call(
        familiesApi.giveTimeHere,
        { extraMinutes: 15, currentPassword: 'shalom-weiss-7' },
        { context: await ask(ctx, home.child) },
      );
    await Promise.all([give(), home.on().answer(request?.id ?? '', true), give()]);
    expect(await home.on().read()).toMatchObject({ closed: null, request: { granted: true } });
    expect([15, 30]).toContain((await home.on().read()).minutesRemaining);
  });

  test('give one answer between them', async () => {
    const ctx = makeCtx(database.db);
    const { id, on, spend, wish } = await makeHome(ctx);
    const second = await makeGuardian(ctx, { first_name: 'Jonah' });
    await ctx.db
      .insertInto('family_guardians')
      .values({
        family_id: id,
        user_id: second.userId,
        kind: 'guardian',
        joined_at: ctx.clock.now(),
        is_first: false,
      })
      .execute();
    await on().set({ rules });
    await spend(30);
    const { request } = await wish();
    const requestId = request?.id ?? '';
    const answers = await Promise.all([on().answer(requestId, true), on().answer(requestId, true, second)]);
    expect(answers.map(({ minutesRemaining }) => minutesRemaining)).toEqual([15, 15]);
    const [row] = await ctx.db.selectFrom('time_requests').select(['granted', 'answered_by']).execute();
    expect(row?.granted).toBe(true);
  });

  test('find one request where the child asks on two devices', async () => {
    const ctx = makeCtx(database.db);
    const { on, spend, wish } = await makeHome(ctx);
    await on().set({ rules });
    await spend(30);
    const asked = await Promise.all([wish(15), wish(30), wish(15)]);
    expect(new Set(asked.map(({ request }) => request?.id)).size).toBe(1);
  });
});
