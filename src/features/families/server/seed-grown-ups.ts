import { randomUUID } from 'node:crypto';
import { dayMs } from '#core/durations.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { emailKey, findDemoPerson } from '#features/people/server/public.ts';
import { findOwnFamily } from '../members/server/family-rows.ts';
import { listGrownUps } from '../grown-ups/server/grown-ups.ts';

/** The father of the demo world's family, a friend who watches it, and a grandmother who has not answered yet. */
const father = 'parent@example.org';
const watcher = 'premium@example.org';
const grandmother = 'grandmother@example.org';

/** Who else belongs to the demo world's family; does nothing once it has others than the father. */
export async function seedGrownUps(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const guardianId = await findDemoPerson(ctx, father);
    const watcherId = await findDemoPerson(ctx, watcher);
    const familyId = guardianId && (await findOwnFamily(ctx, guardianId));
    if (!familyId || !watcherId || (await listGrownUps(ctx, familyId)).length > 1) return;
    const sent_at = new Date(ctx.clock.now().getTime() - 2 * dayMs);
    await ctx.db
      .insertInto('family_guardians')
      .values({
        family_id: familyId,
        user_id: watcherId,
        kind: 'watcher',
        is_first: false,
        joined_at: sent_at,
      })
      .execute();
    await ctx.db
      .insertInto('family_invites')
      .values({
        id: randomUUID(),
        family_id: familyId,
        kind: 'watcher',
        email_address: grandmother,
        email_key: emailKey(grandmother),
        invited_by: guardianId,
        created_at: sent_at,
        sent_at,
      })
      .onConflict((known) => known.doNothing())
      .execute();
  });
}
