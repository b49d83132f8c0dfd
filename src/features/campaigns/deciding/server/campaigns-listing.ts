import { sql } from 'kysely';
import type { ListingPage } from '#core/listing.ts';
import { decimalText, money } from '#core/money.ts';
import type { Ctx } from '#platform/ctx.ts';
import { fileOf } from '#platform/listing/listing-csv.ts';
import { defineListing } from '#platform/listing/listing.ts';
import { readListing } from '#platform/listing/read-listing.ts';
import { stateNames } from '#features/campaigns/deciding/policy.ts';
import { isWhole, type WholeCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { foldName } from '#features/campaigns/server/fold-name.ts';
import { CampaignsRequest, type AdminCampaign } from '../contract.ts';

const campaignsListing = defineListing({
  name: 'campaigns',
  request: CampaignsRequest,
  rows: ({ db }) =>
    db
      .selectFrom('campaigns')
      .selectAll('campaigns')
      .where('campaigns.state', 'not in', ['step_1', 'step_2']),
  id: sql.ref('campaigns.id'),
  sorts: {
    createdAt: { by: sql.ref('campaigns.created_at'), type: 'timestamptz', isRequired: true },
    startsAt: { by: sql.ref('campaigns.starts_at'), type: 'timestamptz', isRequired: true },
  },
  defaultSort: '-createdAt',
  filters: {
    state: (state) => sql`campaigns.state = ${state}`,
    category: (category) => sql`campaigns.category = ${category}`,
  },
  // A part of a name, the leader's name, an address or an id.
  search(q) {
    const part = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    return sql<boolean>`(
      campaigns.folded_name like ${`%${foldName(q)}%`} and ${foldName(q)} <> ''
      or campaigns.leader_name ilike ${part} or campaigns.slug like ${part} or campaigns.id = ${q}
    )`;
  },
  csv: {
    permission: 'campaigns.decide',
    columns: [
      { heading: 'campaigns.column.created', value: ({ created_at }) => created_at },
      { heading: 'campaigns.column.id', value: ({ id }) => id },
      { heading: 'campaigns.column.name', value: ({ name }) => name },
      { heading: 'campaigns.column.leader', value: ({ leader_name }) => leader_name },
      { heading: 'campaigns.column.address', value: ({ slug }) => slug },
      { heading: 'campaigns.column.category', value: ({ category }) => category },
      { heading: 'campaigns.column.state', value: ({ state }, ctx) => ctx.say(stateNames[state]) },
      {
        heading: 'campaigns.column.goal',
        value: ({ goal, currency }) =>
          goal === null || currency === null ? null : decimalText(money(goal, currency)),
      },
      { heading: 'campaigns.column.currency', value: ({ currency }) => currency },
      { heading: 'campaigns.column.starts', value: ({ starts_at }) => starts_at },
      { heading: 'campaigns.column.ends', value: ({ ends_at }) => ends_at },
    ],
  },
});

/** Every campaign that is more than begun, for staff. */
export async function listAllCampaigns(
  ctx: Ctx,
  request: CampaignsRequest,
): Promise<ListingPage<AdminCampaign>> {
  const page = await readListing(ctx, campaignsListing, request);
  return { ...page, items: page.items.filter(isWhole).map(viewRow) };
}

function viewRow(row: WholeCampaign): AdminCampaign {
  const { id, slug, name, category, state, currency, goal } = row;
  return {
    id,
    slug,
    name,
    category,
    state,
    currency,
    goal,
    teamLeaderName: row.leader_name,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}

export const campaignsFile = fileOf(campaignsListing);
