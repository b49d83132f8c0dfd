import { addDays } from '#core/local-date.ts';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/** Events are kept so long; their figures stay. More than the month before this one, which late events may still change. */
const keptDays = 90;

/** Removes events and batches that nothing needs any longer. */
export async function removeOldActivity({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const today = clock.now().toISOString().slice(0, 10);
  await db.deleteFrom('activity_events').where('day', '<', addDays(today, -keptDays)).execute();
  await db
    .deleteFrom('activity_batches')
    .where('rolled_up', '=', true)
    // A batch may be sent again for as long as a process holds it.
    .where('recorded_at', '<', new Date(`${addDays(today, -1)}T00:00:00Z`))
    .execute();
}

/** A guardian's consent is gone, and with it what was recorded of the child. */
export async function forgetActivity({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<void> {
  await db.deleteFrom('activity_events').where('user_id', '=', userId).execute();
}

/** What is recorded of a person, for her copy of her data. */
export async function exportActivity({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<object> {
  const activity = await db
    .selectFrom('activity_events')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('day')
    .orderBy('kind')
    .orderBy('subject')
    .execute();
  return { activity };
}
