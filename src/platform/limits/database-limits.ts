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
 * Limits shared by all processes of one database, by the database's clock. Keys are stored as an HMAC with `secret`, the
 * same in every process. Pass it the pool, never a transaction, or a refusal would be rolled back with the rest; with a
 * pool of one connection, take before a transaction begins.
 */
export function createDatabaseLimits(db: Db, secret: string): Limits {
  const hash = (key: string) => createHmac('sha256', secret).update(`rate-limit\n${key}`).digest();
  return {
    take: (key, rule) => take(db, hash(key), rule),
    giveBack: (key, rule) => giveBack(db, hash(key), rule),
    clear: (key) => clear(db, hash(key)),
  };
}

/** Removes windows that have ended; returns how many. For the database's maintenance. */
export async function removeEndedLimits(db: Db): Promise<number> {
  const result = await db
    .deleteFrom('rate_limits')
    .where('window_ends_at', '<=', sql<Date>`statement_timestamp()`)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/**
 * One statement, so that the row's lock makes the count exact. One above the rule's tries means "refused".
 * `statement_timestamp()` is the same instant throughout a statement and, unlike `now()`, advances within a transaction.
 */
async function take(db: Db, keyHash: Buffer, rule: LimitRule): Promise<Taken> {
  const { rows } = await sql<{ taken: number; retry_after_seconds: number }>`
    insert into rate_limits as kept (key_hash, taken, window_ends_at)
    values (${keyHash}, 1, statement_timestamp() + make_interval(secs => ${rule.seconds}))
    on conflict (key_hash) do update set
      taken = case when kept.window_ends_at <= statement_timestamp() then 1
        else least(kept.taken, ${rule.tries}) + 1 end,
      window_ends_at = case when kept.window_ends_at <= statement_timestamp()
          or (${rule.fromLast ?? false}::boolean and kept.taken < ${rule.tries})
        then statement_timestamp() + make_interval(secs => ${rule.seconds})
        else kept.window_ends_at end
    returning taken, ceil(extract(epoch from window_ends_at - statement_timestamp()))::int as retry_after_seconds
  `.execute(db);
  const row = rows[0];
  if (!row) throw new Error('The rate limit upsert returned no row');
  const allowed = row.taken <= rule.tries;
  return { allowed, retryAfterSeconds: allowed ? 0 : Math.max(1, row.retry_after_seconds) };
}

async function clear(db: Db, keyHash: Buffer): Promise<void> {
  await db.deleteFrom('rate_limits').where('key_hash', '=', keyHash).execute();
}

/** A caller refused in the meantime has left the row one above the rule's tries; that was not a try. */
async function giveBack(db: Db, keyHash: Buffer, rule: LimitRule): Promise<void> {
  await sql`
    update rate_limits set taken = greatest(least(taken, ${rule.tries}) - 1, 0)
    where key_hash = ${keyHash} and window_ends_at > statement_timestamp()
  `.execute(db);
}
