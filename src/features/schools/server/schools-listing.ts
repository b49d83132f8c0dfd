import { sql } from 'kysely';
import type { ListingPage } from '#core/listing.ts';
import type { Ctx } from '#platform/ctx.ts';
import { defineListing } from '#platform/listing/listing.ts';
import { readListing } from '#platform/listing/read-listing.ts';
import { SchoolsRequest, type SchoolView } from '../contract.ts';
import { selectSchools, viewSchools } from './school-rows.ts';
import { hasWords } from './school-words.ts';

export const schoolsListing = defineListing({
  name: 'schools',
  request: SchoolsRequest,
  rows: selectSchools,
  id: sql.ref('schools.id'),
  sorts: {
    name: { by: sql.ref('schools.name'), type: 'text', isRequired: true },
    city: { by: sql.ref('schools.city'), type: 'text', isRequired: true },
    changedAt: { by: sql.ref('schools.changed_at'), type: 'timestamptz', isRequired: true },
  },
  defaultSort: 'name',
  filters: {
    country: (country) => sql`schools.country = ${country}`,
    calendar: (calendar) => sql`schools.calendar = ${calendar}`,
  },
  search: hasWords,
  csv: {
    permission: 'schools.edit',
    columns: [
      { heading: 'schools.field.name', value: ({ name }) => name },
      { heading: 'schools.field.city', value: ({ city }) => city },
      { heading: 'schools.field.country', value: ({ country }) => country },
      {
        heading: 'schools.field.calendar',
        value: ({ calendar }, ctx) =>
          calendar === 'israel' ? ctx.say('schools.calendar.israel') : ctx.say('schools.calendar.diaspora'),
      },
      { heading: 'schools.field.changedAt', value: ({ changed_at }) => changed_at },
    ],
  },
});

export async function listSchools(ctx: Ctx, request: SchoolsRequest): Promise<ListingPage<SchoolView>> {
  const page = await readListing(ctx, schoolsListing, request);
  return { ...page, items: await viewSchools(ctx, page.items) };
}
