import { sql } from 'kysely';
import type { ListingPage } from '#core/listing.ts';
import type { Ctx } from '#platform/ctx.ts';
import { fileOf } from '#platform/listing/listing-csv.ts';
import { defineListing } from '#platform/listing/listing.ts';
import { readListing } from '#platform/listing/read-listing.ts';
import { saySponsorship } from '#features/sponsorships/server/name-sponsorship.ts';
import { wordsOf, type SponsorshipRow } from '#features/sponsorships/server/sponsorship-rows.ts';
import { SponsorshipsRequest, type AdminSponsorship } from '../contract.ts';

const sponsorshipsListing = defineListing({
  name: 'sponsorships',
  request: SponsorshipsRequest,
  rows: ({ db }) => db.selectFrom('sponsorships').selectAll('sponsorships'),
  id: sql.ref('sponsorships.id'),
  sorts: {
    createdAt: { by: sql.ref('sponsorships.created_at'), type: 'timestamptz', isRequired: true },
    firstOn: { by: sql.ref('sponsorships.first_on'), type: 'date', isRequired: true },
  },
  defaultSort: '-createdAt',
  filters: {
    state: (state) => sql`sponsorships.state = ${state}`,
    review: (review) => sql`sponsorships.review = ${review}`,
    span: (span) => sql`sponsorships.span = ${span}`,
  },
  // A part of the sponsor's name, or an id: the words themselves are sealed.
  search(q) {
    const part = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    return sql<boolean>`(sponsorships.sponsor_name ilike ${part} or sponsorships.id = ${q})`;
  },
  csv: {
    permission: 'campaigns.decide',
    columns: [
      { heading: 'sponsorships.column.created', value: ({ created_at }) => created_at },
      { heading: 'sponsorships.column.id', value: ({ id }) => id },
      { heading: 'sponsorships.column.span', value: ({ span }) => span },
      { heading: 'sponsorships.column.first', value: ({ first_on }) => first_on },
      { heading: 'sponsorships.column.last', value: ({ last_on }) => last_on },
      { heading: 'sponsorships.column.kind', value: ({ kind }) => kind },
      { heading: 'sponsorships.column.sponsor', value: ({ sponsor_name }) => sponsor_name },
      { heading: 'sponsorships.column.state', value: ({ state }) => state },
      { heading: 'sponsorships.column.review', value: ({ review }) => review },
    ],
  },
});

/** Every sponsorship, for staff. */
export async function listSponsorships(
  ctx: Ctx,
  request: SponsorshipsRequest,
): Promise<ListingPage<AdminSponsorship>> {
  const page = await readListing(ctx, sponsorshipsListing, request);
  const items: AdminSponsorship[] = [];
  for (const row of page.items) items.push(await viewRow(ctx, row));
  return { ...page, items };
}

export async function viewRow(ctx: Ctx, row: SponsorshipRow): Promise<AdminSponsorship> {
  return {
    id: row.id,
    about: await saySponsorship(ctx, row, ctx.locale),
    span: row.span,
    firstOn: row.first_on,
    lastOn: row.last_on,
    kind: row.kind,
    words: wordsOf(ctx, row),
    sponsorName: row.sponsor_name,
    language: row.language,
    state: row.state,
    review: row.review,
    reason: row.reason,
    repeats: row.repeats,
    version: row.version,
    donationId: row.donation_id,
    createdAt: row.created_at.toISOString(),
  };
}

export const sponsorshipsFile = fileOf(sponsorshipsListing);
