import { sql } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { Db } from '#platform/db/tables.ts';
import type { Spans } from './spans.ts';
import type { WatchBudget } from './watch-budget.ts';

/** What a person has watched of one film; times in tenths of a second. */
export interface ItemProgress extends WatchBudget {
  positionTenths: number;
  watchedTenths: number;
  spans: Spans;
}

/** What a report is checked against. */
interface FoundProgress {
  progress: ItemProgress | undefined;
  /** What she may still claim across all films; undefined before her first report. */
  budget: WatchBudget | undefined;
  completed: boolean;
}

type Nullable<T> = { [Column in keyof T]: T[Column] | null };

/** A person's progress with an item, if she has begun it; her budget; and whether she has completed it. */
export async function findProgress(db: Db, userId: UserId, itemId: string): Promise<FoundProgress> {
  const { rows } = await sql<
    Nullable<ItemProgress> & {
      [Column in keyof WatchBudget as `all_${Column}`]: WatchBudget[Column] | null;
    } & {
      completed: boolean;
    }
  >`
    select
      p.position_tenths as "positionTenths", p.watched_tenths as "watchedTenths", p.spans,
      p.slack_tenths as "slackTenths", p.last_report_at as "lastReportAt", p.version,
      b.slack_tenths as "all_slackTenths", b.last_report_at as "all_lastReportAt", b.version as "all_version",
      c.completed_at is not null as completed
    from (select ${userId}::text as user_id, ${itemId}::text as item_id) asked
    left join item_progress p using (user_id, item_id)
    left join completions c using (user_id, item_id)
    left join watch_budgets b using (user_id)
  `.execute(db);
  const [row] = rows;
  if (!row) return { progress: undefined, budget: undefined, completed: false };
  const { completed, all_slackTenths, all_lastReportAt, all_version, ...progress } = row;
  const budget = { slackTenths: all_slackTenths, lastReportAt: all_lastReportAt, version: all_version };
  return {
    progress: progress.version === null ? undefined : (progress as ItemProgress),
    budget: budget.version === null ? undefined : (budget as WatchBudget),
    completed,
  };
}

/**
 * Saves progress and budget in one statement, each as its next version; returns false, saving neither, if another of
 * her reports, for any film, came first. As all reports go through the budget, one check covers both.
 */
export async function saveProgress(
  db: Db,
  userId: UserId,
  itemId: string,
  { progress, budget }: { progress: ItemProgress; budget: WatchBudget },
): Promise<boolean> {
  const { rows } = await sql`
    with spent as (
      insert into watch_budgets (user_id, slack_tenths, last_report_at, version)
      values (${userId}, ${budget.slackTenths}, ${budget.lastReportAt}, ${budget.version})
      on conflict (user_id) do update set
        slack_tenths = excluded.slack_tenths, last_report_at = excluded.last_report_at, version = excluded.version
      where watch_budgets.version = excluded.version - 1
      returning user_id
    )
    insert into item_progress
      (user_id, item_id, position_tenths, watched_tenths, spans, slack_tenths, last_report_at, version, begun_at)
    select
      user_id, ${itemId}::text, ${progress.positionTenths}::integer, ${progress.watchedTenths}::integer,
      ${JSON.stringify(progress.spans)}::jsonb, ${progress.slackTenths}::integer,
      ${progress.lastReportAt}::timestamptz, ${progress.version}::integer,
      ${progress.lastReportAt}::timestamptz
    from spent
    on conflict (user_id, item_id) do update set
      position_tenths = excluded.position_tenths, watched_tenths = excluded.watched_tenths, spans = excluded.spans,
      slack_tenths = excluded.slack_tenths, last_report_at = excluded.last_report_at, version = excluded.version
    returning version
  `.execute(db);
  return rows.length > 0;
}
