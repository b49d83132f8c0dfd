import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { money, type Currency } from '#core/money.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { getCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { printPoster } from '#features/campaigns/sharing/server/print-poster.ts';
import { giftTo, makeLiveCampaign, makePool, makeTeam } from '#features/campaigns/testing.ts';
import { changeGift, keepGift, type NewGift } from '#features/campaigns/totals/server/keep-gift.ts';
import { printReport } from './print-report.ts';
import { readReport } from './read-report.ts';

const database = useDatabase();
const coverFolder = 'public/covers/made';
let ctx: TestCtx;
let campaignId: string;
let organizer: TestUser;

beforeEach(async () => {
  ctx = makeCtx(database.db);
  organizer = await makeUser(ctx);
  campaignId = await makeLiveCampaign(ctx);
  await ctx.db
    .updateTable('campaigns')
    .set({ organizer_id: organizer.userId })
    .where('id', '=', campaignId)
    .execute();
});

async function give(
  amount: number,
  changes: Partial<NewGift> & { currency?: Currency } = {},
): Promise<string> {
  const { currency = 'GBP', ...gift } = changes;
  const contributionId = randomUUID();
  await keepGift(
    ctx,
    giftTo(ctx, campaignId, money(amount, currency), { contributionId, donor: contributionId, ...gift }),
  );
  return contributionId;
}

const read = async () => readReport(ctx, await getCampaign(ctx, { id: campaignId }));

describe('the report of a campaign', () => {
  test('adds up by day, team, donor, way to give and currency, without what went back', async () => {
    const leeds = await makeTeam(ctx, { campaignId });
    const red = await makeTeam(ctx, { campaignId, parentId: leeds, level: 2 });
    await makePool(ctx, { campaignId, cap: 1000 });
    await give(3600, { donor: 'rivka', teamId: red });
    await changeGift(ctx, await give(5000), money(0, 'GBP'));
    // Past midnight in London, where days begin.
    ctx.clock.advance(13 * 3600);
    await give(1800, { donor: 'rivka', method: 'check', kind: 'offline', teamId: leeds });
    await give(1000, { currency: 'USD', donorName: 'Dov', anonymity: 'anonymous' });
    const report = await read();
    const dollars = report.raised - 5400;
    expect(report).toMatchObject({
      matched: 1000,
      gifts: 3,
      donors: 2,
      days: [
        { day: '2026-11-17', gifts: 1, raised: 3600 },
        { day: '2026-11-18', gifts: 2, raised: 1800 + dollars },
      ],
      teams: [
        { level: 1, raised: 5400, gifts: 2, donors: 1 },
        { level: 2, raised: 3600 },
      ],
      sources: [
        { name: 'Rivka Levi', gifts: 2, raised: 5400 },
        { name: '', anonymity: 'anonymous', raised: dollars },
      ],
      currencies: [
        { currency: 'GBP', gifts: 2, given: 5400 },
        { currency: 'USD', gifts: 1, given: 1000 },
      ],
      pools: [{ used: 1000, cap: 1000 }],
    });
    expect(report.methods.map(({ method, gifts }) => [method, gifts])).toEqual([
      ['creditOrDebit', 2],
      ['check', 1],
    ]);
  });

  test('is a PDF in the organizer’s language, on as many sheets as it takes, and nobody else’s', async () => {
    for (let nth = 0; nth < 3; nth += 1) await give(1800);
    for (let nth = 0; nth < 60; nth += 1) {
      const teamId = await makeTeam(ctx, { campaignId });
      await give(100, { teamId });
    }
    const slug = `leeds-${campaignId}`;
    const hers = { ...ctx, actor: organizer.actor };
    const pdf = (await printReport({ ...hers, locale: 'he' }, { slug })).bytes.toString('latin1');
    expect(pdf).toContain('/Lang (he-IL)');
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)?.length).toBeGreaterThan(2);
    const stranger = { ...ctx, actor: (await makeUser(ctx)).actor };
    await expect(printReport(stranger, { slug })).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('the poster of a campaign', () => {
  test('is one sheet of A4, for everyone who sees the campaign', async () => {
    const { name, bytes } = await printPoster(ctx, { slug: `leeds-${campaignId}`, coverFolder });
    const pdf = bytes.toString('latin1');
    expect(name).toBe(`leeds-${campaignId}`);
    expect(pdf).toMatch(/\/MediaBox \[0 0 595/);
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    expect(pdf).toContain(`/campaign/leeds-${campaignId}`);
    await ctx.db.updateTable('campaigns').set({ state: 'draft' }).where('id', '=', campaignId).execute();
    await ctx.events.publish('campaigns.changed', '');
    const hidden = printPoster(ctx, { slug: `leeds-${campaignId}`, coverFolder });
    await expect(hidden).rejects.toMatchObject({ kind: 'not-found' });
  });
});
