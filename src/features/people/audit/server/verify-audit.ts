import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx.ts';

type AuditCtx = Pick<Ctx, 'db'>;

/** How many entries there were at some moment, and the hash of the last: kept elsewhere, it vouches for all of them. */
export interface AuditAnchor {
  number: number;
  hash: string;
}

/** The first fault of the chain. `number` counts from the first entry; an inserted entry is not in the chain at all. */
export type AuditFault =
  | { kind: 'altered' | 'missing'; number: number; entryId: string | undefined }
  | { kind: 'inserted'; entryId: string }
  | { kind: 'rewritten'; number: number };

export interface VerifiedAudit {
  head: AuditAnchor;
  fault: AuditFault | undefined;
}

const readAtOnce = 1000;
const noAnchor: AuditAnchor = { number: 0, hash: '' };

/** How long the log is now, and the hash of its last entry. */
export async function readAuditHead({ db }: AuditCtx): Promise<AuditAnchor> {
  const head = await db.selectFrom('audit_head').select(['number', 'hash']).executeTakeFirst();
  return head ? { number: Number(head.number), hash: head.hash.toString('hex') } : noAnchor;
}

/**
 * Follows the chain from the first entry and finds where it was broken: hashes are computed here, not by the database,
 * whose functions its owner could replace. An anchor that was kept elsewhere also finds a log whose end was cut off, or
 * that was rewritten as a whole.
 */
export async function verifyAudit(ctx: AuditCtx, anchor: AuditAnchor = noAnchor): Promise<VerifiedAudit> {
  const head = await readAuditHead(ctx);
  return { head, fault: (await findBrokenLink(ctx, head, anchor)) ?? (await findUnlinked(ctx)) };
}

async function findBrokenLink(
  ctx: AuditCtx,
  head: AuditAnchor,
  anchor: AuditAnchor,
): Promise<AuditFault | undefined> {
  let last = noAnchor;
  while (last.number < head.number) {
    const links = await readLinks(ctx, last.number, head.number);
    for (const link of links) {
      const number = last.number + 1;
      if (Number(link.number) !== number) return { kind: 'missing', number, entryId: undefined };
      if (link.content === null) return { kind: 'missing', number, entryId: link.entry_id };
      const hash = hashContent(last.hash, link.content);
      if (hash !== link.hash.toString('hex')) return { kind: 'altered', number, entryId: link.entry_id };
      last = { number, hash };
      if (anchor.number === number && anchor.hash !== hash) return { kind: 'rewritten', number };
    }
    if (links.length === 0) break;
  }
  if (last.number < Math.max(head.number, anchor.number))
    return { kind: 'missing', number: last.number + 1, entryId: undefined };
  return last.hash === head.hash ? undefined : { kind: 'rewritten', number: last.number };
}

/** The links after this one, each with what its hash covers; null if its entry is gone. */
function readLinks({ db }: AuditCtx, after: number, upTo: number) {
  return db
    .selectFrom('audit_links')
    .leftJoin('audit_entries as entry', 'entry.id', 'audit_links.entry_id')
    .select([
      'audit_links.number',
      'audit_links.entry_id',
      'audit_links.hash',
      sql<(string | null)[] | null>`case when entry.id is not null then json_build_array(
        entry.id, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), entry.who, entry.what,
        entry.subject, entry.why, entry.network, entry.request_id, entry.before::text, entry.after::text) end`.as(
        'content',
      ),
    ])
    .where('audit_links.number', '>', String(after))
    .where('audit_links.number', '<=', String(upTo))
    .orderBy('audit_links.number')
    .limit(readAtOnce)
    .execute();
}

/** As `hash_audit_entry` of the database has it: the same spaces too. */
function hashContent(previous: string, content: (string | null)[]): string {
  const text = `[${content.map((part) => JSON.stringify(part)).join(', ')}]`;
  return createHash('sha256').update(Buffer.from(previous, 'hex')).update(text).digest('hex');
}

/** An entry that was written with the triggers off has no link. */
async function findUnlinked({ db }: AuditCtx): Promise<AuditFault | undefined> {
  const entry = await db
    .selectFrom('audit_entries')
    .leftJoin('audit_links', 'audit_links.entry_id', 'audit_entries.id')
    .select('audit_entries.id')
    .where('audit_links.number', 'is', null)
    .orderBy('audit_entries.at')
    .limit(1)
    .executeTakeFirst();
  return entry && { kind: 'inserted', entryId: entry.id };
}
