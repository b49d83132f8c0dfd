import type { Ctx } from '#platform/ctx.ts';
import { readAuditHead } from './verify-audit.ts';

/**
 * Writes the audit log's length and last hash to the server's log every hour: kept there, outside the database, they
 * show whether its end was cut off or all of it rewritten (docs/decisions/0079).
 */
export async function logAuditHead(ctx: Pick<Ctx, 'db' | 'log'>): Promise<void> {
  const { number, hash } = await readAuditHead(ctx);
  ctx.log.info({ number, hash }, 'the last entry of the audit log');
}
