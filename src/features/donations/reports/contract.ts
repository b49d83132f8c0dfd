import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { ListingRequest } from '#core/listing.ts';
import { currencyCodes } from '#core/money.ts';
import { paces, periodUnits, reportGroups, reportSpans } from './policy.ts';

/** A span, or days of the books (UTC) with both ends in either order; the days count where both are there. Without a currency it is the one with the most gifts. */
export const GivingReportRequest = z.extend(ListingRequest, {
  span: z.optional(z.enum(reportSpans)),
  from: z.optional(z.iso.date()),
  until: z.optional(z.iso.date()),
  currency: z.optional(z.enum(currencyCodes)),
});
export type GivingReportRequest = z.infer<typeof GivingReportRequest>;

/**
 * What the books have of some days, in minor units of one currency: what came (`gross`), what went back on these days whenever it had come, what is left
 * of both (`net`), and what providers have kept as far as they said so. `gifts` and `donors` are those whose money came.
 */
const Figures = z.object({
  gifts: z.int(),
  donors: z.int(),
  gross: z.int(),
  refunded: z.int(),
  net: z.int(),
  costs: z.int(),
});
export type ReportFigures = z.infer<typeof Figures>;

const GroupRow = z.object({
  key: z.string(),
  /** In the caller’s language. */
  name: z.string(),
  href: z.nullable(z.string()),
  ...Figures.shape,
});
export type ReportGroupRow = z.infer<typeof GroupRow>;

/** An appeal that runs now, in minor units of its own currency. */
const Appeal = z.object({
  name: z.string(),
  href: z.string(),
  currency: z.enum(currencyCodes),
  goal: z.int(),
  raised: z.int(),
  endsAt: z.nullable(z.string()),
  pace: z.enum(paces),
  raisedShare: z.number(),
  timeShare: z.nullable(z.number()),
  needed: z.nullable(z.object({ amount: z.int(), per: z.enum(['day', 'hour']) })),
  projected: z.nullable(z.int()),
});
export type ReportAppeal = z.infer<typeof Appeal>;

export const GivingReport = z.object({
  /** Null where days were asked for. */
  span: z.nullable(z.enum(reportSpans)),
  from: z.string(),
  until: z.string(),
  /** Every currency in which something moved, the one with the most gifts first: they are never added up. */
  currencies: z.array(z.object({ currency: z.enum(currencyCodes), ...Figures.shape })),
  /** The currency of all that follows; null where nothing moved. */
  currency: z.nullable(z.enum(currencyCodes)),
  groups: z.array(z.object({ by: z.enum(reportGroups), rows: z.array(GroupRow) })),
  unit: z.enum(periodUnits),
  /** Each with its first day, also those in which nothing moved. */
  periods: z.array(z.object({ from: z.string(), gross: z.int(), refunded: z.int() })),
  running: z.array(Appeal),
});
export type GivingReport = z.infer<typeof GivingReport>;

export const givingReportsContract = {
  adminGivingReport: oc
    .route({
      method: 'GET',
      path: '/admin/giving/report',
      operationId: 'getGivingReport',
      summary:
        'Get what was given on some days: by purpose, source, method and channel, as the books have it',
    })
    .input(GivingReportRequest)
    .output(GivingReport),
};
