import { randomUUID } from 'node:crypto';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { findDemoPerson } from '#features/people/server/public.ts';
import type { ClassId } from '../contract.ts';
import { enter } from './enrolments.ts';
import { rosterCode } from './seed-roster.ts';

/** As in the list of demo sign-ins, without the dash. */
const code = 'KTAF2468';

/**
 * The demo world's class: the educator's Kitah Alef, with one student in it; does nothing if she already has a class.
 */
export async function seedClasses(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const educatorId = await findDemoPerson(ctx, 'educator@example.org');
    const userId = await findDemoPerson(ctx, 'student@example.org');
    if (!educatorId || !userId) return;
    const own = await ctx.db
      .selectFrom('classes')
      .select('id')
      .where('educator_id', '=', educatorId)
      .executeTakeFirst();
    if (own) return;
    const classId = randomUUID() as ClassId;
    const made = await ctx.db
      .insertInto('classes')
      .values({
        id: classId,
        educator_id: educatorId,
        name: 'כיתה א׳',
        code,
        code_paused_at: null,
        created_at: ctx.clock.now(),
      })
      // Another process may be seeding at the same time.
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made) await enter(ctx, { classId, userId });
  });
}

/** The demo world's classes, as long as their teacher has left them and their codes as they were. */
export async function listDemoClasses(ctx: Ctx): Promise<{ id: string; educatorId: UserId }[]> {
  const educatorId = await findDemoPerson(ctx, 'educator@example.org');
  if (!educatorId) return [];
  const rows = await ctx.db
    .selectFrom('classes')
    .select('id')
    .where('educator_id', '=', educatorId)
    .where('code', 'in', [code, rosterCode])
    .where('archived_at', 'is', null)
    .execute();
  return rows.map(({ id }) => ({ id, educatorId }));
}
