import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { organizerActs } from '../life/policy.ts';
import { AboutFields, BeginningFields, PageFields } from '../setup/contract.ts';
import { BySlug, CampaignView } from '../showing/contract.ts';
import { TeamSummary } from '../teams/contract.ts';

/** A campaign for its organizer and for staff. */
export const OwnCampaign = z.extend(CampaignView, {
  version: z.int(),
  email: z.string(),
  phone: z.string(),
  duration: BeginningFields.duration,
  hasGifts: z.boolean(),
  endMoved: z.boolean(),
  /** Whether people with an account may ask to open a team, and the teams that wait for an answer. */
  teamsAsked: z.boolean(),
  askedTeams: z.array(z.object({ id: z.string(), slug: z.string(), name: z.string() })),
  /** Why staff rejected or canceled it, if it did last. */
  reason: z.nullable(z.string()),
  /** What can be done about it now. */
  acts: z.array(z.enum(organizerActs)),
  mayDelete: z.boolean(),
  /** Whether its launch asks staff first. */
  asksFirst: z.boolean(),
  /** Begins as soon as it may, rather than at a time. */
  beginsAtOnce: z.boolean(),
});
export type OwnCampaign = z.infer<typeof OwnCampaign>;

/** `endsOn` and `endsTime` put off the end of one that runs; without a day it stays. */
export const ChangeInput = z.object({
  ...AboutFields,
  ...PageFields,
  ...z.partial(z.object(BeginningFields)).shape,
  endsOn: z.optional(BeginningFields.startsOn),
  endsTime: z.optional(BeginningFields.startsTime),
  version: z.int(),
  /** The new address is among the fields, so this names the campaign. */
  id: z.string().check(z.maxLength(100)),
});
export type ChangeInput = z.infer<typeof ChangeInput>;

/** A team that the caller leads, with its campaign. */
export const LedTeam = z.extend(TeamSummary, {
  campaign: z.object({ slug: z.string(), name: z.string(), currency: CampaignView.shape.currency }),
  /** The organizer has not answered yet whether it may open. */
  isAsked: z.boolean(),
});
export type LedTeam = z.infer<typeof LedTeam>;

const ById = z.object({ id: z.string().check(z.maxLength(100)) });

export const organizingContract = {
  crowdfunding: oc
    .route({
      method: 'GET',
      path: '/users/current/crowdfunding',
      operationId: 'listOwnCampaigns',
      summary: 'List the caller’s campaigns, newest first, and the teams that she leads',
    })
    .output(
      z.object({
        items: z.array(CampaignView),
        totalItems: z.int(),
        /** There is one besides that is not finished yet. */
        isSettingUp: z.boolean(),
        /** The teams that she leads. */
        teams: z.array(LedTeam),
      }),
    ),
  own: oc
    .route({
      method: 'GET',
      path: '/campaigns/{slug}/own',
      operationId: 'getOwnCampaign',
      summary: 'Get everything of a campaign, for its organizer and staff',
    })
    .meta(refuses({ notFound: true }))
    .input(BySlug)
    .output(OwnCampaign),
  change: oc
    .route({
      method: 'PUT',
      path: '/users/current/crowdfunding/{id}',
      operationId: 'changeCampaign',
      summary: 'Change a campaign, based on a version of it',
    })
    .meta(refuses({ notFound: true, conflict: ['changed_meanwhile'] }))
    .input(ChangeInput)
    .output(OwnCampaign),
  act: oc
    .route({
      method: 'POST',
      path: '/users/current/crowdfunding/{id}/acts',
      operationId: 'actOnOwnCampaign',
      summary: 'Launch, withdraw, revise or end a campaign',
    })
    .meta(refuses({ notFound: true, conflict: ['not_now'] }))
    .input(z.extend(ById, { act: z.enum(organizerActs) }))
    .output(OwnCampaign),
  remove: oc
    .route({
      method: 'DELETE',
      path: '/users/current/crowdfunding/{id}',
      operationId: 'removeCampaign',
      summary: 'Remove a campaign to which nobody has given',
    })
    .meta(refuses({ notFound: true, conflict: ['has_gifts'] }))
    .input(ById)
    .output(z.object({ removed: z.literal(true) })),
};
