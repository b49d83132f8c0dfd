import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { tellChanged } from './submissions-changed.ts';

/**
 * The consent to a child's account is withdrawn: nobody but her and the moderators reads her works until it is given again, and her
 * guardian's yes to all of them has ended.
 */
export async function withholdWorks(ctx: Ctx, ownerId: UserId): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .updateTable('standing_consents')
    .set({ revoked_at: now })
    .where('child_id', '=', ownerId)
    .where('revoked_at', 'is', null)
    .execute();
  await writeWithheld(ctx, ownerId, now);
}

/** The consent is given: her works are read as before. */
export async function releaseWorks(ctx: Ctx, ownerId: UserId): Promise<void> {
  await writeWithheld(ctx, ownerId, null);
}

async function writeWithheld(ctx: Ctx, ownerId: UserId, withheldAt: Date | null): Promise<void> {
  const works = await ctx.db
    .updateTable('submissions')
    .set({ withheld_at: withheldAt })
    .where('owner_id', '=', ownerId)
    .where('withheld_at', withheldAt ? 'is' : 'is not', null)
    .returning('id')
    .execute();
  for (const { id } of works) tellChanged(ctx, id);
}
