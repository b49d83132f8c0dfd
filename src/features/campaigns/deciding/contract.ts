import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { listingPageOf, ListingRequest } from '#core/listing.ts';
import { currencyCodes } from '#core/money.ts';
import { campaignStates, categoryNames, staffActs } from '../life/policy.ts';
import { paragraphs } from '#features/people/contract.ts';
import { OwnCampaign } from '../organizing/contract.ts';

export const AdminCampaign = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  teamLeaderName: z.string(),
  category: z.enum(categoryNames),
  state: z.enum(campaignStates),
  currency: z.enum(currencyCodes),
  /** In minor units. */
  goal: z.int(),
  startsAt: z.string(),
  endsAt: z.nullable(z.string()),
  createdAt: z.string(),
});
export type AdminCampaign = z.infer<typeof AdminCampaign>;

export const AdminCampaignDetail = z.extend(OwnCampaign, {
  createdAt: z.string(),
  /** Null if the account is gone. */
  organizer: z.nullable(z.object({ name: z.string(), href: z.nullable(z.string()) })),
  /** What staff can do about it now. */
  staffActs: z.array(z.enum(staffActs)),
  /** Newest first. */
  history: z.array(
    z.object({
      at: z.string(),
      from: z.enum(campaignStates),
      to: z.enum(campaignStates),
      /** Null for the clock. */
      by: z.nullable(z.string()),
      reason: z.string(),
    }),
  ),
});
export type AdminCampaignDetail = z.infer<typeof AdminCampaignDetail>;

export const CampaignsRequest = z.extend(ListingRequest, {
  state: z.optional(z.enum(campaignStates)),
  category: z.optional(z.enum(categoryNames)),
});
export type CampaignsRequest = z.infer<typeof CampaignsRequest>;

const ById = z.object({ id: z.string().check(z.maxLength(100)) });

export const decidingContract = {
  adminCampaigns: oc
    .route({
      method: 'GET',
      path: '/admin/giving/campaigns',
      operationId: 'listAllCampaigns',
      summary: 'List all campaigns that are more than begun, newest first',
    })
    .input(CampaignsRequest)
    .output(listingPageOf(AdminCampaign)),
  adminCampaign: oc
    .route({
      method: 'GET',
      path: '/admin/giving/campaigns/{id}',
      operationId: 'getAnyCampaign',
      summary: 'Get a campaign with its history',
    })
    .meta(refuses({ notFound: true }))
    .input(ById)
    .output(AdminCampaignDetail),
  decide: oc
    .route({
      method: 'POST',
      path: '/admin/giving/campaigns/{id}/decisions',
      operationId: 'decideOnCampaign',
      summary: 'Approve, reject, pause, resume, cancel or archive a campaign',
    })
    .meta(refuses({ notFound: true, conflict: ['not_now', 'changed_meanwhile'] }))
    .input(
      z.extend(ById, {
        act: z.enum(staffActs),
        /** That was looked at. */
        version: z.int(),
        /** Needed to reject or cancel: the organizer reads it. */
        reason: paragraphs(1000, 'campaigns.field.reason'),
      }),
    )
    .output(AdminCampaignDetail),
};
