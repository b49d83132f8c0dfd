import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { ListingRequest, listingPageOf } from '#core/listing.ts';
import { localeCodes } from '#core/locale.ts';
import { impactDimensions } from './policy.ts';

const Period = { from: z.optional(z.iso.date()), until: z.optional(z.iso.date()) };

/** Deeds done from one day until another, both included; `by` is what the rows are about. */
export const ImpactRowsRequest = z.extend(ListingRequest, {
  ...Period,
  by: z.optional(z.enum(impactDimensions)),
});
export type ImpactRowsRequest = z.infer<typeof ImpactRowsRequest>;

/**
 * What the deeds of a kind, item, course, class, school or country come to. Figures are null where they would tell of a few
 * people whom the caller may not look up. `amount` and `unit` are those of a kind.
 */
export const ImpactRow = z.object({
  id: z.string(),
  label: z.string(),
  language: z.nullable(z.enum(localeCodes)),
  deeds: z.nullable(z.int()),
  people: z.nullable(z.int()),
  hours: z.nullable(z.number()),
  learners: z.nullable(z.int()),
  amount: z.nullable(z.int()),
  unit: z.nullable(z.string()),
});
export type ImpactRow = z.infer<typeof ImpactRow>;

/** The same of all, and of each country, named in the language of the request. */
export const ImpactSummary = z.object({
  deeds: z.int(),
  people: z.int(),
  hours: z.number(),
  learners: z.int(),
  countries: z.array(ImpactRow),
});
export type ImpactSummary = z.infer<typeof ImpactSummary>;

const path = '/admin/reports/rwi';

export const impactReportContract = {
  impactRows: oc
    .route({
      method: 'GET',
      path: `${path}/rows`,
      operationId: 'listImpactRows',
      summary: 'List what approved deeds come to by kind, item, course, class, school or country',
    })
    .input(ImpactRowsRequest)
    .output(listingPageOf(ImpactRow)),
  impactSummary: oc
    .route({
      method: 'GET',
      path,
      operationId: 'getImpactSummary',
      summary: 'Get what approved deeds come to in all and by country',
    })
    .input(z.object(Period))
    .output(ImpactSummary),
};
