import { sql } from 'kysely';
import { signedIn } from '#core/actor.ts';
import type { ClaimView } from '#core/judging.ts';
import { NotFound } from '#core/refusals.ts';
import { endOfClaim, releaseClaims, takeClaim } from '#features/administration/server/public.ts';
import { describePeople } from '#features/people/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';
import { reviewQueue, selectReviews } from './review-rows.ts';

/** Claims a text for the caller, or renews her claim. Refuses while it is someone else's. */
export async function claimReview(ctx: Ctx, id: string): Promise<ClaimView> {
  const { userId: by } = signedIn(ctx);
  const review = await selectReviews(ctx).where('ratings.id', '=', id).executeTakeFirst();
  if (!review) throw new NotFound();
  const { until } = await takeClaim(ctx, reviewQueue, { id, by });
  const name = (await describePeople(ctx, [by])).get(by)?.displayName ?? '';
  return { by: name, mine: true, until: until.toISOString() };
}

/** Ends the caller's claim of a text; that of anyone else stays. */
export async function releaseReview(ctx: Ctx, id: string): Promise<void> {
  await releaseClaims(ctx, reviewQueue, { ids: [id], by: signedIn(ctx).userId });
}

/**
 * Claims the oldest text that waits and that nobody looks at, after a given one, in one statement: two moderators never
 * get the same.
 */
export async function claimNextReview(ctx: Ctx, after: string | undefined): Promise<{ id: string | null }> {
  const { userId: by } = signedIn(ctx);
  const now = ctx.clock.now();
  const { rows } = await sql<{ id: string }>`
    insert into review_claims as claim (rating_id, by, until)
    select ratings.id, ${by}, ${await endOfClaim(ctx)} from ratings
    where ratings.text_status = 'pending' and ratings.text <> ''
      and (${after ?? null}::text is null
        or (ratings.text_at, ratings.id) > (select text_at, id from ratings where id = ${after ?? null}))
      and not exists (select from review_decisions where rating_id = ratings.id)
      and not exists (
        select from review_claims other
        where other.rating_id = ratings.id and other.until > ${now} and other.by <> ${by}
      )
    order by ratings.text_at, ratings.id
    limit 1 for update of ratings skip locked
    on conflict (rating_id) do update set by = excluded.by, until = excluded.until
      where claim.by = excluded.by or claim.until <= ${now}
    returning rating_id as id`.execute(ctx.db);
  return { id: rows[0]?.id ?? null };
}
