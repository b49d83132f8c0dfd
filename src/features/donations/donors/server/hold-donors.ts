import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx.ts';
import { sendAhead } from '#platform/db/pipelining.ts';

/**
 * Until the caller's transaction ends, nobody merges, parts or erases donors. Gifts share this lock; merging, parting and erasing take it alone, before
 * they read a donor. So a gift counts for the one who stands for its donor by then.
 */
export async function holdDonors({ db }: Pick<Ctx, 'db'>, how: 'together' | 'alone'): Promise<void> {
  await sendAhead(
    db,
    how === 'alone'
      ? sql`select pg_advisory_xact_lock(hashtextextended('donations.donors', 0))`
      : sql`select pg_advisory_xact_lock_shared(hashtextextended('donations.donors', 0))`,
  );
}
