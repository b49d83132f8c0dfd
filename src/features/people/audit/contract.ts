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

/** A person by her id, or whatever else acts or is acted on, such as a setting; `name` is null unless it is a person. */
const Named = z.object({ id: z.string(), name: z.nullable(z.string()) });

/** An entry of the audit log. `network` is the caller's, shortened; null for work without a request. */
export const AuditEntryView = z.object({
  id: z.string(),
  at: z.string(),
  who: Named,
  what: z.string(),
  subject: Named,
  why: z.string(),
  network: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditEntryView = z.infer<typeof AuditEntryView>;

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
};
