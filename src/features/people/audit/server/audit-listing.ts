import { sql, type RawBuilder } from 'kysely';
import type { ListingPage } from '#core/listing.ts';
import type { Ctx } from '#platform/ctx.ts';
import { defineListing } from '#platform/listing/listing.ts';
import { readListing } from '#platform/listing/read-listing.ts';
import { selectByEmail } from '#features/people/users/server/select-by-email.ts';
import type { ChangeView } from '#features/administration/contract.ts';
import { AuditRequest, type AuditEntryView } from '../contract.ts';
import { describeParties } from './describe-parties.ts';
import { findActs, sayAct, sayReason } from './say-act.ts';

/** An id as it is typed, or that of the person with an email address. */
const idTyped = (typed: string): RawBuilder<string> =>
  typed.includes('@') && !typed.startsWith('shell:') ? selectByEmail(typed) : sql`${typed}`;

/** What begins with something; `%` and `_` of a pattern mean themselves. */
const beginsWith = (typed: string): RawBuilder<boolean> =>
  sql`audit_entries.what like ${`${typed.replaceAll(/[\\%_]/g, '\\$&')}%`}`;

export const auditListing = defineListing({
  name: 'audit',
  request: AuditRequest,
  rows: ({ db }) => db.selectFrom('audit_entries').selectAll('audit_entries'),
  id: sql.ref('audit_entries.id'),
  sorts: { at: { by: sql.ref('audit_entries.at'), type: 'timestamptz' } },
  defaultSort: '-at',
  filters: {
    who: (who) => sql`audit_entries.who = ${idTyped(who)}`,
    what: beginsWith,
    subject: (subject) => sql`audit_entries.subject = ${idTyped(subject)}`,
    from: (from) => sql`audit_entries.at >= ${new Date(from)}`,
    to: (to) => sql`audit_entries.at < ${new Date(to)}::timestamptz + interval '1 day'`,
  },
  search: (q, ctx) =>
    sql`(audit_entries.who = ${idTyped(q)} or audit_entries.subject = ${idTyped(q)}
      or audit_entries.request_id = ${q} or ${beginsWith(q)} or audit_entries.what = any(${findActs(ctx, q)}::text[]))`,
  csv: {
    permission: 'audit.read',
    columns: [
      { heading: 'people.audit.at', value: ({ at }) => at },
      { heading: 'people.audit.who', value: ({ who }) => who },
      { heading: 'people.audit.what', value: ({ what }, ctx) => sayAct(ctx, what) },
      { heading: 'people.audit.name', value: ({ what }) => what },
      { heading: 'people.audit.subject', value: ({ subject }) => subject },
      { heading: 'people.audit.why', value: (row, ctx) => sayReason(ctx, row) },
      {
        heading: 'people.audit.before',
        value: ({ before }) => (before === null ? null : JSON.stringify(before)),
      },
      {
        heading: 'people.audit.after',
        value: ({ after }) => (after === null ? null : JSON.stringify(after)),
      },
      { heading: 'people.audit.network', value: ({ network }) => network },
      { heading: 'people.audit.request', value: ({ request_id }) => request_id },
    ],
  },
});

/** A page of the audit log in the caller's words, with the names of those people in it who still have an account. */
export async function listAuditEntries(
  ctx: Ctx,
  request: AuditRequest,
): Promise<ListingPage<AuditEntryView>> {
  const { items, ...page } = await readListing(ctx, auditListing, request);
  const entries = await describeParties(ctx, items);
  return {
    ...page,
    items: entries.map(({ id, at, who, what, subject, why, network, request_id, before, after }) => ({
      id,
      at: at.toISOString(),
      who,
      what,
      text: sayAct(ctx, what),
      subject,
      why: sayReason(ctx, { what, why }),
      network,
      requestId: request_id,
      before,
      after,
    })),
  };
}

/** The last acts of people, for the start page of the administration. What the product did by itself is not news. */
export async function listRecentChanges(ctx: Ctx, { most }: { most: number }): Promise<ChangeView[]> {
  const rows = await ctx.db
    .selectFrom('audit_entries')
    .select(['id', 'at', 'who', 'what', 'subject'])
    .where('who', 'not like', 'shell:%')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return (await describeParties(ctx, rows)).map(({ id, at, who, what, subject }) => ({
    id,
    at: at.toISOString(),
    who: { name: who.name ?? who.id, href: who.href },
    text: sayAct(ctx, what),
    subject: { name: subject.name ?? subject.id, href: subject.href },
  }));
}
