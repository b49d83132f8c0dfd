import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { isCountry } from '#core/countries.ts';
import { refuses } from '#core/declared-refusals.ts';
import { EmailAddress, line, paragraphs } from '#features/people/contract.ts';
import {
  askers,
  beneficiaries,
  declineReasons,
  grantKinds,
  grantPayments,
  grantStates,
  longestWords,
  requestStates,
  shares,
  wishedPlans,
} from '../policy.ts';

/**
 * A request. Someone whose address is proved is known by it: what she sends as `emailAddress` is left aside. `share` is what she could
 * pay, in percent of the price.
 */
export const ScholarshipInput = z.object({
  asker: z.enum(askers, 'scholarships.field.choose'),
  beneficiary: z.enum(beneficiaries, 'scholarships.field.choose'),
  name: line(120).check(z.minLength(1, 'scholarships.field.noName')),
  emailAddress: z.optional(EmailAddress),
  country: z.string().check(z.refine(isCountry, 'scholarships.field.choose')),
  words: paragraphs(longestWords).check(z.minLength(1, 'scholarships.field.noWords')),
  plan: z.enum(wishedPlans, 'scholarships.field.choose'),
  share: z.literal([...shares], 'scholarships.field.choose'),
  /** The answer to `GET /captcha`; without it, fewer requests are accepted. */
  captcha: z.optional(z.string().check(z.maxLength(8000))),
});
export type ScholarshipInput = z.infer<typeof ScholarshipInput>;

/** What was given: everything until its last day, or a part of the price by a code that can be used until then. */
export const ScholarshipGiven = z.object({
  kind: z.enum(grantKinds),
  state: z.enum(grantStates),
  plan: z.enum(wishedPlans),
  /** In hundredths of a percent. */
  percent: z.int(),
  payments: z.nullable(z.enum(grantPayments)),
  endsOn: z.string(),
  code: z.nullable(z.string()),
});
export type ScholarshipGiven = z.infer<typeof ScholarshipGiven>;

/** The caller's last request and what she has been given; `emailAddress` is hers if she has proved it. */
export const OwnScholarship = z.object({
  request: z.nullable(
    z.object({
      state: z.enum(requestStates),
      askedAt: z.string(),
      plan: z.enum(wishedPlans),
      reason: z.nullable(z.enum(declineReasons)),
      answer: z.string(),
    }),
  ),
  given: z.nullable(ScholarshipGiven),
  mayAsk: z.boolean(),
  emailAddress: z.nullable(z.string()),
});
export type OwnScholarship = z.infer<typeof OwnScholarship>;

const Token = z.object({ token: z.string().check(z.maxLength(200)) });

export const askingContract = {
  ask: oc
    .route({
      method: 'POST',
      path: '/scholarships/requests',
      operationId: 'askForScholarship',
      successStatus: 201,
      summary: 'Ask for a scholarship; the answer is the same whether this address has asked already',
    })
    .meta(refuses({ conflict: ['already_asked', 'has_scholarship'] }))
    .input(ScholarshipInput)
    .output(z.object({ emailAddress: z.string() })),
  own: oc
    .route({
      method: 'GET',
      path: '/scholarships/own',
      operationId: 'getOwnScholarship',
      summary: 'Get the caller’s last request, and what she has been given',
    })
    .output(OwnScholarship),
  answer: oc
    .route({
      method: 'GET',
      path: '/scholarships/answers/{token}',
      operationId: 'getScholarshipAnswer',
      summary: 'Get what a link from a mail brings into an account',
    })
    .meta(refuses({ notFound: true }))
    .input(Token)
    .output(z.object({ plan: z.enum(wishedPlans), endsOn: z.string() })),
  claim: oc
    .route({
      method: 'POST',
      path: '/scholarships/answers/{token}/claim',
      operationId: 'claimScholarship',
      summary: 'Bring what a link from a mail gives into the caller’s account; it works once',
    })
    .meta(refuses({ conflict: ['link_over'] }))
    .input(Token)
    .output(OwnScholarship),
};
