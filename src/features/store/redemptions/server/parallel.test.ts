import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { makeUser } from '#features/people/testing.ts';
import { giveCoins, rewardsOf } from '#features/rewards/testing.ts';
import { compareSums } from '#features/store/budgets/server/compare-sums.ts';
import { goods, makeItem } from '#features/store/testing.ts';
import { redeem } from './redeem.ts';

const database = useCommittedDatabase();
const address = { name: 'A B', street: 'Olive 1', city: 'Haifa', postalCode: '1', country: 'IL' };

test('thirty redemptions at once of someone with coins for three are three', async () => {
  const ctx = makeCtx(database.db);
  const { actor, userId } = await makeUser(ctx);
  await giveCoins(ctx, userId, 35);
  const tree = await makeItem(ctx, { units: 30 });
  const cup = await makeItem(ctx, { ...goods, variants: [{ label: '' }], stock: 30 });
  const learner = { ...ctx, actor };
  const outcomes = await Promise.allSettled(
    Array.from({ length: 30 }, (_, index) =>
      redeem(learner, {
        itemId: (index % 2 ? tree : cup).id,
        price: 10,
        key: randomUUID(),
        address,
      }),
    ),
  );
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  expect(refused).toHaveLength(27);
  for (const refusal of refused) expect(refusal).toMatchObject({ code: 'too_few_coins' });
  expect((await rewardsOf(learner)).coins).toBe(5);
  const { sums } = await compareSums(ctx);
  expect(sums.filter(({ expected, found }) => expected !== found)).toEqual([]);
});
