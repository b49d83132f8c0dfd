import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { localeCodes } from '#core/locale.ts';
import { SignInRequired } from '#core/refusals.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { changeSetting } from '#platform/settings/settings.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { RewardsView } from '../contract.ts';
import { award } from './award.ts';
import { levelsSetting, pointsSetting } from './reward-settings.ts';
import { getRewards } from './rewards.ts';

describe('rewards', () => {
  const database = useDatabase();
  let ctx: TestCtx;
  let learner: TestUser;
  beforeEach(async () => {
    ctx = makeCtx(database.db);
    learner = await makeUser(ctx);
  });

  const give = (itemId: string, type: 'film' | 'bonus' | 'rwi' = 'film') =>
    award(ctx, { userId: learner.userId, itemId, type });

  test('of a beginner match the specification', async () => {
    const view = await getRewards({ ...ctx, actor: learner.actor });
    expect(RewardsView.parse(view)).toEqual({
      points: 0,
      nextLevel: { earnedPoints: 0, totalPoints: 100 },
      level: 1,
      levelName: 'Beginner',
      coins: 0,
      redemptions: 0,
      streak: 0,
    });
  });

  test('name the level in the caller’s language', async () => {
    const names = await Promise.all(
      localeCodes.map(async (locale) => {
        const { say } = makeCtx(database.db, { locale });
        return (await getRewards({ ...ctx, actor: learner.actor, locale, say })).levelName;
      }),
    );
    expect(names).toContain('בתחילת הדרך');
    expect(names.every((name) => name.length > 0 && !name.includes('.'))).toBe(true);
  });

  test('are refused to visitors', async () => {
    await expect(getRewards(ctx)).rejects.toThrow(SignInRequired);
  });

  test('come once per item, with a coin for each ten points of the total', async () => {
    expect(await give('a', 'bonus')).toEqual({ points: 5, coins: 0 });
    expect(await give('a', 'bonus')).toEqual({ points: 0, coins: 0 });
    expect(await give('b', 'bonus')).toEqual({ points: 5, coins: 1 });
    expect(await give('c', 'rwi')).toEqual({ points: 100, coins: 10, level: 2 });
    expect(await getRewards({ ...ctx, actor: learner.actor })).toMatchObject({
      points: 110,
      coins: 11,
      level: 2,
      nextLevel: { earnedPoints: 10, totalPoints: 150 },
    });
  });

  test('follow the settings after they change', async () => {
    await give('a');
    await changeSetting(ctx, pointsSetting, { ...pointsSetting.initial, film: 40 });
    await changeSetting(ctx, levelsSetting, { first: 25, step: 0 });
    expect(await give('b')).toEqual({ points: 40, coins: 4, level: 3 });
  });

  test('vanish with the transaction that gave them', async () => {
    const failed = inTransaction(ctx, async (ctx) => {
      await award(ctx, { userId: learner.userId, itemId: 'a', type: 'film' });
      throw new Error('something later went wrong');
    });
    await expect(failed).rejects.toThrow('something later went wrong');
    expect(await getRewards({ ...ctx, actor: learner.actor })).toMatchObject({ points: 0, coins: 0 });
    expect(await give('a')).toEqual({ points: 10, coins: 1 });
  });
});

describe('concurrent awards', () => {
  const database = useCommittedDatabase();

  test('for different items give exactly the coins of the total', async () => {
    const ctx = makeCtx(database.db);
    const { actor, userId } = await makeUser(ctx);
    const items = Array.from({ length: 15 }, (_, index) => `item-${index}`);
    const awards = await Promise.all(items.map((itemId) => award(ctx, { userId, itemId, type: 'bonus' })));
    expect(awards.reduce((coins, given) => coins + given.coins, 0)).toBe(7);
    expect(await getRewards({ ...ctx, actor })).toMatchObject({ points: 75, coins: 7 });
  });

  test('for one item give it once', async () => {
    const ctx = makeCtx(database.db);
    const { userId } = await makeUser(ctx);
    const awards = await Promise.all(
      Array.from({ length: 20 }, () => award(ctx, { userId, itemId: 'one', type: 'film' })),
    );
    expect(awards.filter(({ points }) => points > 0)).toEqual([{ points: 10, coins: 1 }]);
  });
});
