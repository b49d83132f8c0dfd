import { sql } from 'kysely';
import { adminHref } from '#admin-urls.ts';
import type { ListingPage } from '#core/listing.ts';
import { holdsPermission } from '#core/permissions.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { defineListing } from '#platform/listing/listing.ts';
import { readListing } from '#platform/listing/read-listing.ts';
import { describePeople, selectByEmail } from '#features/people/server/public.ts';
import type { LicenseFilter } from '#features/licenses/policy.ts';
import { readBuyer } from '#features/licenses/server/buyer.ts';
import { todayIn, type LicenseRow } from '#features/licenses/server/license-rows.ts';
import { LicensesRequest, type AdminLicense, type AdminLicenseDetail } from '../contract.ts';

const stored: Partial<Record<LicenseFilter, string>> = { unpaid: 'accepted', overdue: 'accepted' };

const licensesListing = defineListing({
  name: 'licenses',
  request: LicensesRequest,
  rows: ({ db }) => db.selectFrom('licenses').selectAll('licenses'),
  id: sql.ref('licenses.id'),
  sorts: {
    requested: { by: sql.ref('licenses.requested_at'), type: 'timestamptz', isRequired: true },
  },
  defaultSort: '-requested',
  filters: {
    state: (state, ctx) =>
      sql`(licenses.state = ${stored[state] ?? state}
        and (${state !== 'overdue'} or licenses.due_on < ${todayIn(ctx)}::date))`,
  },
  // The whole address of the holder: what schools wrote is encrypted.
  search: (q) => sql`licenses.holder_id in ${selectByEmail(q)}`,
});

export async function listLicenses(ctx: Ctx, request: LicensesRequest): Promise<ListingPage<AdminLicense>> {
  const page = await readListing(ctx, licensesListing, request);
  return { ...page, items: page.items.map((row) => viewLicense(ctx, row)) };
}

function viewLicense(ctx: Pick<Ctx, 'sealing' | 'clock'>, row: LicenseRow): AdminLicense {
  return {
    id: row.id,
    state: row.state,
    isOverdue: row.state === 'accepted' && row.due_on !== null && row.due_on < todayIn(ctx),
    school: readBuyer(ctx.sealing, row.sealed).school,
    country: row.country,
    seats: row.seats,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    currency: row.currency,
    total: row.total,
    dueOn: row.due_on,
    requestedAt: row.requested_at.toISOString(),
  };
}

/** Everything of a license. */
export async function getLicense(ctx: Ctx, id: string): Promise<AdminLicenseDetail> {
  const row = await ctx.db.selectFrom('licenses').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound();
  const { holder_id: holderId } = row;
  const person = holderId === null ? undefined : (await describePeople(ctx, [holderId])).get(holderId);
  const { count } = await ctx.db
    .selectFrom('license_shares')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('license_id', '=', id)
    .executeTakeFirstOrThrow();
  const { actor } = ctx;
  const mayOpen = actor.kind !== 'visitor' && holdsPermission(actor, 'users.find');
  return {
    ...viewLicense(ctx, row),
    ...readBuyer(ctx.sealing, row.sealed),
    language: row.language,
    holder:
      holderId !== null && person
        ? { name: person.displayName, href: mayOpen ? adminHref('adminUser', { id: holderId }) : null }
        : null,
    unit: row.unit_price,
    tax: row.tax,
    invoiceId: row.invoice_id,
    reminders: row.reminders,
    reason: row.reason,
    paidOn: row.paid_on,
    paidReference: row.paid_reference,
    sharedWith: count,
    version: row.version,
  };
}
