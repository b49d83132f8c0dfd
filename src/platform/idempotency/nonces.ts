import { createHash } from 'node:crypto';
import type { Ctx } from '../ctx.ts';

declare module '../db/tables.ts' {
  interface Tables {
    spent_once: { key_hash: Buffer; expires_at: Date };
  }
}

/**
 * Whether this is the first use of a single-use value, across all processes and even among fifty concurrent uses. It is
 * remembered until `expiresAt`, after which the value itself must no longer be accepted.
 */
export async function spendNonce({ db }: Pick<Ctx, 'db'>, key: string, expiresAt: Date): Promise<boolean> {
  const spent = await db
    .insertInto('spent_once')
    .values({ key_hash: createHash('sha256').update(key).digest(), expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .returning('key_hash')
    .executeTakeFirst();
  return spent !== undefined;
}

/** Deletes the records of expired values; returns how many. For the database's maintenance. */
export async function removeExpiredNonces({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('spent_once')
    .where('expires_at', '<=', clock.now())
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
