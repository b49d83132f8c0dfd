import { sql } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { AwardInput } from './award-input.ts';

/** The points of an item as they were just entered; `times` is how often it has given them. */
interface Entered {
  times: number;
}

/** Enters an item's points; undefined if they count already. Those that were taken back may be earned again. */
export async function enterPoints(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { userId, itemId, type }: AwardInput,
  points: number,
): Promise<Entered | undefined> {
  const now = clock.now();
  return db
    .insertInto('point_entries')
    .values({ user_id: userId, item_id: itemId, type, points, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'item_id'])
        .doUpdateSet({
          type,
          points,
          created_at: now,
          taken_back_at: null,
          times: sql`point_entries.times + 1`,
        })
        .where('point_entries.taken_back_at', 'is not', null),
    )
    .returning('times')
    .executeTakeFirst();
}

/** What a person's points add up to. */
export async function sumPoints({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<number> {
  const { total } = await db
    .selectFrom('point_entries')
    .select(({ fn }) => fn.sum<number | null>('points').as('total'))
    .where('user_id', '=', userId)
    .where('taken_back_at', 'is', null)
    .executeTakeFirstOrThrow();
  return total ?? 0;
}

/** What the coins of an item's points are entered under: each time apart. */
export function referenceOf(itemId: string, { times }: Entered): string {
  return times === 1 ? itemId : `${itemId} ${times}`;
}
