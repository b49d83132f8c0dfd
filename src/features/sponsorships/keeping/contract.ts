import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { personName } from '#features/people/contract.ts';
import { dedicationKinds, longestWords, reviews, spans, sponsorshipStates } from '../policy.ts';

/** The secret of its sponsor’s page: anyone who has it acts as the sponsor. */
const Token = z.object({ token: z.string().check(z.maxLength(100)) });

/** Everything of a sponsorship, for its sponsor. */
export const OwnSponsorship = z.object({
  /** What it is called, in the caller’s language. */
  about: z.string(),
  span: z.enum(spans),
  firstOn: z.string(),
  lastOn: z.string(),
  kind: z.enum(dedicationKinds),
  words: z.string(),
  state: z.enum(sponsorshipStates),
  review: z.enum(reviews),
  /** Why the words were declined. */
  reason: z.string(),
  version: z.int(),
  repeats: z.boolean(),
  /** Whether its words can still be changed, which staff then looks at again. */
  mayChange: z.boolean(),
  /** When it would be repeated, if it is. */
  nextYear: z.nullable(z.string()),
  /** Where it is paid, while it is kept for her; and until when it is. */
  payTarget: z.nullable(z.string()),
  keptUntil: z.nullable(z.string()),
});
export type OwnSponsorship = z.infer<typeof OwnSponsorship>;

export const keepingContract = {
  own: oc
    .route({
      method: 'GET',
      path: '/sponsorships/own/{token}',
      operationId: 'getSponsorship',
      summary: 'Get everything of a sponsorship, for its sponsor',
    })
    .meta(refuses({ notFound: true }))
    .input(Token)
    .output(OwnSponsorship),
  reword: oc
    .route({
      method: 'POST',
      path: '/sponsorships/own/{token}/words',
      operationId: 'changeSponsorshipWords',
      summary: 'Change for whom it is, until its days are over; staff looks at it again',
    })
    .meta(refuses({ notFound: true, conflict: ['over'] }))
    .input(
      z.extend(Token, {
        kind: z.enum(dedicationKinds, 'sponsorships.field.kind'),
        words: personName(longestWords).check(z.minLength(1, 'sponsorships.field.words')),
      }),
    )
    .output(OwnSponsorship),
  repeat: oc
    .route({
      method: 'POST',
      path: '/sponsorships/own/{token}/repeats',
      operationId: 'repeatSponsorship',
      summary: 'Have its Hebrew date kept in the next year, or no longer',
    })
    .meta(refuses({ notFound: true, conflict: ['over'] }))
    .input(z.extend(Token, { repeats: z.boolean() }))
    .output(OwnSponsorship),
};
