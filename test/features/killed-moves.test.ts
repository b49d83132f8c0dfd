import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { dieAtEachStep } from '#test/support/die-at-each-step.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { correctGift, makeEnteredGift, moveDonation } from '#features/donations/testing.ts';
import { listReceiptNumbers } from '#features/invoices/testing.ts';
import { verifyLedger } from '#features/ledger/server/public.ts';
import { financePerson } from '#features/payments/testing.ts';
import { readLive } from '#features/campaigns/live/server/read-live.ts';
import { makeLiveCampaign, makePool } from '#features/campaigns/testing.ts';

const database = useCommittedDatabase();
const patience = { timeout: 400_000 };

async function makeWorld() {
  const ctx = makeCtx(database.db);
  const dana = await financePerson(ctx, 'Dana');
  const [leeds, london] = [await makeLiveCampaign(ctx), await makeLiveCampaign(ctx)];
  await makePool(ctx, { campaignId: leeds, cap: 5_000_000 });
  const sums = async (id: string) => {
    expect(await verifyLedger(ctx)).toEqual([]);
    const { raised, matched, gifts } = await readLive(ctx, id);
    return { raised, matched, gifts };
  };
  return { ctx, dana, leeds, london, sums, target: (id: string) => `campaign:${id}` };
}

test(
  'a process that is killed anywhere while a gift is entered leaves nothing or all of it, and no number is lost',
  patience,
  async () => {
    const { dana, leeds, sums, target, ctx } = await makeWorld();
    let input = { key: randomUUID(), to: target(leeds), amount: '100' };
    let before = await sums(leeds);
    const steps = await dieAtEachStep(
      dana,
      (dying) => makeEnteredGift(dying, input),
      async () => {
        // The form is sent once more.
        await makeEnteredGift(dana, input);
        const after = await sums(leeds);
        expect(after).toEqual({
          raised: before.raised + 10_000,
          matched: before.matched + 10_000,
          gifts: before.gifts + 1,
        });
        before = after;
        input = { ...input, key: randomUUID() };
      },
    );
    expect(steps).toBeGreaterThan(15);
    const numbers = await listReceiptNumbers(ctx);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  },
);

test(
  'a process that is killed anywhere while a gift is moved, or taken back, does all of it or nothing',
  patience,
  async () => {
    const { dana, leeds, london, sums, target } = await makeWorld();
    const none = { raised: 0, matched: 0, gifts: 0 };
    const enter = () => makeEnteredGift(dana, { key: randomUUID(), to: target(leeds), amount: '100' });
    const move = (ctx: RequestCtx, id: string) =>
      moveDonation(ctx, { id, from: target(leeds), to: target(london), reason: 'It was meant for London' });
    const correct = (ctx: RequestCtx, id: string) => correctGift(ctx, { id, reason: 'Entered twice' });
    let { id } = await enter();
    const steps = await dieAtEachStep(
      dana,
      async (dying) => {
        await move(dying, id);
        await correct(dying, id);
      },
      async () => {
        const [there, here] = [await sums(leeds), await sums(london)];
        expect([
          [{ raised: 10_000, matched: 10_000, gifts: 1 }, none],
          [none, { raised: 10_000, matched: 0, gifts: 1 }],
          [none, none],
        ]).toContainEqual([there, here]);
        // Finance tries again.
        if (there.gifts === 1) await move(dana, id);
        await correct(dana, id);
        expect([await sums(leeds), await sums(london)]).toEqual([none, none]);
        ({ id } = await enter());
      },
    );
    expect(steps).toBeGreaterThan(30);
  },
);

test('of gifts that are moved to and fro at once none is lost, and none counts twice', patience, async () => {
  const { dana, leeds, london, sums, target } = await makeWorld();
  await makePool({ ...dana }, { campaignId: london, cap: 5_000_000 });
  const gifts = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      makeEnteredGift(dana, {
        key: randomUUID(),
        to: target(index % 2 === 0 ? leeds : london),
        amount: '10',
      }),
    ),
  );
  await Promise.all(
    gifts.flatMap(({ id, target: from }) => {
      const to = from === target(leeds) ? target(london) : target(leeds);
      return [1, 2].map(() => moveDonation(dana, { id, from, to, reason: 'The other one' }));
    }),
  );
  for (const id of [leeds, london]) expect(await sums(id)).toEqual({ raised: 3000, matched: 3000, gifts: 3 });
});
