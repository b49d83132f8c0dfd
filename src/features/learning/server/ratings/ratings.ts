import { createHash } from 'node:crypto';
import { signedIn } from '../../../../core/actor.ts';
import { NotFound } from '../../../../core/refusals.ts';
import type { Ctx } from '../../../../platform/ctx.ts';
import { describePeople } from '../../../accounts/server/public.ts';
import type { OwnRating, RatingInput, RatingsView, Review } from '../../contract-ratings.ts';
import { getCatalogue } from '../catalogue/catalogue.ts';
import { getOpenItem } from '../open-items.ts';

/** So few that an average would tell who gave what. */
const enoughForAverage = 3;
const reviewsAtMost = 20;

/** What people think of an item: everybody sees average and approved texts, and each her own. Refuses an unknown item. */
export async function getRatings(ctx: Ctx, itemId: string): Promise<RatingsView> {
  const { itemById } = await getCatalogue(ctx, ctx.locale);
  if (!itemById.has(itemId)) throw new NotFound();
  const { count, average } = await ctx.db
    .selectFrom('ratings')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.avg<string | null>('stars').as('average')])
    .where('item_id', '=', itemId)
    .executeTakeFirstOrThrow();
  const mine = await findOwn(ctx, itemId);
  return {
    id: itemId,
    count,
    ...(count >= enoughForAverage && { average: Math.round(Number(average) * 10) / 10 }),
    ...(mine && { mine }),
    reviews: await listReviews(ctx, itemId),
  };
}

/**
 * Writes down what who asks thinks of an item she may open; another rating of hers takes its place. Stars count at once; words
 * wait to be read, and wait anew when they change.
 */
export async function rate(ctx: Ctx, { id, stars, text }: RatingInput): Promise<RatingsView> {
  const { userId } = signedIn(ctx);
  await getOpenItem(ctx, id);
  const rated = { stars, text, rated_at: ctx.clock.now() };
  await ctx.db
    .insertInto('ratings')
    .values({ user_id: userId, item_id: id, text_status: 'pending', ...rated })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'item_id']).doUpdateSet(({ eb }) => ({
        ...rated,
        text_status: eb
          .case()
          .when('ratings.text', '=', text)
          .then(eb.ref('ratings.text_status'))
          .else('pending' as const)
          .end(),
      })),
    )
    .execute();
  return getRatings(ctx, id);
}

/** Takes one's own rating back; fine where there is none. */
export async function dropRating(ctx: Ctx, itemId: string): Promise<void> {
  const { userId } = signedIn(ctx);
  await ctx.db.deleteFrom('ratings').where('user_id', '=', userId).where('item_id', '=', itemId).execute();
}

async function findOwn({ db, actor }: Ctx, itemId: string): Promise<OwnRating | undefined> {
  if (actor.kind === 'visitor') return undefined;
  const row = await db
    .selectFrom('ratings')
    .select(['stars', 'text', 'text_status'])
    .where('user_id', '=', actor.userId)
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  return row && { stars: row.stars, text: row.text, ...(row.text && { status: row.text_status }) };
}

/** Of minors only while a guardian approves: consent that is withdrawn takes their words with it. */
async function listReviews(ctx: Ctx, itemId: string): Promise<Review[]> {
  const { db, actor } = ctx;
  const rows = await db
    .selectFrom('ratings')
    .select(['user_id', 'stars', 'text', 'rated_at'])
    .where('item_id', '=', itemId)
    .where('text_status', '=', 'approved')
    .where('text', '<>', '')
    .orderBy('rated_at', 'desc')
    .orderBy('user_id')
    .limit(reviewsAtMost)
    .execute();
  const ofOthers = rows.filter(({ user_id }) => actor.kind === 'visitor' || user_id !== actor.userId);
  const people = await describePeople(
    ctx,
    ofOthers.map(({ user_id }) => user_id),
  );
  return ofOthers.flatMap(({ user_id, stars, text, rated_at }) => {
    const person = people.get(user_id);
    if (!person || person.awaitsGuardian) return [];
    return [
      {
        // Tells reviews apart without telling whose they are.
        id: createHash('sha256').update(`${itemId} ${user_id}`).digest('base64url').slice(0, 12),
        by: person.firstName,
        ...(person.avatar !== undefined && { avatar: person.avatar }),
        stars,
        text,
        at: rated_at.toISOString().slice(0, 10),
      },
    ];
  });
}
