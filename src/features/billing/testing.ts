import type { Insertable } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { EntitlementsTable } from './server/tables.ts';

/** What a test gives someone, in the words of the table. */
export type EntitledInTest = Omit<Insertable<EntitlementsTable>, 'user_id' | 'source'>;

/** Sets those columns of someone's entitlements that are given; the others stay. */
export async function entitle(
  { db }: Pick<Ctx, 'db'>,
  userId: UserId,
  columns: EntitledInTest,
): Promise<void> {
  if (Object.values(columns).every((value) => value === undefined)) return;
  await db
    .insertInto('entitlements')
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();
}
