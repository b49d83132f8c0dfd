import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/tables.ts';
import { endSessionsOf } from '../sessions/server/sessions.ts';

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

/**
 * For a start outside the demo world: ends the sessions of its people, if the database holds any, and logs it. They
 * stay in the database, so that nothing is lost if the demo world was switched off by mistake.
 */
export async function shutOutDemoPeople(ctx: Ctx): Promise<void> {
  const people = await ctx.db.selectFrom('users').select('id').where('demo', '=', true).execute();
  if (people.length === 0) return;
  await inTransaction(ctx, async (ctx) => {
    for (const { id } of people) await endSessionsOf(ctx, id);
  });
  ctx.log.warn(
    { people: people.length },
    'this database was once a demo world: its people cannot sign in here, and their sessions have ended',
  );
}

/**
 * Removes the demo world's people with everything that depends on them. If there are none it writes nothing, as on a
 * replica.
 */
export async function eraseDemoPeople(db: Db): Promise<void> {
  if ((await countDemoPeople({ db })) === 0) return;
  await db.deleteFrom('users').where('demo', '=', true).execute();
}
