import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { localeCodes } from '#core/locale.ts';
import { currencyCodes } from '#core/money.ts';

/** A gift with what proves it. Amounts are in minor units: `left` is what its document still stands for. */
const SummaryGift = z.object({
  /** `acknowledgment`: a fund has given it, and the receipt for taxes comes from there. */
  kind: z.enum(['receipt', 'acknowledgment']),
  number: z.string(),
  href: z.nullable(z.string()),
  /** A day where its donor is. */
  givenOn: z.string(),
  /** What it is for, in the language that is asked for. */
  about: z.string(),
  amount: z.int(),
  left: z.int(),
  isVoid: z.boolean(),
  giftAid: z.boolean(),
});
export type SummaryGift = z.infer<typeof SummaryGift>;

/** What one organization received in one currency. `total` is what is left by receipts, `acknowledged` what funds gave. */
const SummaryPart = z.object({
  issuer: z.string(),
  currency: z.enum(currencyCodes),
  gifts: z.array(SummaryGift),
  total: z.int(),
  acknowledged: z.int(),
});
export type SummaryPart = z.infer<typeof SummaryPart>;

/** What a donor gave in a year of her calendar. */
export const SummaryView = z.object({
  year: z.int(),
  donorName: z.string(),
  /** Of its PDF. */
  language: z.enum(localeCodes),
  parts: z.array(SummaryPart),
});
export type SummaryView = z.infer<typeof SummaryView>;

export const summariesContract = {
  summary: oc
    .route({
      method: 'GET',
      path: '/donation-summaries/{token}',
      operationId: 'getDonationSummary',
      summary: 'Get what a donor gave in a year, by the secret of its page',
    })
    .meta(refuses({ notFound: true }))
    .input(z.object({ token: z.string().check(z.maxLength(100)), lang: z.optional(z.enum(localeCodes)) }))
    .output(SummaryView),
  ownSummaries: oc
    .route({
      method: 'GET',
      path: '/users/current/donation-summaries',
      operationId: 'listOwnDonationSummaries',
      summary: 'List the yearly summaries that were mailed to the caller’s own address, the latest first',
    })
    .output(z.array(z.object({ year: z.int(), token: z.string() }))),
};
