import { createHash } from 'node:crypto';
import { dayMs } from '#core/durations.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { SandboxRefused } from '#features/sandbox/payments/server/sandbox-refused.ts';

/**
 * Does the work once per key, and gives the same answer for a day; refuses the key with another body. The answer is kept
 * in the transaction of the work: requests that come at the same time wait for it, and a refusal leaves the key free.
 */
export function answerOnce<Answer extends object>(
  ctx: Ctx,
  { key, body }: { key: string; body: string },
  work: (ctx: Ctx) => Promise<Answer>,
): Promise<Answer> {
  const body_hash = createHash('sha256').update(body).digest();
  return inTransaction(ctx, async (ctx) => {
    const before = await claim(ctx, key, body_hash);
    if (before) {
      if (!before.body_hash.equals(body_hash) || before.answer === null)
        throw new SandboxRefused(422, 'idempotency_key_reused', 'This key was used for another request.');
      return JSON.parse(before.answer) as Answer;
    }
    const answer = await work(ctx);
    await ctx.db
      .updateTable('sandbox_idempotency_keys')
      .set({ answer: JSON.stringify(answer) })
      .where('key', '=', key)
      .execute();
    return answer;
  });
}

/** What the key was used for; undefined if it is this request's from now on. */
async function claim({ db, clock }: Ctx, key: string, body_hash: Buffer) {
  const now = clock.now();
  const row = { key, body_hash, answer: null, expires_at: new Date(now.getTime() + dayMs) };
  const claimed = await db
    .insertInto('sandbox_idempotency_keys')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(row).where('sandbox_idempotency_keys.expires_at', '<=', now),
    )
    .returning('key')
    .executeTakeFirst();
  if (claimed) return undefined;
  return db
    .selectFrom('sandbox_idempotency_keys')
    .select(['body_hash', 'answer'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
}

/** Deletes keys that are a day old; returns how many. For the hourly maintenance. */
export async function forgetKeys({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sandbox_idempotency_keys')
    .where('expires_at', '<=', clock.now())
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
