import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { listingPageOf, ListingRequest } from '#core/listing.ts';
import { currencyCodes } from '#core/money.ts';
import { campaignStates, categoryNames, staffActs } from '../life/policy.ts';
import { paragraphs } from '#features/people/contract.ts';
import { PoolView } from '../matching/contract.ts';
import { poolStates } from '../matching/policy-pools.ts';
import { campaignCovers } from '../setup/policy.ts';
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

const TeamSums = z.object({ raised: z.int(), matched: z.int(), gifts: z.int(), donors: z.int() });

/** A team as staff sees it; sums are in minor units of the campaign. */
export const AdminTeam = z.object({
  id: z.string(),
  slug: z.string(),
  parentId: z.nullable(z.string()),
  level: z.literal([1, 2, 3]),
  name: z.string(),
  words: z.string(),
  picture: z.enum(campaignCovers),
  /** As its page shows it. */
  goal: z.int(),
  /** Someone asked for it and the organizer has not answered; it takes gifts; it takes no more. */
  state: z.enum(['asked', 'open', 'closed']),
  leaders: z.array(z.object({ id: z.string(), name: z.string(), href: z.nullable(z.string()) })),
  /** Of the gifts to it by itself, and with those of the teams below it. */
  own: TeamSums,
  whole: TeamSums,
});
export type AdminTeam = z.infer<typeof AdminTeam>;

export const AdminPool = z.extend(PoolView, { state: z.enum(poolStates) });
export type AdminPool = z.infer<typeof AdminPool>;

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
  adminTeams: oc
    .route({
      method: 'GET',
      path: '/admin/giving/campaigns/{id}/teams',
      operationId: 'listAnyCampaignTeams',
      summary:
        'List all teams of a campaign as a tree, those that someone asked for too, with their leaders and sums',
    })
    .meta(refuses({ notFound: true }))
    .input(ById)
    .output(z.object({ items: z.array(AdminTeam), totalItems: z.int() })),
  adminPools: oc
    .route({
      method: 'GET',
      path: '/admin/giving/campaigns/{id}/pools',
      operationId: 'listAnyCampaignPools',
      summary: 'List the money that is added to gifts of a campaign, in the order in which it is used',
    })
    .meta(refuses({ notFound: true }))
    .input(ById)
    .output(z.object({ items: z.array(AdminPool), totalItems: z.int() })),
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
