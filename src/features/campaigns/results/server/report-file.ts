import { decimalText, money, type Currency } from '#core/money.ts';
import type { Ctx } from '#platform/ctx.ts';
import { readPage } from '#platform/db/keyset.ts';
import { writeCsv } from '#platform/listing/listing-csv.ts';
import { getCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { refuseStrangers } from '#features/campaigns/server/look-after.ts';
import type { GiftRow } from '#features/campaigns/totals/server/keep-gift.ts';

const batchSize = 500;

/**
 * Every gift of a campaign as lines of CSV, for those who look after it, who also see who gave anonymously (decisions: anonymity). It is
 * read batch by batch, so that its size costs no memory.
 */
export async function openReportFile(
  ctx: Ctx,
  { slug }: { slug: string },
): Promise<{ name: string; chunks: AsyncIterable<string> }> {
  const campaign = await getCampaign(ctx, { slug });
  refuseStrangers(ctx, campaign);
  return { name: campaign.slug, chunks: writeGifts(ctx, campaign) };
}

async function* writeGifts(
  ctx: Ctx,
  { id, currency }: { id: string; currency: Currency },
): AsyncGenerator<string> {
  const headings = [
    ctx.say('campaigns.report.at'),
    ctx.say('campaigns.report.donor'),
    ctx.say('campaigns.report.shown'),
    ctx.say('campaigns.report.team'),
    ctx.say('campaigns.report.kind'),
    ctx.say('campaigns.report.given'),
    ctx.say('campaigns.report.currency'),
    ctx.say('campaigns.report.counted'),
    ctx.say('campaigns.report.campaignCurrency'),
    ctx.say('campaigns.report.matched'),
  ];
  yield `\u{feff}${writeCsv([headings])}`;
  const kinds: Record<GiftRow['kind'], string> = {
    online: ctx.say('campaigns.report.online'),
    offline: ctx.say('campaigns.report.offline'),
    pledge: ctx.say('campaigns.report.pledge'),
  };
  const shown: Record<GiftRow['anonymity'], string> = {
    named: ctx.say('campaigns.report.named'),
    amount_hidden: ctx.say('campaigns.report.amountHidden'),
    anonymous: ctx.say('campaigns.live.anonymous'),
  };
  const sum = (minor: number, of: Currency) => decimalText(money(minor, of));
  let after: string | undefined;
  do {
    const { rows, next } = await readPage(selectGifts(ctx, id), {
      by: ['given_at', 'id'],
      after,
      perPage: batchSize,
    });
    if (rows.length > 0)
      yield writeCsv(
        rows.map((row) => [
          row.given_at,
          row.donor_name,
          shown[row.anonymity],
          row.team,
          kinds[row.kind],
          sum(row.given_left, row.currency),
          row.currency,
          sum(row.amount_left, currency),
          currency,
          sum(Number(row.matched ?? 0), currency),
        ]),
      );
    after = next;
  } while (after !== undefined);
}

function selectGifts({ db }: Pick<Ctx, 'db'>, campaignId: string) {
  return db
    .selectFrom('campaign_gifts')
    .leftJoin('campaign_teams', 'campaign_teams.id', 'campaign_gifts.team_id')
    .select(({ selectFrom }) => [
      'campaign_gifts.id',
      'campaign_gifts.given_at',
      'campaign_gifts.donor_name',
      'campaign_gifts.anonymity',
      'campaign_gifts.kind',
      'campaign_gifts.given_left',
      'campaign_gifts.currency',
      'campaign_gifts.amount_left',
      'campaign_teams.name as team',
      selectFrom('campaign_matches')
        .select(({ fn }) => fn.sum<string | null>('amount_left').as('sum'))
        .whereRef('gift_id', '=', 'campaign_gifts.id')
        .as('matched'),
    ])
    .where('campaign_gifts.campaign_id', '=', campaignId)
    .where('campaign_gifts.amount_left', '>', 0);
}
