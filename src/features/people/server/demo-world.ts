import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Db } from '#platform/db/tables.ts';

/** How many of the demo world's people the database holds. */
export async function countDemoPeople({ db }: Pick<Ctx, 'db'>): Promise<number> {
  const { people } = await db
    .selectFrom('users')
    .select((row) => row.fn.countAll<string>().as('people'))
    .where('demo', '=', true)
    .executeTakeFirstOrThrow();
  return Number(people);
}

/** Whether the database holds anyone who is not of the demo world. */
export async function hasRealPeople({ db }: Pick<Ctx, 'db'>): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('demo', '=', false).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** The demo world's people, by id. */
export async function listDemoPeople({ db }: Pick<Ctx, 'db'>): Promise<UserId[]> {
  const people = await db.selectFrom('users').select('id').where('demo', '=', true).execute();
  return people.map(({ id }) => id);
}

/**
 * Removes the demo world's people with everything that depends on them. If there are none it writes nothing, as on a
 * replica.
 */
export async function eraseDemoPeople(db: Db): Promise<void> {
  if ((await countDemoPeople({ db })) === 0) return;
  await db.deleteFrom('users').where('demo', '=', true).execute();
}
