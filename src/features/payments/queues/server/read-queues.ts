import { sql } from 'kysely';
import { findLastCheck } from '#features/ledger/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { MoneyQueues } from '../contract.ts';
import { queueNames, type QueueName } from '../policy.ts';
import { listUndescribed } from '#features/payments/server/list-methods.ts';
import { inQueue, isRefundWaiting, isStuck } from './queue-conditions.ts';

interface CountRow {
  name: QueueName;
  count: number;
  since: Date | null;
  due_at: Date | null;
}

/** What waits for a person of finance, the most urgent first, and whether the books agree. */
export async function readQueues(ctx: Ctx): Promise<MoneyQueues> {
  const { rows } = await sql<CountRow>`
    select 'review' as name, count(*)::int as count, min(changed_at) as since, null::timestamptz as due_at
      from payments where ${inQueue.review(ctx)}
    union all select 'unclear', count(*)::int, min(changed_at), null from payments where ${inQueue.unclear(ctx)}
    union all select 'disputes', count(*)::int, min(opened_at), min(due_at) from payment_disputes where state = 'open'
    union all select 'refunds', count(*)::int, min(changed_at), null
      from payment_refunds where ${isRefundWaiting(ctx)}
    union all select 'confirmations', count(*)::int, min(asked_at), min(expires_at)
      from payment_refund_requests where state = 'waiting' and expires_at > ${ctx.clock.now()}
    union all select 'webhooks', count(*)::int, min(received_at), null
      from payment_webhooks where ${isStuck(ctx)}`.execute(ctx.db);
  const found = new Map(rows.map((row) => [row.name, row]));
  return {
    queues: queueNames.map((name) => {
      const { count = 0, since, due_at } = found.get(name) ?? {};
      return { name, count, since: since?.toISOString() ?? null, dueAt: due_at?.toISOString() ?? null };
    }),
    books: await readBooks(ctx),
    undescribed: await listUndescribed(ctx),
  };
}

async function readBooks(ctx: Ctx): Promise<MoneyQueues['books']> {
  const last = await findLastCheck(ctx);
  return last ? { checkedAt: last.checkedAt.toISOString(), findings: last.findings } : null;
}
