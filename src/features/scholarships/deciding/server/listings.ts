import { sql } from 'kysely';
import { defineListing } from '#platform/listing/listing.ts';
import { selectByEmail } from '#features/people/server/public.ts';
import { hashAddress } from '#features/scholarships/server/sealed-words.ts';
import { ScholarshipGrantsRequest, ScholarshipsRequest } from '../contract.ts';

/** Everyone who has asked. */
export const requestsListing = defineListing({
  name: 'scholarship-requests',
  request: ScholarshipsRequest,
  rows: ({ db }) => db.selectFrom('scholarship_requests').selectAll('scholarship_requests'),
  id: sql.ref('scholarship_requests.id'),
  sorts: { asked: { by: sql.ref('scholarship_requests.asked_at'), type: 'timestamptz', isRequired: true } },
  defaultSort: '-asked',
  filters: { state: (state) => sql`scholarship_requests.state = ${state}` },
  // A whole address: what people wrote is encrypted.
  search: (q) => sql`scholarship_requests.email_hash = ${hashAddress(q)}`,
});

/** Everything that was given. */
export const grantsListing = defineListing({
  name: 'scholarship-grants',
  request: ScholarshipGrantsRequest,
  rows: ({ db }) => db.selectFrom('scholarship_grants').selectAll('scholarship_grants'),
  id: sql.ref('scholarship_grants.id'),
  sorts: {
    granted: { by: sql.ref('scholarship_grants.granted_at'), type: 'timestamptz', isRequired: true },
  },
  defaultSort: '-granted',
  filters: { kind: (kind) => sql`scholarship_grants.kind = ${kind}` },
  search: (q) => sql`(scholarship_grants.user_id in ${selectByEmail(q)}
    or scholarship_grants.request_id in
      (select id from scholarship_requests where email_hash = ${hashAddress(q)}))`,
});
