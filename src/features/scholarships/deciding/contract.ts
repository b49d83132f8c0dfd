import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { ListingRequest, listingPageOf } from '#core/listing.ts';
import { localeCodes } from '#core/locale.ts';
import { EmailAddress, paragraphs } from '#features/people/contract.ts';
import { ScholarshipGiven } from '../asking/contract.ts';
import {
  askers,
  beneficiaries,
  declineReasons,
  grantKinds,
  grantPayments,
  longestAnswer,
  longestNote,
  requestStates,
  shares,
  wishedPlans,
} from '../policy.ts';

const Id = z.string().check(z.maxLength(100));
const Version = z.coerce.number().check(z.gte(1), z.lte(2_000_000_000));
const Change = z.object({ id: Id, version: Version });
const Day = z.iso.date('scholarships.field.noDay');

export const ScholarshipsRequest = z.extend(ListingRequest, { state: z.optional(z.enum(requestStates)) });
export type ScholarshipsRequest = z.infer<typeof ScholarshipsRequest>;

/** A request as who decides reads it. */
export const ScholarshipRow = z.object({
  id: z.string(),
  state: z.enum(requestStates),
  asker: z.enum(askers),
  beneficiary: z.enum(beneficiaries),
  name: z.string(),
  country: z.string(),
  plan: z.enum(wishedPlans),
  share: z.literal([...shares]),
  askedAt: z.string(),
});
export type ScholarshipRow = z.infer<typeof ScholarshipRow>;

export const ScholarshipDetail = z.extend(ScholarshipRow, {
  emailAddress: z.string(),
  language: z.enum(localeCodes),
  words: z.string(),
  hasAccount: z.boolean(),
  /** How often this address has asked besides. */
  others: z.int(),
  reason: z.nullable(z.enum(declineReasons)),
  answer: z.string(),
  decidedAt: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  grantId: z.nullable(z.string()),
  /** What a month of the wished plan and of Premium costs where she is, in US cents at today’s rate. */
  monthly: z.object({ standard: z.int(), premium: z.int() }),
  version: z.int(),
});
export type ScholarshipDetail = z.infer<typeof ScholarshipDetail>;

/** A calendar year's budget, in US cents. */
export const ScholarshipBudget = z.object({ year: z.int(), total: z.int(), spent: z.int(), left: z.int() });
export type ScholarshipBudget = z.infer<typeof ScholarshipBudget>;

const Answer = paragraphs(longestAnswer);

/** Without `plan`, everything. */
export const GrantScholarshipPlanInput = z.extend(Change, {
  plan: z.optional(z.enum(wishedPlans)),
  endsOn: Day,
  answer: Answer,
});
export type GrantScholarshipPlanInput = z.infer<typeof GrantScholarshipPlanInput>;

/** `percent` is a whole number: what is taken off the price. */
export const GrantScholarshipDiscountInput = z.extend(Change, {
  percent: z
    .int('scholarships.field.noPercent')
    .check(z.gte(1, 'scholarships.field.noPercent'), z.lte(100, 'scholarships.field.noPercent')),
  plan: z.enum(wishedPlans),
  payments: z.enum(grantPayments),
  answer: Answer,
});
export type GrantScholarshipDiscountInput = z.infer<typeof GrantScholarshipDiscountInput>;

export const DeclineScholarshipInput = z.extend(Change, { reason: z.enum(declineReasons), answer: Answer });
export type DeclineScholarshipInput = z.infer<typeof DeclineScholarshipInput>;

/** A complimentary plan that nobody asked for; `key` makes a second sending the same gift. */
export const GiveComplimentaryInput = z.object({
  emailAddress: EmailAddress,
  endsOn: Day,
  note: paragraphs(longestNote),
  inBudget: z.boolean(),
  key: z.string().check(z.minLength(8), z.maxLength(100)),
});
export type GiveComplimentaryInput = z.infer<typeof GiveComplimentaryInput>;

export const ScholarshipGrantsRequest = z.extend(ListingRequest, { kind: z.optional(z.enum(grantKinds)) });
export type ScholarshipGrantsRequest = z.infer<typeof ScholarshipGrantsRequest>;

/** What was given, and what it takes of the budgets, in US cents. */
export const ScholarshipGrant = z.extend(ScholarshipGiven, {
  id: z.string(),
  /** Null where nobody has claimed it, or the account is gone. */
  holder: z.nullable(z.object({ name: z.string(), href: z.nullable(z.string()) })),
  grantedAt: z.string(),
  inBudget: z.boolean(),
  value: z.int(),
});
export type ScholarshipGrant = z.infer<typeof ScholarshipGrant>;

export const ScholarshipGrantDetail = z.extend(ScholarshipGrant, {
  requestId: z.nullable(z.string()),
  grantedBy: z.nullable(z.string()),
  note: z.string(),
  mayExtend: z.boolean(),
  mayWithdraw: z.boolean(),
  costs: z.array(
    z.object({
      cause: z.enum(['granted', 'extended', 'withdrawn']),
      at: z.string(),
      year: z.int(),
      months: z.int(),
      value: z.int(),
    }),
  ),
  version: z.int(),
});
export type ScholarshipGrantDetail = z.infer<typeof ScholarshipGrantDetail>;

const decided = refuses({
  conflict: ['changed_meanwhile', 'decided_already'],
  notFound: true,
});
const changed = refuses({
  conflict: ['changed_meanwhile', 'grant_over', 'code_used'],
  notFound: true,
});

export const decidingContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/admin/scholarships/requests',
      operationId: 'listScholarshipRequests',
      summary: 'List who has asked for a scholarship',
    })
    .input(ScholarshipsRequest)
    .output(listingPageOf(ScholarshipRow)),
  get: oc
    .route({
      method: 'GET',
      path: '/admin/scholarships/requests/{id}',
      operationId: 'getScholarshipRequest',
      summary: 'Get a request for a scholarship',
    })
    .meta(refuses({ notFound: true }))
    .input(z.object({ id: Id }))
    .output(ScholarshipDetail),
  budget: oc
    .route({
      method: 'GET',
      path: '/admin/scholarships/budget',
      operationId: 'getScholarshipBudget',
      summary: 'Get what of this year’s budget is left',
    })
    .output(ScholarshipBudget),
  grantPlan: oc
    .route({
      method: 'POST',
      path: '/admin/scholarships/requests/{id}/plan',
      operationId: 'grantScholarshipPlan',
      summary: 'Grant a plan for nothing until a day, by default everything, and mail the answer',
    })
    .meta(decided)
    .input(GrantScholarshipPlanInput)
    .output(ScholarshipDetail),
  grantDiscount: oc
    .route({
      method: 'POST',
      path: '/admin/scholarships/requests/{id}/discount',
      operationId: 'grantScholarshipDiscount',
      summary: 'Grant a part of the price by a code that works once, and mail the answer',
    })
    .meta(decided)
    .input(GrantScholarshipDiscountInput)
    .output(ScholarshipDetail),
  decline: oc
    .route({
      method: 'POST',
      path: '/admin/scholarships/requests/{id}/decline',
      operationId: 'declineScholarship',
      summary: 'Decline a request with a reason, and mail the answer',
    })
    .meta(decided)
    .input(DeclineScholarshipInput)
    .output(ScholarshipDetail),
  give: oc
    .route({
      method: 'POST',
      path: '/admin/scholarships/grants',
      operationId: 'giveComplimentaryPlan',
      successStatus: 201,
      summary: 'Give a person a complimentary plan, out of the budget or beside it',
    })
    .input(GiveComplimentaryInput)
    .output(ScholarshipGrantDetail),
  grants: oc
    .route({
      method: 'GET',
      path: '/admin/scholarships/grants',
      operationId: 'listScholarshipGrants',
      summary: 'List what was given',
    })
    .input(ScholarshipGrantsRequest)
    .output(listingPageOf(ScholarshipGrant)),
  grant: oc
    .route({
      method: 'GET',
      path: '/admin/scholarships/grants/{id}',
      operationId: 'getScholarshipGrant',
      summary: 'Get what was given, and what it took of the budgets',
    })
    .meta(refuses({ notFound: true }))
    .input(z.object({ id: Id }))
    .output(ScholarshipGrantDetail),
  extend: oc
    .route({
      method: 'POST',
      path: '/admin/scholarships/grants/{id}/extend',
      operationId: 'extendScholarshipGrant',
      summary: 'Let a complimentary plan go on until a later day, and tell its holder',
    })
    .meta(changed)
    .input(z.extend(Change, { endsOn: Day }))
    .output(ScholarshipGrantDetail),
  withdraw: oc
    .route({
      method: 'POST',
      path: '/admin/scholarships/grants/{id}/withdraw',
      operationId: 'withdrawScholarshipGrant',
      summary:
        'End what was given now, and tell its holder; the months that have not begun go back to the budget',
    })
    .meta(changed)
    .input(Change)
    .output(ScholarshipGrantDetail),
};
