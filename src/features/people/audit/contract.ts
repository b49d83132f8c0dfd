import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { listingPageOf, ListingRequest } from '#core/listing.ts';

const words = z.optional(z.string().check(z.trim(), z.maxLength(200)));
const day = z.optional(z.iso.date());

/** What of the audit log is asked for: `who` and `subject` by id or email address, `what` by how it begins, days in UTC. */
export const AuditRequest = z.extend(ListingRequest, {
  who: words,
  what: words,
  subject: words,
  from: day,
  to: day,
});
export type AuditRequest = z.infer<typeof AuditRequest>;

/**
 * A person by her id, or whatever else acts or is acted on, such as a setting; `name` is null for what has only its id, and
 * `href` where there is no page of it that the caller may open.
 */
const Party = z.object({ id: z.string(), name: z.nullable(z.string()), href: z.nullable(z.string()) });

/**
 * An entry of the audit log. `what` is the act's stored name, and `text` says it in the caller's language, as `why` does where
 * no person wrote it. `network` is the caller's, shortened; null for work without a request.
 */
export const AuditEntryView = z.object({
  id: z.string(),
  at: z.string(),
  who: Party,
  what: z.string(),
  text: z.string(),
  subject: Party,
  why: z.string(),
  network: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditEntryView = z.infer<typeof AuditEntryView>;

/** An act that can be recorded: its stored name, and what it is called in the caller's language. */
export const AuditedActView = z.object({ name: z.string(), text: z.string() });
export type AuditedActView = z.infer<typeof AuditedActView>;

export const auditContract = {
  audit: oc
    .route({
      method: 'GET',
      path: '/admin/audit',
      operationId: 'listAuditEntries',
      summary: 'Search the audit log',
    })
    .input(AuditRequest)
    .output(listingPageOf(AuditEntryView)),
  auditedActs: oc
    .route({
      method: 'GET',
      path: '/admin/audit/acts',
      operationId: 'listAuditedActs',
      summary: 'List what the audit log can say, in the caller’s language',
    })
    .output(z.object({ items: z.array(AuditedActView) })),
};
