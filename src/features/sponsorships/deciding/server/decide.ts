import { signedIn } from '#core/actor.ts';
import { Conflict, Invalid, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { recordAudit } from '#features/people/server/public.ts';
import {
  findSponsorship,
  lockKnownSponsorship,
  updateSponsorship,
} from '#features/sponsorships/server/sponsorship-rows.ts';
import { tellSponsorshipsChanged } from '#features/sponsorships/server/sponsorships-changed.ts';
import { tellSponsor } from '#features/sponsorships/server/tell-sponsor.ts';
import type { AdminSponsorship } from '../contract.ts';
import { viewRow } from './sponsorships-listing.ts';

export async function getAnySponsorship(ctx: Ctx, { id }: { id: string }): Promise<AdminSponsorship> {
  const row = await findSponsorship(ctx, { id });
  if (!row) throw new NotFound();
  return viewRow(ctx, row);
}

interface Decision {
  id: string;
  review: 'approved' | 'declined';
  version: number;
  reason: string;
}

/** Staff decides about the words that it has looked at; their sponsor reads what came of it. The next year's words are the same. */
export async function reviewSponsorship(
  ctx: Ctx,
  { id, review, version, reason }: Decision,
): Promise<AdminSponsorship> {
  const { userId } = signedIn(ctx);
  if (review === 'declined' && reason === '')
    throw new Invalid([{ path: 'reason', messageKey: 'sponsorships.field.reason' }]);
  return inTransaction(ctx, async (ctx) => {
    const row = await lockKnownSponsorship(ctx, { id });
    if (row.version !== version)
      throw new Conflict('changed_meanwhile', 'sponsorships.refusal.changedMeanwhile');
    if (row.state !== 'given' && row.state !== 'kept')
      throw new Conflict('not_now', 'sponsorships.refusal.notPaid');
    const set = { review, reason: review === 'declined' ? reason : '' };
    // Another decision about the same words is mailed too.
    const after = await updateSponsorship(ctx, row, { ...set, version: version + 1 });
    await ctx.db
      .updateTable('sponsorships')
      .set(set)
      .where('renews', '=', id)
      .where('state', '=', 'kept')
      .where('sealed_words', '=', row.sealed_words ?? '')
      .execute();
    await recordAudit(ctx, {
      who: userId,
      what: review === 'approved' ? 'sponsorship.approved' : 'sponsorship.declined',
      subject: id,
      why: review === 'declined' ? { written: reason } : 'form',
      before: { review: row.review },
      after: { review },
    });
    await tellSponsor(ctx, after, review);
    tellSponsorshipsChanged(ctx);
    return viewRow(ctx, after);
  });
}
