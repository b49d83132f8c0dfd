import { randomUUID } from 'node:crypto';
import type { Ctx } from '#platform/ctx.ts';

export interface AuditEntry {
  /** A user id, or `shell:NAME` for a command on the server. */
  who: string;
  /** What happened, in the past tense: `admin.granted`. */
  what: string;
  /** The id of the object of the act. */
  subject: string;
  why: string;
}

/** Records a privileged act permanently. Call it in the transaction of the act itself. */
export async function recordAudit(ctx: Pick<Ctx, 'db' | 'clock'>, entry: AuditEntry): Promise<void> {
  const { who, what, subject, why } = entry;
  await ctx.db
    .insertInto('audit_entries')
    .values({ id: randomUUID(), at: ctx.clock.now(), who, what, subject, why })
    .execute();
}
