import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { listingPageOf, ListingRequest } from '#core/listing.ts';
import { line, paragraphs, personName } from '#features/people/contract.ts';
import {
  giftAidScopes,
  giftAidStates,
  longestInSchedule,
  longestTitle,
  readPostcode,
  taxpayerName,
  type GiftAidScope,
} from './policy.ts';

const nameOf = (wrong: string) =>
  personName(longestInSchedule.name).check(z.regex(taxpayerName, { error: wrong }));

/** What a taxpayer declares, as HMRC needs it. `postcode` is of the UK, unless her home is not there. */
const Declared = {
  scope: z.enum(giftAidScopes, 'donations.giftAid.field.scope'),
  title: line(longestTitle),
  firstName: nameOf('donations.giftAid.field.firstName'),
  lastName: nameOf('donations.giftAid.field.lastName'),
  house: line(longestInSchedule.house).check(z.minLength(1, 'donations.giftAid.field.house')),
  address: paragraphs(200).check(z.minLength(1, 'donations.giftAid.field.address')),
  postcode: line(12),
  isOverseas: z.boolean(),
};

const Home = z.object({ postcode: z.string(), isOverseas: z.boolean() });

const postcodeFits = z.refine<{ postcode: string; isOverseas: boolean }>(
  ({ postcode, isOverseas }) => isOverseas || readPostcode(postcode) !== undefined,
  {
    path: ['postcode'],
    error: 'donations.giftAid.field.postcode',
    // It is said together with what else is wrong.
    when: ({ value }) => Home.safeParse(value).success,
  },
);

/** A declaration by its donor. */
export const GiftAidInput = z.object(Declared).check(postcodeFits);
export type GiftAidInput = z.infer<typeof GiftAidInput>;

/** The same on paper: the day that stands on it, and where it is kept. */
const PaperInput = z
  .object({
    ...Declared,
    paperOn: z.iso.date('donations.giftAid.field.paperOn'),
    paperPlace: line(200).check(z.minLength(1, 'donations.giftAid.field.paperPlace')),
  })
  .check(postcodeFits);
export type PaperInput = z.infer<typeof PaperInput>;

/** A declaration that is in force, as its donor sees it. `postcode` is null for a home outside the UK. */
const DeclarationView = z.object({
  scope: z.enum(giftAidScopes),
  name: z.string(),
  postcode: z.nullable(z.string()),
  declaredOn: z.string(),
});

/** Who would claim, and the statement of each scope in English, which counts in every language. */
export const GiftAidOffer = z.object({
  charity: z.string(),
  /** What HMRC adds to a gift, in hundredths of a percent of it. */
  share: z.int(),
  statements: z.object({ gift: z.string(), all: z.string() } satisfies Record<GiftAidScope, z.ZodMiniType>),
});
export type GiftAidOffer = z.infer<typeof GiftAidOffer>;

/** Gift Aid of a donation, for its donor; without an offer it can only be canceled. */
export const GiftAidView = z.object({
  offer: z.nullable(GiftAidOffer),
  declared: z.nullable(DeclarationView),
});
export type GiftAidView = z.infer<typeof GiftAidView>;

/** The same for finance. `taxpayer` is null for a caller who may not act on payments. */
export const AdminGiftAid = z.object({
  declared: z.nullable(
    z.object({
      scope: z.enum(giftAidScopes),
      declaredOn: z.string(),
      taxpayer: z.nullable(z.object({ name: z.string(), address: z.string() })),
      /** Of one on paper: where it is kept. */
      paperPlace: z.nullable(z.string()),
      isOnPaper: z.boolean(),
    }),
  ),
  /** Declarations that were canceled, the latest first; days are in London. */
  canceled: z.array(
    z.object({
      scope: z.enum(giftAidScopes),
      declaredOn: z.string(),
      canceledOn: z.string(),
      by: z.enum(['donor', 'finance']),
    }),
  ),
  mayDeclare: z.boolean(),
  mayCancel: z.boolean(),
});
export type AdminGiftAid = z.infer<typeof AdminGiftAid>;

/** Pence. */
const pence = z.int();

/** A gift that a declaration covers. `left` is what has not gone back of it. */
export const GiftAidGift = z.object({
  id: z.string(),
  donationId: z.string(),
  donorName: z.string(),
  givenOn: z.string(),
  left: pence,
  state: z.enum(giftAidStates),
  claim: z.nullable(z.string()),
});
export type GiftAidGift = z.infer<typeof GiftAidGift>;

export const GiftAidRequest = z.extend(ListingRequest, {
  state: z.optional(z.enum(giftAidStates)),
  /** The id of a claim. */
  claim: z.optional(line(100)),
});
export type GiftAidRequest = z.infer<typeof GiftAidRequest>;

const ClaimRow = z.object({
  id: z.string(),
  number: z.string(),
  madeAt: z.string(),
  gifts: z.int(),
  total: pence,
  tax: pence,
  adjustmentTax: pence,
});
export type ClaimRow = z.infer<typeof ClaimRow>;

/** What has gone back of a gift since it was claimed: HMRC hears of `tax` of it with another claim. */
const Adjustment = z.object({
  contributionId: z.string(),
  donationId: z.string(),
  donorName: z.string(),
  claimedIn: z.string(),
  amount: pence,
  tax: pence,
});
export type Adjustment = z.infer<typeof Adjustment>;

/** What can be claimed now of the gifts up to a day, what has to be told with it, and the latest claims. */
export const GiftAidSums = z.object({
  until: z.string(),
  gifts: z.int(),
  total: pence,
  tax: pence,
  /** The basic rate of income tax, in hundredths of a percent. */
  rate: z.int(),
  adjustments: z.array(Adjustment),
  adjustmentTax: pence,
  claims: z.array(ClaimRow),
  /** Whether the UK organization is described as a charity: without that nobody can declare anything. */
  isCharity: z.boolean(),
});
export type GiftAidSums = z.infer<typeof GiftAidSums>;

export const GiftAidClaim = z.extend(ClaimRow, {
  rate: z.int(),
  givenUntil: z.string(),
  madeBy: z.nullable(z.string()),
  /** How many files its schedule has. */
  schedules: z.int(),
  adjustments: z.array(Adjustment),
});
export type GiftAidClaim = z.infer<typeof GiftAidClaim>;

/** Which file of the schedule of which claim. */
export const ScheduleRequest = z.extend(ListingRequest, {
  claim: line(100),
  part: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)),
});
export type ScheduleRequest = z.infer<typeof ScheduleRequest>;

const Token = z.object({ token: z.string().check(z.maxLength(100)) });
const Id = z.object({ id: z.string().check(z.maxLength(100)) });
/** Gifts that were not claimed yet are left out, too. */
const Cancelling = { leavesOut: z.boolean() };

export const giftAidContract = {
  declareGiftAid: oc
    .route({
      method: 'POST',
      path: '/donations/{token}/gift-aid',
      operationId: 'declareGiftAid',
      summary: 'Declare Gift Aid for a donation in pounds, as its donor; the same again changes nothing',
    })
    .meta(refuses({ notFound: true, conflict: ['minor', 'no_gift_aid'] }))
    .input(z.extend(Token, { giftAid: GiftAidInput }))
    .output(GiftAidView),
  cancelGiftAid: oc
    .route({
      method: 'POST',
      path: '/donations/{token}/gift-aid/cancellation',
      operationId: 'cancelGiftAid',
      summary: 'Cancel the Gift Aid declaration that covers a donation, as its donor',
    })
    .meta(refuses({ notFound: true, conflict: ['no_gift_aid'] }))
    .input(z.extend(Token, Cancelling))
    .output(z.object({})),
  adminDeclareGiftAid: oc
    .route({
      method: 'POST',
      path: '/admin/giving/donations/{id}/gift-aid',
      operationId: 'enterGiftAid',
      summary: 'Enter a Gift Aid declaration that was made on paper',
    })
    .meta(refuses({ notFound: true, conflict: ['no_gift_aid'] }))
    .input(z.extend(Id, { giftAid: PaperInput }))
    .output(AdminGiftAid),
  adminCancelGiftAid: oc
    .route({
      method: 'POST',
      path: '/admin/giving/donations/{id}/gift-aid/cancellation',
      operationId: 'cancelGiftAidAsStaff',
      summary: 'Cancel the Gift Aid declaration that covers a donation, because its donor has asked for it',
    })
    .meta(refuses({ notFound: true, conflict: ['no_gift_aid'] }))
    .input(
      z.extend(Id, {
        ...Cancelling,
        reason: line(300).check(z.minLength(1, 'donations.offline.reasonMissing')),
      }),
    )
    .output(z.object({})),
  adminGiftAid: oc
    .route({
      method: 'GET',
      path: '/admin/giving/gift-aid',
      operationId: 'getGiftAidSums',
      summary: 'Get what can be claimed from HMRC, what has to be told with it, and the latest claims',
    })
    .input(z.object({ until: z.optional(z.iso.date()) }))
    .output(GiftAidSums),
  adminGiftAidGifts: oc
    .route({
      method: 'GET',
      path: '/admin/giving/gift-aid/gifts',
      operationId: 'listGiftAidGifts',
      summary: 'List the gifts that declarations cover, those covered last first',
    })
    .input(GiftAidRequest)
    .output(listingPageOf(GiftAidGift)),
  adminClaimGiftAid: oc
    .route({
      method: 'POST',
      path: '/admin/giving/gift-aid/claims',
      operationId: 'claimGiftAid',
      summary: 'Make a claim of the gifts up to a day, as they were seen; the same key is the same claim',
    })
    .meta(refuses({ conflict: ['changed_meanwhile', 'key_used', 'nothing_to_claim'] }))
    .input(
      z.object({
        key: z.string().check(z.minLength(8), z.maxLength(100)),
        until: z.iso.date(),
        /** As they were seen. */
        gifts: z.int(),
        total: pence,
        adjustmentTax: pence,
      }),
    )
    .output(GiftAidClaim),
  adminGiftAidClaim: oc
    .route({
      method: 'GET',
      path: '/admin/giving/gift-aid/claims/{id}',
      operationId: 'getGiftAidClaim',
      summary: 'Get a claim',
    })
    .meta(refuses({ notFound: true }))
    .input(Id)
    .output(GiftAidClaim),
};
