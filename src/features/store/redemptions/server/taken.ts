import { sql } from 'kysely';
import type { Actor, Member } from '#core/actor.ts';
import { localDateOf } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import { visitorPlace } from '#platform/jewish-calendar/visitor-place.ts';

/** How often a person has redeemed an item and not got her coins back. */
export interface Taken {
  ever: number;
  thisMonth: number;
}

const never: Taken = { ever: 0, thisMonth: 0 };

/** What a person has redeemed, by item; months are those of the place where she is. */
export async function readTaken(
  ctx: Pick<Ctx, 'db' | 'clock' | 'timeZone'> & { actor: Actor },
  { userId }: Member,
  itemId?: string,
): Promise<(itemId: string) => Taken> {
  const { timeZone } = visitorPlace(ctx);
  const month = `${localDateOf(ctx.clock.now(), timeZone).slice(0, 7)}-01`;
  const rows = await ctx.db
    .selectFrom('redemptions')
    .select(({ fn }) => [
      'item_id',
      fn.countAll<number>().as('ever'),
      sql<number>`count(*) filter (where (made_at at time zone ${timeZone})::date >= ${month}::date)`.as(
        'thisMonth',
      ),
    ])
    .where('user_id', '=', userId)
    .where('given_back_at', 'is', null)
    .$if(itemId !== undefined, (query) => query.where('item_id', '=', itemId ?? ''))
    .groupBy('item_id')
    .execute();
  const byItem = new Map(rows.map(({ item_id, ...taken }) => [item_id, taken]));
  return (id) => byItem.get(id) ?? never;
}
