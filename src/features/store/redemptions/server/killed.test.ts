import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { dieAtEachStep } from '#test/support/die-at-each-step.ts';
import { makeUser } from '#features/people/testing.ts';
import { giveCoins, rewardsOf } from '#features/rewards/testing.ts';
import { compareSums } from '#features/store/budgets/server/compare-sums.ts';
import { goods, makeItem } from '#features/store/testing.ts';
import { redeem } from './redeem.ts';

const database = useCommittedDatabase();
const address = { name: 'A B', street: 'Olive 1', city: 'Haifa', postalCode: '1', country: 'IL' };

test.each(['a tree', 'goods'])(
  'a redemption of %s that ends before any of its queries is there whole or not at all, and once',
  { timeout: 240_000 },
  async (kind) => {
    const ctx = makeCtx(database.db);
    const { actor, userId } = await makeUser(ctx);
    await giveCoins(ctx, userId, 100);
    const item =
      kind === 'a tree'
        ? await makeItem(ctx, { units: 5 })
        : await makeItem(ctx, { ...goods, variants: [{ label: '' }], stock: 5 });
    const learner = { ...ctx, actor };
    const input = { itemId: item.id, price: item.price, key: randomUUID(), address };
    const coins = async () => (await rewardsOf(learner)).coins;
    const differences = async () =>
      (await compareSums(ctx)).sums.filter(({ expected, found }) => expected !== found);

    const steps = await dieAtEachStep(
      learner,
      (ctx) => redeem(ctx, input),
      async () => {
        // 90 if it ended after the commit, before the answer.
        expect([100, 90]).toContain(await coins());
        expect(await differences()).toEqual([]);
      },
    );
    expect(steps).toBeGreaterThan(4);
    await redeem(learner, input);
    expect(await coins()).toBe(90);
    expect(await differences()).toEqual([]);
  },
);
