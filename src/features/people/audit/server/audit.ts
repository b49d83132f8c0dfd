import { randomUUID } from 'node:crypto';
import type { ActName, ReasonFor } from '#platform/composition/audited-acts.ts';
import type { Ctx } from '#platform/ctx.ts';

/** Stored of any act that asks for a reason when none was given. */
export const noReason = 'no reason given';

export interface AuditEntry<Name extends ActName> {
  /** A user id, or `shell:NAME` for a command on the server. */
  who: string;
  /** What happened, in the past tense: `admin.granted`. */
  what: Name;
  /** The id of the object of the act. */
  subject: string;
  /** A reason that the act has words for, or what a person wrote; left out where there is nothing to say. */
  why?: ReasonFor<Name> | typeof noReason | { written: string };
  /**
   * What was changed, as it was before and is now: only the fields that differ. No names or addresses of people: the log
   * outlives their accounts.
   */
  before?: AuditedState | undefined;
  after?: AuditedState | undefined;
}

export type AuditedState = Readonly<Record<string, unknown>>;

/**
 * Records a privileged act permanently. Call it in the transaction of the act itself: the entry is chained to the one
 * before it when that commits. Secrets are left out.
 */
export async function recordAudit<Name extends ActName>(
  ctx: Pick<Ctx, 'db' | 'clock' | 'caller'>,
  entry: AuditEntry<Name>,
): Promise<void> {
  const { who, what, subject, why = '', before, after } = entry;
  await ctx.db
    .insertInto('audit_entries')
    .values({
      id: randomUUID(),
      at: ctx.clock.now(),
      who,
      what,
      subject,
      why: typeof why === 'object' ? why.written : why,
      network: ctx.caller?.network ?? null,
      request_id: ctx.caller?.requestId ?? null,
      before: toJson(before),
      after: toJson(after),
    })
    .execute();
}

const secretKey = /password|secret|token|hash|recovery|pin$/i;

function toJson(state: AuditedState | undefined): string | null {
  if (state === undefined) return null;
  return JSON.stringify(state, (key, value: unknown) => (secretKey.test(key) ? '(secret)' : value));
}
