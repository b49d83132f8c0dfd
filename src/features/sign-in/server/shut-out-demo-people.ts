import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { listDemoPeople } from '#features/people/server/public.ts';
import { endSessionsOf } from '../sessions/server/sessions.ts';

/**
 * For a start outside the demo world: ends the sessions of its people, if the database holds any, and logs it. They
 * stay in the database, so that nothing is lost if the demo world was switched off by mistake.
 */
export async function shutOutDemoPeople(ctx: Ctx): Promise<void> {
  const people = await listDemoPeople(ctx);
  if (people.length === 0) return;
  await inTransaction(ctx, async (ctx) => {
    for (const id of people) await endSessionsOf(ctx, id);
  });
  ctx.log.warn(
    { people: people.length },
    'this database was once a demo world: its people cannot sign in here, and their sessions have ended',
  );
}
