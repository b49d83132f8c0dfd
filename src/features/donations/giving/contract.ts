import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { nameHoldsLink } from '#core/holds-link.ts';
import { localeCodes } from '#core/locale.ts';
import { currencyCodes } from '#core/money.ts';
import { paymentMethods } from '#core/payment-providers.ts';
import { EmailAddress, paragraphs, personName } from '#features/people/contract.ts';
import { GiftAidInput, GiftAidOffer, GiftAidView } from '../gift-aid/contract.ts';
import { RecurrenceView } from '../recurring/contract.ts';
import { scheduleRefusals } from '../recurring/policy.ts';
import {
  anonymities,
  channels,
  dedications,
  donationPeriods,
  donationStates,
  longestDedication,
  longestMessage,
  reviews,
  targetPattern,
} from '../policy.ts';

/** A way to pay that the caller has saved. */
const SavedMethod = z.object({ id: z.string(), method: z.enum(paymentMethods), label: z.string() });

/** What its provider keeps of a payment, about: a share in hundredths of a percent, and so many minor units. */
const Costs = z.object({ method: z.enum(paymentMethods), share: z.int(), fixed: z.int() });

/** How a donation can be paid in a currency. */
const Ways = {
  methods: z.array(z.enum(paymentMethods)),
  saved: z.array(SavedMethod),
  costs: z.array(Costs),
  /** Whether the caller may have her way to pay kept: she has an account. */
  mayKeep: z.boolean(),
  /** When giving is possible again, while melacha is forbidden where the caller is. */
  reopensAt: z.nullable(z.string()),
};

/** What a donation is for: a kind and an id. */
const Target = z.string().check(z.maxLength(240), z.regex(targetPattern));

/** What the form shows: amounts in whole units of the currency, and what is known of the caller as a donor. */
export const DonationFormView = z.object({
  currency: z.enum(currencyCodes),
  presets: z.array(z.int()),
  proposed: z.int(),
  /** Above it, someone looks at a donation before it can be paid. */
  reviewAbove: z.int(),
  donorName: z.string(),
  donorAddress: z.string(),
  /** What it is for, if that is not everything that we do; or why nothing can be given for it now. */
  target: z.nullable(
    z.object({
      about: z.nullable(z.string()),
      refused: z.nullable(z.string()),
      /** What it costs in minor units, if it is given for exactly that; it then has its own dedication. */
      price: z.nullable(z.int()),
      /** Whether what a donor writes may be shown to everyone. */
      showsMessage: z.boolean(),
    }),
  ),
  /** In pounds, once the UK organization is a charity: what a donor can declare for HMRC. */
  giftAid: z.nullable(GiftAidOffer),
  /** Those of `methods` that can be charged again, for what recurs. */
  recurringMethods: z.array(z.enum(paymentMethods)),
  ...Ways,
});
export type DonationFormView = z.infer<typeof DonationFormView>;

/** How it is paid; a saved way has the method that it is of. `fundAccount` and `fundCode` are for grants of donor-advised funds. */
const Paying = {
  method: z.enum(paymentMethods, 'donations.field.method'),
  savedMethodId: z.optional(z.string().check(z.maxLength(100))),
  fundAccount: z.optional(z.string().check(z.maxLength(130))),
  fundCode: z.optional(z.string().check(z.maxLength(12))),
  /** Whether the way to pay is kept for the next time. */
  keeps: z.optional(z.boolean()),
};

/** A donor's name, which her campaign shows to everyone at once. `missing` is the key of what to say without one. */
export function donorName(missing: string) {
  return personName(120).check(
    z.minLength(1, missing),
    z.refine((name) => !nameHoldsLink(name), 'donations.field.donorNameLink'),
  );
}

const Wanted = z.object({
  /** A target such as `campaign:ID`; without one it is for everything that we do. */
  to: z.optional(Target),
  period: z.enum(donationPeriods),
  currency: z.enum(currencyCodes),
  /** As people of the request’s language write it, such as `36` or `1,000.50`. */
  amount: z.string().check(z.maxLength(100)),
  coversCosts: z.boolean(),
  anonymity: z.enum(anonymities, 'donations.field.anonymity'),
  dedication: z.enum(dedications, 'donations.field.dedication'),
  dedicationText: personName(longestDedication),
  message: paragraphs(longestMessage, 'donations.field.message'),
  /** How she came to the form, as the address that she followed said. */
  via: z.optional(z.enum(channels)),
  donorName: donorName('donations.field.donorName'),
  donorAddress: EmailAddress,
  /** What its donor declares for HMRC; of other currencies and of grants it is left out. */
  giftAid: z.optional(GiftAidInput),
  ...Paying,
});

/** A donation as it is asked for. The same `key` is the same donation: with another body it is changed, until it is paid. */
export const DonationInput = z.extend(Wanted, { key: z.string().check(z.minLength(8), z.maxLength(100)) });
export type DonationInput = z.infer<typeof DonationInput>;

/** The secret of its donor's page: anyone who has it acts as the donor. */
const Token = z.object({ token: z.string().check(z.maxLength(100)) });

/** Where the donor goes on; null if what comes of it is known without her, or finance looks at it first. */
const Begun = z.object({ token: z.string(), payHref: z.nullable(z.string()) });

/** Money that came of a donation, in minor units; `refunded` of it has gone back. */
const Contribution = z.object({
  id: z.string(),
  amount: z.int(),
  refunded: z.int(),
  givenAt: z.string(),
  receiptHref: z.nullable(z.string()),
});

/** Everything of a donation, for its donor. Amounts are in minor units: `total` is `amount` and `fee`. */
export const DonationView = z.object({
  state: z.enum(donationStates),
  review: z.nullable(z.enum(reviews)),
  period: z.enum(donationPeriods),
  currency: z.enum(currencyCodes),
  amount: z.int(),
  fee: z.int(),
  total: z.int(),
  /** What it is for, in the caller’s language. */
  about: z.string(),
  /** Its target, such as `campaign:ID`. */
  to: z.string(),
  anonymity: z.enum(anonymities),
  dedication: z.enum(dedications),
  dedicationText: z.string(),
  message: z.string(),
  donorName: z.string(),
  donorAddress: z.string(),
  /** Of the donor: what she wrote and the mails to her are in it. */
  language: z.enum(localeCodes),
  givenAt: z.nullable(z.string()),
  contributions: z.array(Contribution),
  /** Of what a fund has pledged: what confirms it. */
  acknowledgmentHref: z.nullable(z.string()),
  /** Null where there is no Gift Aid. */
  giftAid: z.nullable(GiftAidView),
  /** Of one that recurs: what comes next. */
  recurrence: z.nullable(RecurrenceView),
  /** How far a payment is, why it did not come about, and where it can still be paid. */
  payment: z.enum(['none', 'waiting', 'failed', 'review']),
  /** Whether its donor has probably paid, and only the provider’s confirmation is missing. */
  isConfirming: z.boolean(),
  failure: z.nullable(z.string()),
  /** What was paid for one that is not given could not be kept, and goes back: how much, and whether it has gone. */
  sentBack: z.nullable(z.object({ amount: z.int(), isDone: z.boolean() })),
  /** Why nothing can be paid for its target any more. */
  refused: z.nullable(z.string()),
  payHref: z.nullable(z.string()),
  ...Ways,
});
export type DonationView = z.infer<typeof DonationView>;

/** A donation in its donor’s own list; `token` is the secret of its page, `total` is in minor units. */
export const OwnDonation = z.object({
  token: z.string(),
  about: z.string(),
  state: z.enum(donationStates),
  period: z.enum(donationPeriods),
  currency: z.enum(currencyCodes),
  total: z.int(),
  at: z.string(),
});
export type OwnDonation = z.infer<typeof OwnDonation>;

const paying = [
  'minor',
  'holy_day',
  'method_unavailable',
  'provider_away',
  'already_given',
  'not_approved',
] as const;

export const givingContract = {
  form: oc
    .route({
      method: 'GET',
      path: '/donations/form',
      operationId: 'getDonationForm',
      summary: 'Get what can be given and how, by default in the currency of the caller’s place',
    })
    .input(z.object({ currency: z.optional(z.enum(currencyCodes)), to: z.optional(Target) }))
    .output(DonationFormView),
  give: oc
    .route({
      method: 'POST',
      path: '/donations',
      operationId: 'giveDonation',
      summary: 'Write a donation down and begin paying it; the answer says where. No account is needed',
    })
    .meta(refuses({ conflict: [...paying, 'key_used', 'target_closed'] }))
    .input(DonationInput)
    .output(Begun),
  /** For the page to which the provider leads back, which must not have the token in its address. */
  begun: oc
    .route({
      method: 'GET',
      path: '/donations/begun',
      operationId: 'getBegunDonation',
      summary: 'Get the token of the donation that this browser has made last',
    })
    .output(z.object({ token: z.nullable(z.string()) })),
  own: oc
    .route({
      method: 'GET',
      path: '/users/current/donations',
      operationId: 'listOwnDonations',
      summary: 'List what the caller has given or promised while signed in, newest first',
    })
    .input(z.object({ after: z.optional(z.string().check(z.maxLength(200))) }))
    .output(z.object({ items: z.array(OwnDonation), next: z.optional(z.string()) })),
  sendLinks: oc
    .route({
      method: 'POST',
      path: '/donations/links',
      operationId: 'sendDonationLinks',
      summary: 'Mail the addresses of the latest donations to their donor; the answer is always the same',
    })
    .input(z.object({ emailAddress: EmailAddress }))
    .output(z.object({})),
  get: oc
    .route({
      method: 'GET',
      path: '/donations/{token}',
      operationId: 'getDonation',
      summary: 'Get everything of a donation, for its donor',
    })
    .meta(refuses({ notFound: true }))
    .input(Token)
    .output(DonationView),
  pay: oc
    .route({
      method: 'POST',
      path: '/donations/{token}/payments',
      operationId: 'payDonation',
      summary: 'Begin paying a donation that is not paid yet; the answer says where',
    })
    .meta(refuses({ notFound: true, conflict: [...paying, ...scheduleRefusals, 'target_closed'] }))
    .input(z.extend(Token, Paying))
    .output(Begun),
  complete: oc
    .route({
      method: 'POST',
      path: '/donations/{token}/complete',
      operationId: 'completeDonation',
      summary: 'Ask the provider what came of a payment, once the donor is back',
    })
    .meta(refuses({ notFound: true }))
    .input(z.extend(Token, { query: z.record(z.string(), z.string().check(z.maxLength(2000))) }))
    .output(DonationView),
};
