import { sql } from 'kysely';
import type { UserId } from '../../../../core/ids.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Spans } from './spans.ts';

/** What a person watched of one film; times in tenths of a second. */
export interface ItemProgress {
  positionTenths: number;
  watchedTenths: number;
  spans: Spans;
  slackTenths: number;
  lastReportAt: Date;
  /** Counts the reports from 1. */
  version: number;
}

/** A person's progress with an item, if she has begun it, and whether she has completed it. */
export async function findProgress(
  db: Db,
  userId: UserId,
  itemId: string,
): Promise<{ progress: ItemProgress | undefined; completed: boolean }> {
  const { rows } = await sql<
    { [Column in keyof ItemProgress]: ItemProgress[Column] | null } & { completed: boolean }
  >`
    select
      p.position_tenths as "positionTenths", p.watched_tenths as "watchedTenths", p.spans,
      p.slack_tenths as "slackTenths", p.last_report_at as "lastReportAt", p.version,
      c.completed_at is not null as completed
    from (select ${userId}::text as user_id, ${itemId}::text as item_id) asked
    left join item_progress p using (user_id, item_id)
    left join completions c using (user_id, item_id)
  `.execute(db);
  const [row] = rows;
  if (!row) return { progress: undefined, completed: false };
  const { completed, ...progress } = row;
  return { progress: progress.version === null ? undefined : (progress as ItemProgress), completed };
}

/** Saves progress as its next version; answers false, and saves nothing, when another report was faster. */
export async function saveProgress(
  db: Db,
  userId: UserId,
  itemId: string,
  progress: ItemProgress,
): Promise<boolean> {
  const saved = await db
    .insertInto('item_progress')
    .values({
      user_id: userId,
      item_id: itemId,
      position_tenths: progress.positionTenths,
      watched_tenths: progress.watchedTenths,
      spans: JSON.stringify(progress.spans),
      slack_tenths: progress.slackTenths,
      last_report_at: progress.lastReportAt,
      version: progress.version,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'item_id'])
        .doUpdateSet(({ ref }) => ({
          position_tenths: ref('excluded.position_tenths'),
          watched_tenths: ref('excluded.watched_tenths'),
          spans: ref('excluded.spans'),
          slack_tenths: ref('excluded.slack_tenths'),
          last_report_at: ref('excluded.last_report_at'),
          version: ref('excluded.version'),
        }))
        .where('item_progress.version', '=', progress.version - 1),
    )
    .returning('version')
    .executeTakeFirst();
  return saved !== undefined;
}
