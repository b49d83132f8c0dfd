import { sql } from 'kysely';
import { adminHref } from '#admin-urls.ts';
import type { ListingPage } from '#core/listing.ts';
import { holdsPermission } from '#core/permissions.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { readListing } from '#platform/listing/read-listing.ts';
import { describePeople } from '#features/people/server/public.ts';
import { viewGiven, type GrantRow as StoredGrant } from '#features/scholarships/server/grants.ts';
import type { ScholarshipGrant, ScholarshipGrantDetail, ScholarshipGrantsRequest } from '../contract.ts';
import { grantsListing } from './listings.ts';

/** One page of what was given. */
export async function listGrants(
  ctx: Ctx,
  request: ScholarshipGrantsRequest,
): Promise<ListingPage<ScholarshipGrant>> {
  const page = await readListing(ctx, grantsListing, request);
  return { ...page, items: await viewGrants(ctx, page.items) };
}

async function viewGrants(ctx: Ctx, rows: readonly StoredGrant[]): Promise<ScholarshipGrant[]> {
  if (rows.length === 0) return [];
  const given = await viewGiven(ctx, rows);
  const values = await readValues(ctx, rows);
  const people = await describePeople(
    ctx,
    rows.flatMap(({ user_id }) => user_id ?? []),
  );
  const { actor } = ctx;
  const mayOpen = actor.kind !== 'visitor' && holdsPermission(actor, 'users.find');
  return rows.flatMap((row, index) => {
    const view = given[index];
    if (!view) return [];
    const { user_id: userId } = row;
    const person = userId === null ? undefined : people.get(userId);
    return [
      {
        ...view,
        id: row.id,
        holder:
          userId !== null && person
            ? { name: person.displayName, href: mayOpen ? adminHref('adminUser', { id: userId }) : null }
            : null,
        grantedAt: row.granted_at.toISOString(),
        inBudget: row.in_budget,
        value: values.get(row.id) ?? 0,
      },
    ];
  });
}

async function readValues({ db }: Ctx, rows: readonly StoredGrant[]): Promise<ReadonlyMap<string, number>> {
  const sums = await db
    .selectFrom('scholarship_costs')
    .select(['grant_id', sql<number>`sum(value)::bigint`.as('value')])
    .where(
      'grant_id',
      'in',
      rows.map(({ id }) => id),
    )
    .groupBy('grant_id')
    .execute();
  return new Map(sums.map(({ grant_id, value }) => [grant_id, value]));
}

/** A grant, and what it took of the budgets. */
export async function getGrant(ctx: Ctx, id: string): Promise<ScholarshipGrantDetail> {
  const row = await ctx.db
    .selectFrom('scholarship_grants')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  const [view] = row ? await viewGrants(ctx, [row]) : [];
  if (!row || !view) throw new NotFound();
  const costs = await ctx.db
    .selectFrom('scholarship_costs')
    .select(['cause', 'at', 'year', 'months', 'value'])
    .where('grant_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const { granted_by: by } = row;
  const giver = by === null ? undefined : (await describePeople(ctx, [by])).get(by);
  const isOpen = view.state === 'waiting' || view.state === 'running';
  return {
    ...view,
    requestId: row.request_id,
    grantedBy: giver?.displayName ?? null,
    note: row.note,
    mayExtend: isOpen && row.kind === 'complimentary',
    mayWithdraw: isOpen,
    costs: costs.map((cost) => ({ ...cost, at: cost.at.toISOString() })),
    version: row.version,
  };
}
