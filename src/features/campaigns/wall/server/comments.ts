import type { Selectable } from 'kysely';
import { NotFound } from '#core/refusals.ts';
import { signedIn } from '#core/actor.ts';
import type { Currency } from '#core/money.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { getCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { refuseStrangers } from '#features/campaigns/server/look-after.ts';
import { bumpVersion } from '#features/campaigns/totals/server/add-to-sums.ts';
import type { CampaignGiftsTable } from '#features/campaigns/totals/server/tables.ts';
import type { GiftComment } from '../contract.ts';
import { decisionsFor, statusAfter, type CommentDecision } from '../policy.ts';
import type { CampaignCommentsTable } from './tables.ts';

const shownAtMost = 100;

interface CommentList {
  items: GiftComment[];
  totalItems: number;
  waiting: number;
}

/** What donors wrote to a campaign, for those who look after it. */
export async function listComments(ctx: Ctx, { slug }: { slug: string }): Promise<CommentList> {
  const campaign = await getCampaign(ctx, { slug });
  refuseStrangers(ctx, campaign);
  const ofCampaign = selectComments(ctx).where('campaign_comments.campaign_id', '=', campaign.id);
  const rows = await ofCampaign
    .orderBy(({ eb }) => eb('campaign_comments.status', '=', 'waiting'), 'desc')
    .orderBy('campaign_comments.written_at', 'desc')
    .orderBy('campaign_comments.gift_id')
    .limit(shownAtMost)
    .execute();
  const { all, waiting } = await ctx.db
    .selectFrom('campaign_comments')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('status', '=', 'waiting').as('waiting'),
    ])
    .where('campaign_id', '=', campaign.id)
    .executeTakeFirstOrThrow();
  return { items: rows.map(viewComment), totalItems: all, waiting };
}

/** The organizer shows or hides what a donor wrote. The same decision again changes nothing. */
export function decideComment(
  ctx: Ctx,
  { slug, gift, decision }: { slug: string; gift: string; decision: CommentDecision },
): Promise<GiftComment> {
  return inTransaction(ctx, async (ctx) => {
    const campaign = await getCampaign(ctx, { slug });
    refuseStrangers(ctx, campaign);
    const [comment] = await lockComments(ctx, [gift]);
    if (comment?.campaign_id !== campaign.id) throw new NotFound();
    if (decisionsFor(comment.status).includes(decision)) await settleComments(ctx, [comment], decision);
    const row = await selectComments(ctx).where('gift_id', '=', gift).executeTakeFirstOrThrow();
    return viewComment(row);
  });
}

type LockedComment = Pick<Selectable<CampaignCommentsTable>, 'gift_id' | 'campaign_id' | 'status'>;

export function lockComments({ db }: Pick<Ctx, 'db'>, ids: readonly string[]): Promise<LockedComment[]> {
  return db
    .selectFrom('campaign_comments')
    .select(['gift_id', 'campaign_id', 'status'])
    .where('gift_id', 'in', ids)
    .orderBy('gift_id')
    .forUpdate()
    .execute();
}

/** Decides about comments that the caller's transaction has locked; open pages show it. */
export async function settleComments(
  ctx: Ctx,
  comments: readonly LockedComment[],
  decision: CommentDecision,
): Promise<void> {
  if (comments.length === 0) return;
  await ctx.db
    .updateTable('campaign_comments')
    .set({
      status: statusAfter[decision],
      decided_by: signedIn(ctx).userId,
      decided_at: ctx.clock.now(),
    })
    .where(
      'gift_id',
      'in',
      comments.map(({ gift_id }) => gift_id),
    )
    .execute();
  const campaigns = new Set(comments.map(({ campaign_id }) => campaign_id));
  for (const campaignId of [...campaigns].toSorted()) await bumpVersion(ctx, campaignId);
}

/** Comments with their gifts and campaigns. */
export function selectComments({ db }: Pick<Ctx, 'db'>) {
  return db
    .selectFrom('campaign_comments')
    .innerJoin('campaign_gifts', 'campaign_gifts.id', 'campaign_comments.gift_id')
    .innerJoin('campaigns', 'campaigns.id', 'campaign_comments.campaign_id')
    .select([
      'campaign_comments.gift_id',
      'campaign_comments.text',
      'campaign_comments.status',
      'campaign_comments.written_at',
      'campaign_gifts.donor_name',
      'campaign_gifts.anonymity',
      'campaign_gifts.amount_left',
      'campaigns.currency',
      'campaigns.name',
      'campaigns.slug',
    ]);
}

export type CommentRow = Pick<
  Selectable<CampaignCommentsTable>,
  'gift_id' | 'text' | 'status' | 'written_at'
> &
  Pick<Selectable<CampaignGiftsTable>, 'donor_name' | 'anonymity' | 'amount_left'> & {
    currency: Currency | null;
    name: string | null;
    slug: string | null;
  };

export function viewComment(row: CommentRow): GiftComment {
  return {
    id: row.gift_id,
    status: row.status,
    text: row.text,
    donorName: row.donor_name,
    isAnonymous: row.anonymity === 'anonymous',
    amount: row.amount_left,
    // One with gifts is set up.
    currency: row.currency ?? 'USD',
    at: row.written_at.toISOString(),
    decisions: [...decisionsFor(row.status)],
  };
}
