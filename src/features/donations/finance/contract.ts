import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { listingPageOf, ListingRequest } from '#core/listing.ts';
import { localeCodes } from '#core/locale.ts';
import { currencyCodes } from '#core/money.ts';
import { giftMethods, legalEntities } from '#core/payment-providers.ts';
import { line } from '#features/people/contract.ts';
import {
  anonymities,
  contributionKinds,
  dedications,
  donationPeriods,
  donationStates,
  reviews,
} from '../policy.ts';
import { AdminGiftAid } from '../gift-aid/contract.ts';
import { RecurrenceView } from '../recurring/contract.ts';
import { contributionStates, recurringStates } from './policy.ts';

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
  method: z.enum(giftMethods),
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
  /** Its donor among all donors; null before something has come of it, and once it is erased. */
  donorId: z.nullable(z.string()),
  words: z.nullable(
    z.object({
      emailAddress: z.string(),
      dedicationText: z.string(),
      message: z.string(),
      postalAddress: z.string(),
      /** Of one that finance entered by hand. */
      note: z.string(),
    }),
  ),
  paymentId: z.nullable(z.string()),
  receiptHref: z.nullable(z.string()),
  contributions: z.array(
    z.object({
      ...ContributionRowView.shape,
      receiptHref: z.nullable(z.string()),
      /** Its donor has asked her bank for the money back, and that is not decided yet. */
      isDisputed: z.boolean(),
      /** What one unit was in US dollars, frozen with its day and source. */
      rate: z.string(),
      rateOn: z.string(),
      rateSource: z.string(),
    }),
  ),
  /** Null where there is no Gift Aid. */
  giftAid: z.nullable(AdminGiftAid),
  /** Of one that recurs. */
  recurrence: z.nullable(RecurrenceView),
  mayEnd: z.boolean(),
  mayDecide: z.boolean(),
  /** Whether the caller may move it to another target now, or take back what was entered by hand. */
  mayMove: z.boolean(),
  mayCorrect: z.boolean(),
});
export type AdminDonation = z.infer<typeof AdminDonation>;

/** `target` is its kind, or its kind and id: `campaign:ID`. Days are inclusive, in UTC. */
export const ContributionsRequest = z.extend(ListingRequest, {
  state: z.optional(z.enum(contributionStates)),
  period: z.optional(z.enum(donationPeriods)),
  kind: z.optional(z.enum(contributionKinds)),
  currency: z.optional(z.enum(currencyCodes)),
  /** What it was for: a part of the name of a campaign or team, a kind such as `general`, or an id such as `campaign:ID`. */
  target: z.optional(line(140)),
  /** The id of a donor: her gifts, and those of the donors who were merged into her. */
  donor: z.optional(line(100)),
  from: z.optional(z.iso.date()),
  until: z.optional(z.iso.date()),
});
export type ContributionsRequest = z.infer<typeof ContributionsRequest>;

/** A donation that recurs. `nextOn` is a day where its donor is, null once it has ended. */
export const RecurringRowView = z.object({
  id: z.string(),
  donorName: z.string(),
  about: z.string(),
  period: z.enum(donationPeriods),
  total: Amount,
  nextOn: z.nullable(z.string()),
  state: z.enum(recurringStates),
});
export type RecurringRowView = z.infer<typeof RecurringRowView>;

export const RecurringRequest = z.extend(ListingRequest, {
  state: z.optional(z.enum(recurringStates)),
  period: z.optional(z.enum(donationPeriods)),
  currency: z.optional(z.enum(currencyCodes)),
});
export type RecurringRequest = z.infer<typeof RecurringRequest>;

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
  adminRecurring: oc
    .route({
      method: 'GET',
      path: '/admin/giving/recurring',
      operationId: 'listRecurringDonations',
      summary: 'List the donations that recur, the next ones to be taken first',
    })
    .input(RecurringRequest)
    .output(listingPageOf(RecurringRowView)),
  adminTargets: oc
    .route({
      method: 'GET',
      path: '/admin/giving/targets',
      operationId: 'suggestDonationTargets',
      summary: 'List names of campaigns and teams, to look for their gifts by',
    })
    .output(z.array(z.string())),
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
  adminEnd: oc
    .route({
      method: 'POST',
      path: '/admin/giving/donations/{id}/end',
      operationId: 'endRecurringDonation',
      summary: 'End a donation that recurs, and tell its donor',
    })
    .meta(refuses({ notFound: true, conflict: ['not_running'] }))
    .input(DonationId)
    .output(AdminDonation),
};
