import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { Forbidden } from '#core/refusals.ts';
import { familiesApi } from '#features/families/api.ts';
import { makeUser } from '#features/people/testing.ts';
import { selectUsers } from '#features/people/server/public.ts';
import { exportSpentTime } from './personal-data.ts';
import { spendTime } from './spend-time.ts';
import { refuseWhenTimeIsUp } from './time-is-up.ts';

const currentPassword = 'seven doves over Tzfat';

/** Someone with a limit, and what each new request of hers sees. */
async function makeLimited(ctx: TestCtx, minutesPerDay: number | null = 5, columns: object = {}) {
  const user = await makeUser(
    ctx,
    { minutes_per_day: minutesPerDay, place: 'jerusalem', ...columns },
    currentPassword,
  );
  const ask = async (): Promise<TestCtx> => {
    const row = await selectUsers(ctx.db)
      .select('minutes_per_day')
      .where('id', '=', user.userId)
      .executeTakeFirstOrThrow();
    return { ...ctx, actor: { ...user.actor, minutesPerDay: row.minutes_per_day ?? undefined } };
  };
  return {
    ask,
    user,
    read: async () => call(familiesApi.timeRestriction, undefined, { context: await ask() }),
    restrict: async (input: { minutesPerDay?: number; extraMinutes?: 15 | 30 }, password = currentPassword) =>
      call(familiesApi.restrictTime, { ...input, currentPassword: password }, { context: await ask() }),
    lift: async (password = currentPassword) =>
      call(familiesApi.liftTime, { currentPassword: password }, { context: await ask() }),
    spend: async (minutes = 1, itemId = 'bee') => spendTime(await ask(), { minutes, itemId }),
    isRefused: async (itemId: string) =>
      refuseWhenTimeIsUp(await ask(), itemId).then(
        () => false,
        (error: unknown) => error instanceof Forbidden && error.code === 'time_is_up',
      ),
  };
}

describe('a daily time limit', () => {
  const database = useDatabase();

  test('does not exist until it is set, and then nothing is counted', async () => {
    const ctx = makeCtx(database.db);
    const child = await makeLimited(ctx, null);
    expect(await child.spend()).toBeNull();
    expect(await child.read()).toMatchObject({ minutesPerDay: null, minutesRemaining: null });
    expect(await ctx.db.selectFrom('spent_time').selectAll().execute()).toEqual([]);
    expect(await child.isRefused('bee')).toBe(false);
  });

  test('is extended with a guardian’s own PIN too, which neither sets nor lifts it', async () => {
    const ctx = makeCtx(database.db);
    const adult = await makeLimited(ctx);
    await call(familiesApi.setPin, { pin: '2580', currentPassword }, { context: await adult.ask() });
    await expect(adult.restrict({ minutesPerDay: 240 }, '2580')).rejects.toMatchObject({ kind: 'invalid' });
    await expect(adult.lift('2580')).rejects.toMatchObject({ kind: 'invalid' });
    ctx.clock.advance(300);
    await adult.spend(5);
    await expect(adult.restrict({ extraMinutes: 15 }, '1470')).rejects.toMatchObject({
      data: { issues: [{ path: 'currentPassword', messageKey: 'families.field.pinWrong' }] },
    });
    expect(await adult.restrict({ extraMinutes: 15 }, '2580')).toMatchObject({ minutesRemaining: 15 });
  });

  test('is set with the password, spent minute by minute, and closes everything but the current item', async () => {
    const ctx = makeCtx(database.db);
    const child = await makeLimited(ctx, null);
    expect(await child.restrict({ minutesPerDay: 5 })).toMatchObject({
      minutesPerDay: 5,
      minutesRemaining: 5,
      beginsAnewAt: '2026-11-17T22:00:00.000Z',
    });
    for (const left of [4, 3, 2, 1, 0]) {
      ctx.clock.advance(60);
      expect(await child.spend()).toBe(left);
      expect(await child.spend()).toBe(left);
    }
    expect((await child.read()).finishing).toEqual({ itemId: 'bee', until: '2026-11-17T12:10:00.000Z' });
    expect([await child.isRefused('bee'), await child.isRefused('honey')]).toEqual([false, true]);
    ctx.clock.advance(300);
    expect(await child.isRefused('bee')).toBe(true);
    expect(await child.spend()).toBe(0);
    expect((await child.read()).finishing).toBeNull();
  });

  test('starts over at midnight in her place', async () => {
    const ctx = makeCtx(database.db);
    ctx.clock.advance(9 * 3600 + 54 * 60);
    const child = await makeLimited(ctx);
    await child.restrict({ minutesPerDay: 5 });
    ctx.clock.advance(300);
    expect(await child.spend(5)).toBe(0);
    ctx.clock.advance(50);
    expect(await child.isRefused('honey')).toBe(true);
    ctx.clock.advance(10);
    expect(await child.isRefused('honey')).toBe(false);
    expect(await child.read()).toMatchObject({
      minutesRemaining: 5,
      beginsAnewAt: '2026-11-18T22:00:00.000Z',
    });
  });

  test('takes more time for today once it is used up, once however often the request is sent', async () => {
    const ctx = makeCtx(database.db);
    const child = await makeLimited(ctx);
    await child.restrict({ minutesPerDay: 5 });
    expect(await child.restrict({ extraMinutes: 30 })).toMatchObject({ minutesRemaining: 5 });
    ctx.clock.advance(300);
    expect(await child.spend(5)).toBe(0);
    for (const _ of [1, 2])
      expect(await child.restrict({ extraMinutes: 15 })).toMatchObject({ minutesRemaining: 15 });
    expect(await child.isRefused('honey')).toBe(false);
    ctx.clock.advance(60);
    expect(await child.spend(5)).toBe(14);
  });

  test('may be lowered below what is spent, and still counts what was spent when lifted and set again', async () => {
    const ctx = makeCtx(database.db);
    const child = await makeLimited(ctx, 60);
    expect(await child.spend(5)).toBe(55);
    ctx.clock.advance(300);
    expect(await child.spend(5)).toBe(50);
    expect(await child.restrict({ minutesPerDay: 5 })).toMatchObject({ minutesRemaining: 0 });
    expect(await exportSpentTime(ctx, child.user.userId)).toMatchObject({
      spentTime: { day: '2026-11-17', minutes: 10 },
    });
    expect(await child.lift()).toMatchObject({ minutesPerDay: null });
    expect(await child.isRefused('honey')).toBe(false);
    ctx.clock.advance(3600);
    expect(await child.restrict({ minutesPerDay: 30 })).toMatchObject({ minutesRemaining: 20 });
    // The hour without a limit is not counted.
    expect(await child.spend(5)).toBe(20);
    ctx.clock.advance(60);
    expect(await child.spend()).toBe(19);
  });

  test('cannot be changed by anyone without the password, and after five tries one has to wait', async () => {
    const ctx = makeCtx(database.db);
    const child = await makeLimited(ctx);
    for (const _ of [1, 2, 3, 4])
      await expect(child.restrict({ minutesPerDay: 240 }, 'x')).rejects.toMatchObject({ code: 'invalid' });
    await expect(child.lift('x')).rejects.toMatchObject({ code: 'invalid' });
    await expect(child.lift()).rejects.toMatchObject({ code: 'too_many' });
    expect(await child.read()).toMatchObject({ minutesPerDay: 5 });
    ctx.clock.advance(15 * 60);
    expect(await child.lift()).toMatchObject({ minutesPerDay: null });
  });

  test.each([
    ['a family member', { role: 'home' }],
    ['a student', { role: 'student' }],
    ['a minor', { adult_from: new Date('2030-01-01'), guardian_approved_at: new Date('2026-11-01') }],
  ])('can be read by %s, but not set or lifted', async (_, columns) => {
    const child = await makeLimited(makeCtx(database.db), 5, columns);
    expect(await child.read()).toMatchObject({ minutesPerDay: 5 });
    await expect(child.restrict({ minutesPerDay: 240 })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(child.restrict({ extraMinutes: 15 })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(child.lift()).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('two tabs and a phone at once', () => {
  const database = useCommittedDatabase();

  test('spend one minute together', async () => {
    const ctx = makeCtx(database.db);
    const child = await makeLimited(ctx, 60);
    await child.spend();
    ctx.clock.advance(60);
    const answers = await Promise.all(['bee', 'bee', 'honey'].map((itemId) => child.spend(5, itemId)));
    expect(answers).toEqual([58, 58, 58]);
  });

  test('spend the first minute together too', async () => {
    const child = await makeLimited(makeCtx(database.db), 60);
    expect(await Promise.all([child.spend(), child.spend(), child.spend()])).toEqual([59, 59, 59]);
  });
});
