import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { localeCodes } from '#core/locale.ts';
import { currencyCodes } from '#core/money.ts';
import { campaignStates, categoryNames, publicStates } from '../life/policy.ts';
import { campaignCovers, longest } from '../setup/policy.ts';
import { campaignParts } from './policy.ts';

/** A campaign as lists show it; the goal is in minor units, and times are ISO 8601 UTC. */
export const CampaignSummary = z.object({
  id: z.string(),
  slug: z.string(),
  state: z.enum(campaignStates),
  category: z.enum(categoryNames),
  name: z.string(),
  teamLeaderName: z.string(),
  description: z.string(),
  language: z.enum(localeCodes),
  cover: z.enum(campaignCovers),
  currency: z.enum(currencyCodes),
  goal: z.int(),
  startsAt: z.string(),
  /** Null for one that is open-ended. */
  endsAt: z.nullable(z.string()),
  /** The city whose Shabbat and Yom Tov it keeps, and whose clocks it runs by. */
  place: z.string(),
});
export type CampaignSummary = z.infer<typeof CampaignSummary>;

export const CampaignView = z.extend(CampaignSummary, {
  story: z.string(),
  filmUrl: z.nullable(z.string()),
  givesOnHolyDays: z.boolean(),
  /** Of the round after its goal; null without one. */
  bonusGoal: z.nullable(z.int()),
  /** What is reached at which amount in minor units, the lowest first. */
  milestones: z.array(z.object({ amount: z.int(), text: z.string() })),
});
export type CampaignView = z.infer<typeof CampaignView>;

/** What a page needs to count down by the server's clock rather than the device's. */
export const CampaignClock = z.object({
  now: z.string(),
  state: z.enum(publicStates),
  startsAt: z.string(),
  endsAt: z.nullable(z.string()),
  /** While it rests for Shabbat or Yom Tov: when it goes on. */
  restsUntil: z.nullable(z.string()),
});
export type CampaignClock = z.infer<typeof CampaignClock>;

export const CampaignsAsked = z.object({
  part: z._default(z.enum(campaignParts), 'running'),
  /** Words of its name. */
  q: z.optional(z.string().check(z.maxLength(longest.name))),
  after: z.optional(z.string().check(z.maxLength(100))),
});
export type CampaignsAsked = z.infer<typeof CampaignsAsked>;

export const CampaignsPage = z.object({
  items: z.array(CampaignSummary),
  totalItems: z.int(),
  next: z.optional(z.string()),
});
export type CampaignsPage = z.infer<typeof CampaignsPage>;

/** A present or a former address; the answer has the present one. */
export const BySlug = z.object({ slug: z.string().check(z.maxLength(100)) });

export const showingContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/campaigns',
      operationId: 'listCampaigns',
      summary: 'List the campaigns that run, that come, or that are done',
      description: 'With an ETag: ask again with `If-None-Match`, and 304 says that nothing has changed.',
    })
    .input(CampaignsAsked)
    .output(CampaignsPage),
  get: oc
    .route({
      method: 'GET',
      path: '/campaigns/{slug}',
      operationId: 'getCampaign',
      summary: 'Get a campaign by its address, or by one that it had while it was live',
    })
    .meta(refuses({ notFound: true }))
    .input(BySlug)
    .output(CampaignView),
  clock: oc
    .route({
      method: 'GET',
      path: '/campaigns/{slug}/clock',
      operationId: 'getCampaignClock',
      summary: 'Get the server’s time, and when a campaign begins, rests and ends',
    })
    .meta(refuses({ notFound: true }))
    .input(BySlug)
    .output(CampaignClock),
};
