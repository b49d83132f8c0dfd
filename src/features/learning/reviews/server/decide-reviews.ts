import { signedIn } from '#core/actor.ts';
import type { DecidedAnswer } from '#core/judging.ts';
import { Conflict } from '#core/refusals.ts';
import {
  applyDecisions,
  holdDecisions,
  undoDecisions,
  type HeldDecision,
} from '#features/administration/server/public.ts';
import { recordAudit } from '#features/people/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { findSelected } from '#platform/listing/select-rows.ts';
import type { DecideReviewsInput } from '../contract.ts';
import { findItem } from '#features/learning/catalogue/server/catalogue.ts';
import { notify } from '#features/notifications/server/public.ts';
import { href } from '#urls.ts';
import { listReviewDecisions, statusAfter, type ReviewDecision, type ReviewStatus } from '../policy.ts';
import { reviewQueue } from './review-rows.ts';
import { reviewsListingFor } from './reviews-listing.ts';

export const applyReviewsJob = 'learning.applyReviewDecisions';

/**
 * Decides about the selected texts. Those for which the decision makes no sense, that are decided already, or that another
 * moderator looks at, are left out; a single one is refused.
 */
export function decideReviews(ctx: Ctx, input: DecideReviewsInput): Promise<DecidedAnswer> {
  const { selection, decision, version } = input;
  const { userId: by } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    const listing = reviewsListingFor('matching' in selection ? selection.matching : { status: 'all' });
    const selected = await findSelected(ctx, listing, selection);
    const rows = await lockReviews(ctx, selected);
    const [only] = rows;
    if (version !== undefined && only && only.text_version !== version)
      throw new Conflict('changed_meanwhile', 'administration.refusal.changedMeanwhile');
    const decisions = rows
      .filter(({ text_status }) => listReviewDecisions(text_status).includes(decision))
      .map(({ id, text_version }) => ({ id, version: text_version, decision }));
    const ids = await holdDecisions(ctx, reviewQueue, { by, decisions, job: applyReviewsJob });
    if (ids.length === 0 && selected.length === 1)
      throw new Conflict('already_decided', 'administration.refusal.alreadyDecided');
    return { ids, leftOut: selected.length - ids.length };
  });
}

/** Undoes decisions of the caller that nothing has come of yet. */
export function undoReviews(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const { userId: by } = signedIn(ctx);
  return inTransaction(ctx, (ctx) => undoDecisions(ctx, reviewQueue, { ids, by }));
}

/** Applies the decisions whose time has come; one about a text that has been rewritten since comes to nothing. */
export function applyReviewDecisions(ctx: Ctx): Promise<void> {
  return applyDecisions<HeldDecision & { decision: ReviewDecision }>(ctx, reviewQueue, async (ctx, held) => {
    const [review] = await lockReviews(ctx, [held.id]);
    if (review?.text_version !== held.version) return;
    const status = statusAfter[held.decision];
    await ctx.db
      .updateTable('ratings')
      .set({ text_status: status, text_decided_at: ctx.clock.now() })
      .where('id', '=', held.id)
      .execute();
    await recordAudit(ctx, {
      who: held.by,
      what: held.decision === 'approve' ? 'review.approved' : 'review.rejected',
      subject: held.id,
      before: { status: review.text_status },
      after: { status },
    });
    await tellWriter(ctx, review, status);
  });
}

/** The writer hears once of each state that her text comes to. */
async function tellWriter(
  ctx: Ctx,
  { id, text_version, user_id, item_id }: Awaited<ReturnType<typeof lockReviews>>[number],
  status: ReviewStatus,
): Promise<void> {
  const item = await findItem(ctx, item_id, ctx.locale);
  if (!item) return;
  await notify(ctx, {
    to: user_id,
    kind: status === 'approved' ? 'learning.reviewShown' : 'learning.reviewKept',
    data: { itemId: item_id },
    href: href('lesson', { courseSlug: item.courseSlug, itemSlug: item.slug }),
    once: `${id}:${text_version}`,
  });
}

function lockReviews({ db }: Pick<Ctx, 'db'>, ids: readonly string[]) {
  return db
    .selectFrom('ratings')
    .select(['id', 'text_status', 'text_version', 'user_id', 'item_id'])
    .where('id', 'in', ids.length > 0 ? ids : [''])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
