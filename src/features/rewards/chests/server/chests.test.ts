import { chestSetting } from '#features/rewards/server/reward-settings.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { changeSetting } from '#platform/settings/settings.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { award } from '#features/rewards/server/award.ts';
import { openChest } from './chests.ts';
import { getDashboard } from '#features/rewards/dashboard/server/dashboard.ts';
import { buyFreeze } from '#features/rewards/streak/server/freezes.ts';
import { exportRewards } from '#features/rewards/server/personal-data.ts';
import { getRewards } from '#features/rewards/server/rewards.ts';
import { giveCoins } from '#features/rewards/testing.ts';

const database = useDatabase();
let ctx: TestCtx;
let user: TestUser;
let items = 0;
const hours = 3600;
const days = 24 * hours;

/** Tuesday, November 17, 2026, at noon UTC, and a learner in London. */
beforeEach(async () => {
  ctx = makeCtx(database.db);
  user = await makeUser(ctx, { place: 'london' });
});

const own = (place = 'london') => ({ ...ctx, actor: { ...user.actor, place } });
const complete = (place = 'london') => {
  items += 1;
  return award(own(place), { userId: user.userId, itemId: `item-${items}`, type: 'film' });
};
const give = (coins: number) => giveCoins(ctx, user.userId, coins);

describe('the daily chest', () => {
  test('opens once something was completed today, just once, and then repeats its answer', async () => {
    await expect(openChest(own())).rejects.toMatchObject({ code: 'nothing_completed' });
    await complete();
    const opened = await openChest(own());
    expect(opened).toMatchObject({ day: '2026-11-17' });
    expect([5, 10, 18, 36]).toContain(opened.coins);
    expect(await openChest(own())).toEqual(opened);
    expect((await getRewards(own())).coins).toBe(1 + opened.coins);
    ctx.clock.advance(days);
    await expect(openChest(own())).rejects.toMatchObject({ code: 'nothing_completed' });
  });

  test('of tomorrow does not open today, whatever place or clock the device reports', async () => {
    await complete();
    const opened = await openChest(own());
    // Noon in London is one in the morning of the next day in Auckland.
    await complete('auckland');
    expect(await openChest(own('auckland'))).toEqual(opened);
    expect(await getDashboard(own('auckland'))).toMatchObject({
      chest: { state: 'opened', draws: opened.draws },
    });
    expect((await getRewards(own())).coins).toBe(2 + opened.coins);
    ctx.clock.advance(12 * hours);
    expect(await openChest(own('auckland'))).toMatchObject({ day: '2026-11-18' });
  });

  test('rests from candle lighting until Saturday night is over, and is double on Sunday', async () => {
    ctx.clock.advance(3 * days + 5 * hours);
    await complete();
    const rest = { resumesOn: '2026-11-22', resumesOnWeekday: 'Sunday' };
    await expect(openChest(own())).rejects.toMatchObject({
      code: 'holy_day',
      data: { forbidden: true, ...rest },
    });
    // Saturday, 20:00: Shabbat is out, but the day is not over.
    ctx.clock.advance(27 * hours);
    await complete();
    await expect(openChest(own())).rejects.toMatchObject({
      code: 'holy_day',
      data: { forbidden: false, ...rest },
    });
    ctx.clock.advance(13 * hours);
    await complete();
    const opened = await openChest(own());
    expect(opened.draws).toHaveLength(2);
    ctx.clock.advance(days);
    await complete();
    expect((await openChest(own())).draws).toHaveLength(1);
  });

  test('gives no second one for a past day, or for one repeated by travel or the clock', async () => {
    await complete('auckland');
    const opened = await openChest(own('auckland'));
    expect(opened.day).toBe('2026-11-18');
    await complete('new-york');
    expect(await openChest(own('new-york'))).toEqual(opened);
    ctx.clock.advance(days);
    expect(await openChest(own('new-york'))).toEqual(opened);
    ctx.clock.advance(-2 * days);
    expect(await openChest(own())).toEqual(opened);
  });

  test('holds what the setting says', async () => {
    await changeSetting(ctx, chestSetting, [{ coins: 7, percent: 100 }]);
    await complete();
    expect(await openChest(own())).toEqual({ day: '2026-11-17', draws: [7], coins: 7 });
  });
});

describe('freezes', () => {
  test('are bought with coins, two at most, each number once', async () => {
    await expect(buyFreeze(own(), {})).rejects.toMatchObject({
      code: 'too_few_coins',
      data: { price: 20, coins: 0 },
    });
    await give(70);
    expect(await buyFreeze(own(), { number: 1 })).toMatchObject({ freezes: 1, nextNumber: 2 });
    expect(await buyFreeze(own(), { number: 1 })).toMatchObject({ freezes: 1 });
    await buyFreeze(own(), { number: 2 });
    await expect(buyFreeze(own(), {})).rejects.toMatchObject({ code: 'freezes_full' });
    expect((await getRewards(own())).coins).toBe(30);
  });

  test('cannot be bought on Shabbat, and the refusal says when it ends', async () => {
    await give(70);
    ctx.clock.advance(4 * days);
    await expect(buyFreeze(own(), {})).rejects.toMatchObject({
      code: 'holy_day',
      data: { resumesAt: expect.stringMatching(/^2026-11-21T16:5/) as unknown },
    });
  });

  test('keep the streak over a missed day automatically', async () => {
    await give(20);
    await complete();
    await buyFreeze(own(), {});
    ctx.clock.advance(2 * days);
    expect(await getRewards(own())).toMatchObject({ streak: 1 });
    await complete();
    expect(await getRewards(own())).toMatchObject({ streak: 2 });
    const { calendar, streak } = await getDashboard(own());
    expect(streak).toMatchObject({ freezes: 0, current: 2 });
    expect(calendar.days.slice(16, 21).map(({ state }) => state)).toEqual([
      'done',
      'frozen',
      'done',
      'open',
      'holy',
    ]);
  });
});

describe('in classic mode', () => {
  test('nothing is awarded, and there is no chest or freeze', async () => {
    const classic = { ...ctx, actor: { ...user.actor, classicMode: true } };
    const input = { userId: user.userId, itemId: 'a', type: 'film' } as const;
    expect(await award(classic, input)).toEqual({ points: 0, coins: 0 });
    expect(await getRewards(classic)).toMatchObject({ points: 0, coins: 0, streak: 0 });
    await expect(openChest(classic)).rejects.toMatchObject({ code: 'classic_mode' });
    await expect(buyFreeze(classic, {})).rejects.toMatchObject({ code: 'classic_mode' });
  });

  test('is that of the person rewarded, not of the one who approves', async () => {
    const learner = await makeUser(ctx, { classic_mode: true });
    const input = { userId: learner.userId, itemId: 'a', type: 'rwi' } as const;
    expect(await award(own(), input)).toEqual({ points: 0, coins: 0 });
  });
});

describe('badges', () => {
  test('come with what earned them, and stay', async () => {
    const type = 'quiz';
    await award(own(), { userId: user.userId, itemId: 'a', type, score: 1, finishedCourseId: 'course' });
    const { badges } = await getDashboard(own());
    const won = badges.filter(({ earnedAt }) => earnedAt !== null).map(({ key }) => key);
    expect(won).toEqual(['first-quiz', 'perfect-quiz', 'first-course']);
  });
});

test('all of it is in a person’s data export', async () => {
  // Each at its own time, by which they are listed.
  for (const step of [() => give(20), () => complete(), () => openChest(own()), () => buyFreeze(own(), {})]) {
    await step();
    ctx.clock.advance(1);
  }
  expect(await exportRewards(ctx, user.userId)).toMatchObject({
    points: [{ type: 'film', points: 10 }],
    coins: [{ kind: 'gift' }, { kind: 'points' }, { kind: 'chest' }, { kind: 'freeze', coins: -20 }],
    streak: { current: 1, bought: 1 },
    days: [{ day: '2026-11-17', kind: 'done' }],
    chests: [{ day: '2026-11-17' }],
    badges: [{ badge: 'first-film' }],
  });
});
