import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import type { LimitRule, Limits, Taken } from './limits.ts';

declare module '../db/tables.ts' {
  interface Tables {
    rate_limits: { key_hash: Buffer; taken: number; window_ends_at: Date };
  }
}

/**
 * Limits that hold over all processes of one database, by the database's clock. Keys are stored as a hash keyed with
 * `secret`, the same in every process. Give it the pool, never a transaction, or a refusal would be rolled back with
 * the rest; on a pool of one connection take before a transaction begins.
 */
export function createDatabaseLimits(db: Db, secret: string): Limits {
  const hash = (key: string) => createHmac('sha256', secret).update(`rate-limit\n${key}`).digest();
  return {
    take: (key, rule) => take(db, hash(key), rule),
    look: (key, rule) => look(db, hash(key), rule),
  };
}

/** Removes windows that have ended; returns how many. For the database's regular upkeep. */
export async function removeEndedLimits(db: Db): Promise<number> {
  const result = await db
    .deleteFrom('rate_limits')
    .where('window_ends_at', '<=', sql<Date>`statement_timestamp()`)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/**
 * One statement, so that the row's lock makes the count exact. One above the rule's tries stands for "refused".
 * `statement_timestamp()` is one instant in all its places and, unlike `now()`, moves on within a transaction.
 */
async function take(db: Db, keyHash: Buffer, rule: LimitRule): Promise<Taken> {
  const { rows } = await sql<{ taken: number; retry_after_seconds: number }>`
    insert into rate_limits as kept (key_hash, taken, window_ends_at)
    values (${keyHash}, 1, statement_timestamp() + make_interval(secs => ${rule.seconds}))
    on conflict (key_hash) do update set
      taken = case when kept.window_ends_at <= statement_timestamp() then 1
        else least(kept.taken, ${rule.tries}) + 1 end,
      window_ends_at = case when kept.window_ends_at <= statement_timestamp()
        then statement_timestamp() + make_interval(secs => ${rule.seconds})
        else kept.window_ends_at end
    returning taken, ceil(extract(epoch from window_ends_at - statement_timestamp()))::int as retry_after_seconds
  `.execute(db);
  const row = rows[0];
  if (!row) throw new Error('The rate limit upsert returned no row');
  const allowed = row.taken <= rule.tries;
  return { allowed, retryAfterSeconds: allowed ? 0 : Math.max(1, row.retry_after_seconds) };
}

async function look(db: Db, keyHash: Buffer, rule: LimitRule): Promise<Taken> {
  const { rows } = await sql<{ retry_after_seconds: number }>`
    select ceil(extract(epoch from window_ends_at - statement_timestamp()))::int as retry_after_seconds
    from rate_limits
    where key_hash = ${keyHash} and window_ends_at > statement_timestamp() and taken >= ${rule.tries}
  `.execute(db);
  const spent = rows[0];
  return { allowed: !spent, retryAfterSeconds: spent ? Math.max(1, spent.retry_after_seconds) : 0 };
}
