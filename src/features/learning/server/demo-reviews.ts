import { hourMs } from '#core/durations.ts';
import type { Ctx } from '#platform/ctx.ts';
import { findDemoPerson } from '#features/people/server/public.ts';
import { findItem } from '../catalogue/server/catalogue.ts';

interface DemoReview {
  by: string;
  itemId: string;
  stars: number;
  text: string;
}

/** What people of the demo world wrote about items, the oldest first; each of another item, so that none has an average. */
const demoReviews: readonly DemoReview[] = [
  {
    by: 'parent@example.org',
    itemId: 'i_2ckf7jvx',
    stars: 5,
    text: 'He promises a little bread and brings a feast. We talked about that all through supper, and my son still asks which of us did more than we had said.',
  },
  {
    by: 'educator@example.org',
    itemId: 'i_9pjgs4wh',
    stars: 5,
    text: 'הראיתי את הסרט בכיתה. אחר כך ביקשתי מכל אחד מילה טובה אחת על מי שיושב לידו, ואף אחד לא רצה להפסיק.',
  },
  {
    by: 'premium@example.org',
    itemId: 'i_f3qxn8tp',
    stars: 4,
    text: 'Les trois flèches, le signe secret, l’attente dans le champ : on retient son souffle. Dommage que ce soit déjà fini.',
  },
  {
    by: 'paid@example.org',
    itemId: 'i_7zpxdg5r',
    stars: 5,
    text: 'קומיקס קצר ויפה. עכשיו אני קם כשאמא נכנסת, והיא צוחקת.',
  },
  {
    by: 'trial@example.org',
    itemId: 'i_74rv6dyb',
    stars: 4,
    text: 'Éli se trompe, et puis il la bénit. J’ai pensé à quelqu’un que j’avais jugé trop vite.',
  },
];

/** Gives the demo world's moderators texts of ratings to look at. */
export async function seedDemoReviews(ctx: Ctx): Promise<void> {
  for (const [index, { by, itemId, stars, text }] of demoReviews.entries()) {
    const userId = await findDemoPerson(ctx, by);
    if (!userId || !(await findItem(ctx, itemId, 'en'))) continue;
    const at = new Date(ctx.clock.now().getTime() - (demoReviews.length - index) * 3 * hourMs);
    await ctx.db
      .insertInto('ratings')
      .values({
        user_id: userId,
        item_id: itemId,
        stars,
        text,
        rated_at: at,
        text_at: at,
        text_status: 'pending',
      })
      // Hers, or that of another start.
      .onConflict((conflict) => conflict.columns(['user_id', 'item_id']).doNothing())
      .execute();
  }
}
