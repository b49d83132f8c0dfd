import { sql } from 'kysely';
import { signedIn } from '#core/actor.ts';
import type { ListingPage, ListingSelection } from '#core/listing.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { defineListing } from '#platform/listing/listing.ts';
import { readListing } from '#platform/listing/read-listing.ts';
import { findSelected } from '#platform/listing/select-rows.ts';
import { adminHref } from '#admin-urls.ts';
import type { Fact } from '#features/administration/server/public.ts';
import { recordAudit } from '#features/people/server/public.ts';
import { CommentsRequest, type JudgedComment } from '../contract.ts';
import { decisionsFor, type CommentDecision } from '../policy.ts';
import { lockComments, selectComments, settleComments, viewComment, type CommentRow } from './comments.ts';

/** What donors wrote: without a status, what waits. */
function listingFor({ status }: Pick<CommentsRequest, 'status'>) {
  return defineListing({
    name: 'campaign-comments',
    request: CommentsRequest,
    rows: (ctx) =>
      status === undefined
        ? selectComments(ctx).where('campaign_comments.status', '=', 'waiting')
        : selectComments(ctx),
    id: sql.ref('campaign_comments.gift_id'),
    sorts: { at: { by: sql.ref('campaign_comments.written_at'), type: 'timestamptz', isRequired: true } },
    defaultSort: 'at',
    filters: {
      status: (asked) => (asked === 'all' ? sql`true` : sql`campaign_comments.status = ${asked}`),
    },
    search: (q) => sql`position(fold_text(${q}) in fold_text(campaign_comments.text)) > 0`,
  });
}

export async function listJudgedComments(
  ctx: Ctx,
  request: CommentsRequest,
): Promise<ListingPage<JudgedComment>> {
  const page = await readListing(ctx, listingFor(request), request);
  return { ...page, items: page.items.map(viewJudged) };
}

function viewJudged(row: CommentRow): JudgedComment {
  return { ...viewComment(row), campaign: { name: row.name ?? '', slug: row.slug ?? '' } };
}

/** A moderator decides about the selected ones; those for which it changes nothing are left out. */
export function decideComments(
  ctx: Ctx,
  { selection, decision }: { selection: ListingSelection<CommentsRequest>; decision: CommentDecision },
): Promise<{ ids: string[]; leftOut: number }> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    const listing = listingFor('matching' in selection ? selection.matching : { status: 'all' });
    const selected = await findSelected(ctx, listing, selection);
    const locked = selected.length === 0 ? [] : await lockComments(ctx, selected);
    const decided = locked.filter(({ status }) => decisionsFor(status).includes(decision));
    await settleComments(ctx, decided, decision);
    for (const { gift_id, campaign_id } of decided)
      await recordAudit(ctx, {
        who: userId,
        what: decision === 'show' ? 'campaign.commentShown' : 'campaign.commentHidden',
        subject: campaign_id,
        why: 'form',
        after: { gift: gift_id },
      });
    return { ids: decided.map(({ gift_id }) => gift_id), leftOut: selected.length - decided.length };
  });
}

/** How many wait, for the start page of the administration. */
export async function listCommentFacts({ db }: Pick<Ctx, 'db'>): Promise<Fact[]> {
  const { count } = await db
    .selectFrom('campaign_comments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return [
    {
      id: 'campaigns.comments',
      text: 'campaigns.fact.comments',
      count,
      kind: 'queue',
      href: adminHref('adminComments'),
      permission: 'moderation.decide',
    },
  ];
}
