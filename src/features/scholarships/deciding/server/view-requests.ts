import type { Selectable } from 'kysely';
import type { ListingPage } from '#core/listing.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { readListing } from '#platform/listing/read-listing.ts';
import { convert } from '#features/currencies/server/public.ts';
import { describePeople } from '#features/people/server/public.ts';
import type { WishedPlan } from '#features/scholarships/policy.ts';
import { findMonthlyPrice } from '#features/scholarships/server/budget.ts';
import { readTold } from '#features/scholarships/server/sealed-words.ts';
import type { ScholarshipRequestsTable } from '#features/scholarships/server/tables.ts';
import type { ScholarshipDetail, ScholarshipRow, ScholarshipsRequest } from '../contract.ts';
import { requestsListing } from './listings.ts';

export type RequestRow = Selectable<ScholarshipRequestsTable>;

/** One page of the requests. */
export async function listRequests(
  ctx: Ctx,
  request: ScholarshipsRequest,
): Promise<ListingPage<ScholarshipRow>> {
  const page = await readListing(ctx, requestsListing, request);
  return { ...page, items: page.items.map((row) => viewRow(ctx, row)) };
}

function viewRow({ sealing }: Pick<Ctx, 'sealing'>, row: RequestRow): ScholarshipRow {
  return {
    id: row.id,
    state: row.state,
    asker: row.asker,
    beneficiary: row.beneficiary,
    name: readTold(sealing, row.sealed).name,
    country: row.country,
    plan: row.plan,
    share: row.share,
    askedAt: row.asked_at.toISOString(),
  };
}

/** A request with all that decides about it. */
export async function getRequest(ctx: Ctx, id: string): Promise<ScholarshipDetail> {
  const row = await ctx.db
    .selectFrom('scholarship_requests')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new NotFound();
  const grant = await ctx.db
    .selectFrom('scholarship_grants')
    .select('id')
    .where('request_id', '=', id)
    .executeTakeFirst();
  const { others } = await ctx.db
    .selectFrom('scholarship_requests')
    .select(({ fn }) => fn.countAll<number>().as('others'))
    .where('email_hash', '=', row.email_hash)
    .where('id', '<>', id)
    .executeTakeFirstOrThrow();
  const { decided_by: by } = row;
  const decider = by === null ? undefined : (await describePeople(ctx, [by])).get(by);
  const { emailAddress, words } = readTold(ctx.sealing, row.sealed);
  return {
    ...viewRow(ctx, row),
    emailAddress,
    language: row.language,
    words,
    hasAccount: row.user_id !== null,
    others,
    reason: row.reason,
    answer: row.sealed_answer === null ? '' : ctx.sealing.open(row.sealed_answer),
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: decider?.displayName ?? null,
    grantId: grant?.id ?? null,
    monthly: {
      standard: await monthlyIn(ctx, row, 'standard'),
      premium: await monthlyIn(ctx, row, 'premium'),
    },
    version: row.version,
  };
}

/** A month's price in US cents. */
async function monthlyIn(ctx: Ctx, { country, language }: RequestRow, plan: WishedPlan): Promise<number> {
  const { price, rate } = await findMonthlyPrice(ctx, { plan, country, language });
  return Number(convert(price, { rate: rate.rate, to: 'USD' }).amount);
}
