import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { createProviderTwin, type ProviderTwin } from '#test/support/payments/provider-twin.ts';
import { addDays, localDateOf } from '#core/local-date.ts';
import { money } from '#core/money.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import {
  correctGift,
  listContributions,
  makeEnteredGift,
  makeGivenDonation,
  moveDonation,
} from '#features/donations/testing.ts';
import { readBalance, verifyLedger } from '#features/ledger/server/public.ts';
import { askForRefund } from '#features/payments/server/public.ts';
import { definePaymentJobs, financePerson } from '#features/payments/testing.ts';
import { suggestTargets } from './answer-reports.ts';
import { listNewest } from '#features/campaigns/live/server/list-newest.ts';
import { readLive } from '#features/campaigns/live/server/read-live.ts';
import { getCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { makeLiveCampaign, makePool, makeTeam } from '#features/campaigns/testing.ts';

const database = useDatabase();
let ctx: TestCtx;
let twin: ProviderTwin;
let dana: TestCtx;
let leeds: string;
let london: string;

beforeEach(async () => {
  twin = createProviderTwin();
  ctx = makeCtx(database.db, { providers: { sandbox: twin } });
  definePaymentJobs(ctx.jobs, ctx);
  dana = await financePerson(ctx, 'Dana');
  [leeds, london] = [await makeLiveCampaign(ctx), await makeLiveCampaign(ctx)];
});

const enter = (to: string, amount = '100') => makeEnteredGift(dana, { to, amount });
const target = (campaignId: string) => `campaign:${campaignId}`;
const live = async (id: string) => {
  // Sums, matches, pools, contributions and books agree.
  expect(await verifyLedger(ctx)).toEqual([]);
  return readLive(ctx, id);
};
/** Of each pool in order. */
const usedOf = async (campaignId: string) => {
  const pools = ctx.db.selectFrom('campaign_pools').select('used').where('campaign_id', '=', campaignId);
  return (await pools.orderBy('position').execute()).map(({ used }) => used);
};
const booked = (campaignId: string) =>
  readBalance(
    ctx,
    { entity: 'uk', currency: 'GBP' },
    { purpose: 'donations', detail: `campaign-${campaignId}` },
  );

describe('a gift that came by hand', () => {
  test('counts for the campaign whose page’s address is given, with its match, and no more once it is taken back', async () => {
    await makePool(ctx, { campaignId: leeds, cap: 5000 });
    const { id, target: counted } = await enter(`${ctx.origin}/campaign/leeds-${leeds}`);
    expect(counted).toBe(target(leeds));
    expect(await live(leeds)).toMatchObject({ raised: 10_000, matched: 5000, gifts: 1, donors: 1 });
    await correctGift(dana, { id, reason: 'Entered twice' });
    expect(await live(leeds)).toMatchObject({ raised: 0, matched: 0, gifts: 0, donors: 0 });
    expect(await booked(leeds)).toBe(0n);
  });

  test('is refused for a page of another site, even if its path is that of a campaign', async () => {
    await expect(enter(`https://elsewhere.example/campaign/leeds-${leeds}`)).rejects.toMatchObject({
      issues: [{ path: 'to' }],
    });
  });

  test('is found by the name of its campaign or team, of which nobody knows the id', async () => {
    const red = await makeTeam(ctx, { campaignId: leeds });
    await ctx.db.updateTable('campaign_teams').set({ name: 'The 100% reds' }).where('id', '=', red).execute();
    await ctx.db.updateTable('campaigns').set({ name: 'London learns' }).where('id', '=', london).execute();
    await enter(`${target(leeds)}/${red}`, '18');
    await enter(target(london), '36');
    await enter('', '72');
    const found = async (typed: string) =>
      (await listContributions(dana, { target: typed })).items.map(({ amount }) => amount.amount / 100);
    expect(await found('london')).toEqual([36]);
    expect(await found('100% RED')).toEqual([18]);
    expect(await found('100_')).toEqual([]);
    expect(await found('general')).toEqual([72]);
    expect(await found(target(london))).toEqual([36]);
    expect(await suggestTargets(dana)).toEqual(
      expect.arrayContaining(['Leeds learns', 'London learns', 'The 100% reds']),
    );
  });

  test('is of the day on which it was received, also after a move, and is matched by the pools of now', async () => {
    await makePool(ctx, { campaignId: leeds, cap: 50_000 });
    await makePool(ctx, { campaignId: london, cap: 50_000 });
    const receivedOn = new Date(ctx.clock.now().getTime() - 5 * 24 * 3600_000).toISOString().slice(0, 10);
    const { id } = await makeEnteredGift(dana, { to: target(leeds), amount: '100', receivedOn });
    const daysOf = async (campaignId: string) =>
      (await listNewest(ctx, campaignId, 5)).map(({ at }) => at.slice(0, 10));
    expect(await daysOf(leeds)).toEqual([receivedOn]);
    expect(await live(leeds)).toMatchObject({ matched: 10_000 });
    await moveDonation(dana, { id, from: target(leeds), to: target(london), reason: 'It was for London' });
    expect(await daysOf(london)).toEqual([receivedOn]);
    expect(await live(london)).toMatchObject({ matched: 10_000 });
  });

  test('is refused for a campaign that was not there yet on its day', async () => {
    const on = (receivedOn: string) =>
      makeEnteredGift(dana, { to: target(leeds), amount: '100', receivedOn });
    const { created_at: createdAt } = await getCampaign(ctx, { id: leeds });
    const firstDay = localDateOf(createdAt, 'Europe/London');
    await expect(on(addDays(firstDay, -1))).rejects.toMatchObject({
      issues: [{ path: 'receivedOn', messageKey: 'donations.offline.dayTooEarly' }],
    });
    expect(await live(leeds)).toMatchObject({ raised: 0 });
    await on(firstDay);
    expect(await live(leeds)).toMatchObject({ raised: 10_000 });
  });

  test('is matched only by pools that are for how it came', async () => {
    const pool = await makePool(ctx, { campaignId: leeds, cap: 50_000 });
    await ctx.db
      .updateTable('campaign_pools')
      .set({ methods: ['cash'] })
      .where('id', '=', pool)
      .execute();
    await enter(target(leeds));
    expect(await live(leeds)).toMatchObject({ raised: 10_000, matched: 0 });
    await makeEnteredGift(dana, { to: target(leeds), amount: '100', method: 'cash' });
    expect(await live(leeds)).toMatchObject({ raised: 20_000, matched: 10_000 });
  });

  test('counts until fourteen days after the end, and then no more', async () => {
    await ctx.db.updateTable('campaigns').set({ state: 'ended' }).where('id', '=', leeds).execute();
    ctx.clock.advance(14 * 24 * 3600);
    await enter(target(leeds));
    expect(await live(leeds)).toMatchObject({ raised: 10_000 });
    ctx.clock.advance(2 * 24 * 3600);
    await expect(enter(target(leeds))).rejects.toMatchObject({ code: 'target_closed' });
    expect(await live(leeds)).toMatchObject({ raised: 10_000 });
  });
});

describe('a gift that is moved', () => {
  const move = (id: string, from: string, to: string) =>
    moveDonation(dana, { id, from, to, reason: 'It was meant for the other one' });

  test('leaves one campaign and counts for the other, as if it had been given there now', async () => {
    await makePool(ctx, { campaignId: leeds, cap: 50_000 });
    await makePool(ctx, { campaignId: london, cap: 3000 });
    const { id } = await enter(target(leeds));
    expect(await live(leeds)).toMatchObject({ raised: 10_000, matched: 10_000 });
    await move(id, target(leeds), target(london));
    expect(await live(leeds)).toMatchObject({ raised: 0, matched: 0, gifts: 0, donors: 0 });
    expect(await live(london)).toMatchObject({ raised: 10_000, matched: 3000, gifts: 1, donors: 1 });
    expect([await booked(leeds), await booked(london)]).toEqual([0n, -10_000n]);
    // And back, which it may.
    await move(id, target(london), target(leeds));
    expect(await live(leeds)).toMatchObject({ raised: 10_000, matched: 10_000, gifts: 1 });
    expect(await live(london)).toMatchObject({ raised: 0, matched: 0, gifts: 0 });
  });

  test('may leave all campaigns, and may come to one', async () => {
    const { id } = await enter('');
    await move(id, 'general', target(leeds));
    expect(await live(leeds)).toMatchObject({ raised: 10_000, gifts: 1 });
    await move(id, target(leeds), '');
    expect(await live(leeds)).toMatchObject({ raised: 0, gifts: 0, donors: 0 });
    await move(id, 'general', target(leeds));
    expect(await live(leeds)).toMatchObject({ raised: 10_000, gifts: 1, donors: 1 });
    await correctGift(dana, { id, reason: 'Entered twice' });
    expect(await live(leeds)).toMatchObject({ raised: 0, gifts: 0, donors: 0 });
  });

  test('is refunded where it is by then, in the books too, though it was paid for another', async () => {
    const given = await makeGivenDonation(ctx, {
      to: target(leeds),
      currency: 'GBP',
      amount: '36',
      pay: (id) => twin.pay(id),
    });
    const refund = async (part: bigint) => {
      const asked = { id: randomUUID(), part: money(part, 'GBP'), reason: 'asked', cause: 'person' };
      await inTransaction(ctx, (ctx) => askForRefund(ctx, given.paymentId, asked));
      await ctx.jobs.drain();
    };
    await refund(600n);
    await makePool(ctx, { campaignId: london, cap: 50_000 });
    await move(given.id, target(leeds), target(london));
    expect(await live(london)).toMatchObject({ raised: 3000, matched: 3000 });
    await refund(1000n);
    expect(await live(london)).toMatchObject({ raised: 2000, matched: 2000 });
    expect([await booked(leeds), await booked(london)]).toEqual([0n, -2000n]);
    await refund(2000n);
    expect(await live(london)).toMatchObject({ raised: 0, matched: 0, gifts: 0 });
    expect([await booked(leeds), await booked(london)]).toEqual([0n, 0n]);
  });

  test('to another team keeps the matches that are for that too, and the next pools in order match the rest of it', async () => {
    const [red, blue] = [
      await makeTeam(ctx, { campaignId: leeds }),
      await makeTeam(ctx, { campaignId: leeds }),
    ];
    await makePool(ctx, { campaignId: leeds, cap: 3000 });
    await makePool(ctx, { campaignId: leeds, cap: 50_000, teams: [red] });
    await makePool(ctx, { campaignId: leeds, cap: 2000, teams: [blue], ratio: 2 });
    await makePool(ctx, { campaignId: leeds, cap: 50_000 });
    const [toRed, toBlue] = [`${target(leeds)}/${red}`, `${target(leeds)}/${blue}`];
    const { id } = await enter(toRed);
    expect(await usedOf(leeds)).toEqual([3000, 7000, 0, 0]);
    await move(id, toRed, toBlue);
    expect(await usedOf(leeds)).toEqual([3000, 0, 2000, 6000]);
    expect(await live(leeds)).toMatchObject({
      raised: 10_000,
      matched: 11_000,
      teams: { [blue]: { raised: 10_000, matched: 11_000 } },
    });
    // And back: what it keeps stays as it is.
    await move(id, toBlue, toRed);
    expect(await usedOf(leeds)).toEqual([3000, 1000, 0, 6000]);
    expect(await live(leeds)).toMatchObject({ raised: 10_000, matched: 10_000 });
  });

  test('to another campaign is matched there in what is left of it, by the pools in order', async () => {
    const given = await makeGivenDonation(ctx, {
      to: target(leeds),
      currency: 'GBP',
      amount: '36',
      pay: (id) => twin.pay(id),
    });
    const part = { id: randomUUID(), part: money(1800, 'GBP'), reason: 'asked', cause: 'person' };
    await inTransaction(ctx, (ctx) => askForRefund(ctx, given.paymentId, part));
    await ctx.jobs.drain();
    await makePool(ctx, { campaignId: london, cap: 1800, ratio: 2 });
    await makePool(ctx, { campaignId: london, cap: 50_000 });
    await move(given.id, target(leeds), target(london));
    expect(await usedOf(london)).toEqual([1800, 900]);
    expect(await live(london)).toMatchObject({ raised: 1800, matched: 2700, gifts: 1 });
  });

  test('is moved only from where it was seen', async () => {
    const { id } = await enter(target(leeds));
    await move(id, target(leeds), target(london));
    await move(id, target(leeds), target(london));
    await expect(move(id, target(leeds), '')).rejects.toMatchObject({ code: 'changed_meanwhile' });
    expect(await live(london)).toMatchObject({ raised: 10_000, gifts: 1 });
  });
});
