import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { describePeople } from '#features/people/server/public.ts';
import type { OwnRating, RatingInput, RatingsView, Review } from '../contract.ts';
import { findItem } from '#features/learning/catalogue/server/catalogue.ts';
import type { ReviewStatus } from '#features/learning/reviews/policy.ts';
import { getOpenItem } from '#features/learning/catalogue/server/open-items.ts';

/** Below this, an average would reveal who gave what. */
const enoughForAverage = 3;
const reviewsAtMost = 20;

/**
 * What people think of an item: everyone sees the average and approved texts, and her own rating. Refuses an unknown
 * item.
 */
export async function getRatings(ctx: Ctx, itemId: string): Promise<RatingsView> {
  if (!(await findItem(ctx, itemId, ctx.locale))) throw new NotFound();
  const { count, average, mine, reviews } = await readRatings(ctx, itemId);
  return {
    id: itemId,
    count,
    ...(count >= enoughForAverage && { average: Math.round(Number(average) * 10) / 10 }),
    ...(mine && { mine: { stars: mine.stars, text: mine.text, ...(mine.text && { status: mine.status }) } }),
    reviews: await toReviews(ctx, itemId, reviews),
  };
}

/**
 * Saves the caller's rating of an item she may open, replacing any earlier one. Stars count at once; a text waits for
 * review, and again whenever it changes.
 */
export async function rate(ctx: Ctx, { id, stars, text }: RatingInput): Promise<RatingsView> {
  const { userId } = signedIn(ctx);
  await getOpenItem(ctx, id);
  const rated = { stars, text, rated_at: ctx.clock.now() };
  const unlessSame = <T>(kept: RawBuilder<T>, changed: RawBuilder<NoInfer<T>>) =>
    sql<T>`case when ratings.text = ${text} then ${kept} else ${changed} end`;
  await ctx.db
    .insertInto('ratings')
    .values({ user_id: userId, item_id: id, text_status: 'pending', text_at: rated.rated_at, ...rated })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'item_id']).doUpdateSet({
        ...rated,
        text_status: unlessSame(sql.ref<ReviewStatus>('ratings.text_status'), sql.lit('pending')),
        text_version: unlessSame(sql.ref<number>('ratings.text_version'), sql`ratings.text_version + 1`),
        text_at: unlessSame(sql.ref<Date>('ratings.text_at'), sql`${rated.rated_at}`),
      }),
    )
    .execute();
  return getRatings(ctx, id);
}

/** Takes the caller's rating back; a no-op if there is none. */
export async function dropRating(ctx: Ctx, itemId: string): Promise<void> {
  const { userId } = signedIn(ctx);
  await ctx.db.deleteFrom('ratings').where('user_id', '=', userId).where('item_id', '=', itemId).execute();
}

interface RatingRows {
  count: number;
  average: string | null;
  mine: { stars: number; text: string; status: OwnRating['status'] } | null;
  /** Other people's approved texts, latest first. */
  reviews: { userId: UserId; stars: number; text: string; at: string }[];
}

/** Everything an item's page shows of its ratings, in one query. */
async function readRatings({ db, actor }: Ctx, itemId: string): Promise<RatingRows> {
  const userId = actor.kind === 'member' ? actor.userId : '';
  const { rows } = await sql<RatingRows>`
    select
      total.*,
      (select json_build_object('stars', stars, 'text', text, 'status', text_status)
        from ratings where user_id = ${userId} and item_id = ${itemId}) as mine,
      (select coalesce(json_agg(json_build_object('userId', user_id, 'stars', stars, 'text', text, 'at', rated_at)
          order by rated_at desc, user_id), '[]')
        from (
          select user_id, stars, text, rated_at from ratings
          where item_id = ${itemId} and text_status = 'approved' and text <> '' and user_id <> ${userId}
          order by rated_at desc, user_id limit ${reviewsAtMost}
        ) latest) as reviews
    from (select count(*)::integer as count, avg(stars)::text as average from ratings where item_id = ${itemId}) total
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a query without a condition has one row');
  return row;
}

/** A minor's words are shown only while a guardian approves: withdrawing consent hides them. */
async function toReviews(ctx: Ctx, itemId: string, reviews: RatingRows['reviews']): Promise<Review[]> {
  const people = await describePeople(
    ctx,
    reviews.map(({ userId }) => userId),
  );
  return reviews.flatMap(({ userId, stars, text, at }) => {
    const person = people.get(userId);
    if (!person || person.awaitsGuardian) return [];
    return [
      {
        // Tells reviews apart without revealing whose they are.
        id: createHash('sha256').update(`${itemId} ${userId}`).digest('base64url').slice(0, 12),
        by: person.firstName,
        ...(person.avatar !== undefined && { avatar: person.avatar }),
        stars,
        text,
        at: new Date(at).toISOString().slice(0, 10),
      },
    ];
  });
}
