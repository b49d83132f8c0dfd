import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { listingPageOf, ListingRequest } from '#core/listing.ts';
import { localeCodes } from '#core/locale.ts';
import { paragraphs } from '#features/people/contract.ts';
import { dedicationKinds, reviews, spans, sponsorshipStates } from '../policy.ts';

export const AdminSponsorship = z.object({
  id: z.string(),
  /** What it is called, in the caller’s language. */
  about: z.string(),
  span: z.enum(spans),
  firstOn: z.string(),
  lastOn: z.string(),
  kind: z.enum(dedicationKinds),
  words: z.string(),
  sponsorName: z.string(),
  language: z.enum(localeCodes),
  state: z.enum(sponsorshipStates),
  review: z.enum(reviews),
  reason: z.string(),
  repeats: z.boolean(),
  /** Of the words. */
  version: z.int(),
  donationId: z.nullable(z.string()),
  createdAt: z.string(),
});
export type AdminSponsorship = z.infer<typeof AdminSponsorship>;

export const SponsorshipsRequest = z.extend(ListingRequest, {
  state: z.optional(z.enum(sponsorshipStates)),
  review: z.optional(z.enum(reviews)),
  span: z.optional(z.enum(spans)),
});
export type SponsorshipsRequest = z.infer<typeof SponsorshipsRequest>;

const ById = z.object({ id: z.string().check(z.maxLength(100)) });

export const decidingContract = {
  adminSponsorships: oc
    .route({
      method: 'GET',
      path: '/admin/giving/sponsorships',
      operationId: 'listSponsorships',
      summary: 'List all sponsorships, the latest first',
    })
    .input(SponsorshipsRequest)
    .output(listingPageOf(AdminSponsorship)),
  adminSponsorship: oc
    .route({
      method: 'GET',
      path: '/admin/giving/sponsorships/{id}',
      operationId: 'getAnySponsorship',
      summary: 'Get a sponsorship',
    })
    .meta(refuses({ notFound: true }))
    .input(ById)
    .output(AdminSponsorship),
  review: oc
    .route({
      method: 'POST',
      path: '/admin/giving/sponsorships/{id}/reviews',
      operationId: 'reviewSponsorship',
      summary: 'Approve the words of a sponsorship, or decline them with a reason that its sponsor reads',
    })
    .meta(refuses({ notFound: true, conflict: ['changed_meanwhile', 'not_now'] }))
    .input(
      z.extend(ById, {
        review: z.enum(['approved', 'declined']),
        /** That was looked at. */
        version: z.int(),
        reason: paragraphs(1000, 'sponsorships.field.reason'),
      }),
    )
    .output(AdminSponsorship),
};
