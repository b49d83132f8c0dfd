import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { listingPageOf, ListingRequest } from '#core/listing.ts';
import { localeCodes } from '#core/locale.ts';
import { currencyCodes } from '#core/money.ts';
import { legalEntities, paymentMethods } from '#core/payment-providers.ts';
import { line } from '#features/people/contract.ts';
import {
  anonymities,
  contributionKinds,
  dedications,
  donationPeriods,
  donationStates,
  reviews,
} from '../policy.ts';
import { contributionStates } from './policy.ts';

/** In minor units. */
const Amount = z.object({ amount: z.int(), currency: z.enum(currencyCodes) });

/** Money that came of a donation, with whom it is from; `donorName` is empty once she is erased. */
export const ContributionRowView = z.object({
  id: z.string(),
  donationId: z.string(),
  givenAt: z.string(),
  donorName: z.string(),
  anonymity: z.enum(anonymities),
  /** What it is for, in the caller’s language. */
  about: z.string(),
  period: z.enum(donationPeriods),
  kind: z.enum(contributionKinds),
  method: z.enum(paymentMethods),
  entity: z.enum(legalEntities),
  amount: Amount,
  refunded: Amount,
  state: z.enum(contributionStates),
  paymentId: z.nullable(z.string()),
});
export type ContributionRowView = z.infer<typeof ContributionRowView>;

/** A donation that someone of finance has to look at, or that a fund has pledged. */
export const WaitingDonation = z.object({
  id: z.string(),
  createdAt: z.string(),
  donorName: z.string(),
  total: Amount,
  why: z.enum(['review', 'pledge']),
});
export type WaitingDonation = z.infer<typeof WaitingDonation>;

/** Everything of a donation. The address and the words are null for a caller who may not act on payments. */
export const AdminDonation = z.object({
  id: z.string(),
  state: z.enum(donationStates),
  review: z.nullable(z.enum(reviews)),
  createdAt: z.string(),
  givenAt: z.nullable(z.string()),
  period: z.enum(donationPeriods),
  about: z.string(),
  target: z.string(),
  amount: Amount,
  fee: Amount,
  total: Amount,
  anonymity: z.enum(anonymities),
  dedication: z.enum(dedications),
  donorName: z.string(),
  /** Whose account it belongs to; `href` is null for a caller who may not open the page of a person. */
  person: z.nullable(z.object({ name: z.string(), href: z.nullable(z.string()) })),
  language: z.enum(localeCodes),
  place: z.string(),
  country: z.nullable(z.string()),
  words: z.nullable(z.object({ emailAddress: z.string(), dedicationText: z.string(), message: z.string() })),
  paymentId: z.nullable(z.string()),
  receiptHref: z.nullable(z.string()),
  contributions: z.array(
    z.object({
      ...ContributionRowView.shape,
      receiptHref: z.nullable(z.string()),
      /** What one unit was in US dollars, frozen with its day and source. */
      rate: z.string(),
      rateOn: z.string(),
      rateSource: z.string(),
    }),
  ),
  mayDecide: z.boolean(),
});
export type AdminDonation = z.infer<typeof AdminDonation>;

/** `target` is its kind, or its kind and id: `campaign:ID`. Days are inclusive, in UTC. */
export const ContributionsRequest = z.extend(ListingRequest, {
  state: z.optional(z.enum(contributionStates)),
  period: z.optional(z.enum(donationPeriods)),
  kind: z.optional(z.enum(contributionKinds)),
  currency: z.optional(z.enum(currencyCodes)),
  target: z.optional(line(140)),
  from: z.optional(z.iso.date()),
  until: z.optional(z.iso.date()),
});
export type ContributionsRequest = z.infer<typeof ContributionsRequest>;

const DonationId = z.object({ id: z.string().check(z.maxLength(100)) });

export const financeContract = {
  adminContributions: oc
    .route({
      method: 'GET',
      path: '/admin/giving/contributions',
      operationId: 'listContributions',
      summary: 'List the money that came of donations, newest first',
    })
    .input(ContributionsRequest)
    .output(listingPageOf(ContributionRowView)),
  adminWaiting: oc
    .route({
      method: 'GET',
      path: '/admin/giving/waiting',
      operationId: 'listWaitingDonations',
      summary: 'List the donations that finance has to look at, and those that funds have pledged',
    })
    .output(z.array(WaitingDonation)),
  adminDonation: oc
    .route({
      method: 'GET',
      path: '/admin/giving/donations/{id}',
      operationId: 'getDonationAsStaff',
      summary: 'Get everything of a donation',
    })
    .meta(refuses({ notFound: true }))
    .input(DonationId)
    .output(AdminDonation),
  adminReview: oc
    .route({
      method: 'POST',
      path: '/admin/giving/donations/{id}/review',
      operationId: 'reviewDonation',
      summary: 'Approve a large donation, so that its donor can pay it, or decline it',
    })
    .meta(refuses({ notFound: true, conflict: ['changed_meanwhile'] }))
    .input(
      z.extend(DonationId, {
        verdict: z.enum(['approved', 'declined']),
        /** As it was seen, in minor units. */
        total: z.int(),
      }),
    )
    .output(AdminDonation),
};
