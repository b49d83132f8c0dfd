import { sql } from 'kysely';
import type { JudgedQueue } from '#features/administration/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';

export const reviewQueue: JudgedQueue = {
  claims: 'review_claims',
  decisions: 'review_decisions',
  id: 'rating_id',
};

/** Every rating with a text. */
export function selectReviews({ db }: Pick<Ctx, 'db'>) {
  return db
    .selectFrom('ratings')
    .select([
      'ratings.id',
      'ratings.user_id',
      'ratings.item_id',
      'ratings.stars',
      'ratings.text',
      'ratings.text_status',
      'ratings.text_version',
      'ratings.text_at',
    ])
    .where('ratings.text', '<>', '');
}

/** A text that waits for a decision, and about which none is held. */
export const waits = sql<boolean>`(ratings.text_status = 'pending' and not exists (
  select from review_decisions where review_decisions.rating_id = ratings.id))`;
