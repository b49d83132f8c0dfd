import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { money } from '#core/money.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { readLive } from '#features/campaigns/live/server/read-live.ts';
import { getCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { giftTo, makeLiveCampaign } from '#features/campaigns/testing.ts';
import { changeGift, keepGift, type NewGift } from '#features/campaigns/totals/server/keep-gift.ts';
import { decideComment, listComments } from './comments.ts';
import { eraseFromWall } from './erase-from-wall.ts';
import { keepComment } from './keep-comment.ts';
import { listWall } from './list-wall.ts';

const database = useDatabase();
let ctx: TestCtx;
let campaignId: string;
let slug: string;
let organizer: TestUser;

beforeEach(async () => {
  ctx = makeCtx(database.db);
  campaignId = await makeLiveCampaign(ctx);
  organizer = await makeUser(ctx);
  const campaign = await getCampaign(ctx, { id: campaignId });
  slug = campaign.slug;
  await ctx.db
    .updateTable('campaigns')
    .set({ organizer_id: organizer.userId })
    .where('id', '=', campaignId)
    .execute();
});

async function give(amount: number, gift: Partial<NewGift> & { message?: string } = {}): Promise<string> {
  const giftId = randomUUID();
  ctx.clock.advance(60);
  await keepGift(
    ctx,
    giftTo(ctx, campaignId, money(amount, 'GBP'), {
      contributionId: giftId,
      donationId: `of ${giftId}`,
      donor: giftId,
      ...gift,
    }),
  );
  await keepComment(ctx, { giftId, campaignId, message: gift.message ?? '' });
  return giftId;
}

const wall = async (asked: Partial<Parameters<typeof listWall>[1]> = {}) =>
  listWall(ctx, { slug, order: 'newest', ...asked });
const asOrganizer = () => ({ ...ctx, actor: organizer.actor });

describe('the donors’ wall', () => {
  test('shows each gift as its donor wants it to be seen, and marks what came offline', async () => {
    await give(100);
    await give(200, { anonymity: 'amount_hidden', donorName: 'Dov' });
    await give(300, { anonymity: 'anonymous', donorName: 'Secret', kind: 'offline' });
    const { items, totalItems } = await wall();
    expect(items.map(({ name, amount, isOffline }) => [name, amount, isOffline])).toEqual([
      [null, 300, true],
      ['Dov', null, false],
      ['Rivka Levi', 100, false],
    ]);
    expect(totalItems).toBe(3);
  });

  test('leaves hidden amounts out among the largest, and what has gone back everywhere', async () => {
    await give(100);
    await give(900, { anonymity: 'amount_hidden' });
    await give(500, { anonymity: 'anonymous' });
    const back = await give(700);
    await changeGift(ctx, back, money(0, 'GBP'));
    const { items, totalItems } = await wall({ order: 'largest' });
    expect(items.map(({ amount }) => amount)).toEqual([500, 100]);
    expect(totalItems).toBe(2);
  });

  test('finds donors by the beginning of a name, whatever its accents, and never those without one', async () => {
    await give(100, { donorName: 'Rivka Lévi' });
    await give(200, { donorName: 'Levinson, Dov' });
    await give(300, { donorName: 'Levi', anonymity: 'anonymous' });
    await give(400, { donorName: 'רִבְקָה כהן' });
    const names = async (name: string) => (await wall({ name })).items.map((gift) => gift.name);
    expect(await names('LEVI')).toEqual(['Levinson, Dov', 'Rivka Lévi']);
    expect(await names('riv levi')).toEqual(['Rivka Lévi']);
    expect(await names('רבק')).toEqual(['רִבְקָה כהן']);
    for (const signs of ["' | & !:*", '%', '_', 'l%', 'l_vi'])
      expect(await names(signs)).toEqual(signs === 'l%' ? ['Levinson, Dov', 'Rivka Lévi'] : []);
    expect((await wall({ name: '%' })).totalItems).toBe(0);
    expect((await wall({ name: 'levi' })).totalItems).toBe(2);
  });

  test.each(['newest', 'largest'] as const)('goes on page by page: %s', async (order) => {
    for (let amount = 1; amount <= 25; amount += 1) await give(amount % 5 === 0 ? 500 : amount);
    const ids: string[] = [];
    let after: string | undefined;
    do {
      const page = await wall({ order, ...(after !== undefined && { after }) });
      ids.push(...page.items.map(({ id }) => id));
      after = page.next;
    } while (after !== undefined);
    expect(ids).toHaveLength(25);
    expect(new Set(ids).size).toBe(25);
  });

  test('of a campaign that nobody may see is not found', async () => {
    await ctx.db.updateTable('campaigns').set({ state: 'cancelled' }).where('id', '=', campaignId).execute();
    await expect(wall()).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('what donors write', () => {
  test('is nobody’s to read before the organizer shows it, and then also on open pages', async () => {
    const id = await give(100, { message: 'For my teacher', anonymity: 'anonymous', donorName: 'Dov' });
    const before = await readLive(ctx, campaignId);
    expect(before.newest[0]?.comment).toBeNull();
    const { items, waiting } = await listComments(asOrganizer(), { slug });
    expect(items).toMatchObject([{ text: 'For my teacher', donorName: 'Dov', isAnonymous: true }]);
    expect(waiting).toBe(1);
    await decideComment(asOrganizer(), { slug, gift: id, decision: 'show' });
    const after = await readLive(ctx, campaignId);
    expect(after.newest[0]).toMatchObject({ comment: 'For my teacher', name: null });
    expect(after.version).toBeGreaterThan(before.version);
    await decideComment(asOrganizer(), { slug, gift: id, decision: 'hide' });
    expect((await wall()).items[0]?.comment).toBeNull();
  });

  test('is decided by nobody else, nor for another campaign', async () => {
    const id = await give(100, { message: 'Hello' });
    const stranger = { ...ctx, actor: (await makeUser(ctx)).actor };
    await expect(listComments(stranger, { slug })).rejects.toMatchObject({ kind: 'not-found' });
    const decided = decideComment(stranger, { slug, gift: id, decision: 'show' });
    await expect(decided).rejects.toMatchObject({ kind: 'not-found' });
    await expect(
      decideComment(asOrganizer(), { slug, gift: 'another', decision: 'show' }),
    ).rejects.toMatchObject({ kind: 'not-found' });
  });

  test('is gone, with the name, once the donation is erased; the money stays', async () => {
    const id = await give(100, { message: 'Hello' });
    await give(50);
    await decideComment(asOrganizer(), { slug, gift: id, decision: 'show' });
    await inTransaction(ctx, (ctx) => eraseFromWall(ctx, { donationIds: [`of ${id}`] }));
    const { items } = await wall();
    expect(items[1]).toMatchObject({ id, name: null, comment: null, amount: 100 });
    expect((await wall({ name: 'rivka' })).items).toHaveLength(1);
    expect(JSON.stringify(await ctx.db.selectFrom('campaign_gifts').selectAll().execute())).toContain('Levi');
    expect((await listComments(asOrganizer(), { slug })).totalItems).toBe(0);
  });
});
