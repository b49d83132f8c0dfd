import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { EmailAddress, paragraphs, visibleLine } from '#features/people/contract.ts';
import { campaignCovers, slugPattern } from '../setup/policy.ts';
import { WallGift } from '../live/contract.ts';
import { BySlug } from '../showing/contract.ts';
import { longestOfTeam, shortestTeamSlug } from './policy.ts';

const Id = z.string().check(z.maxLength(100));
const ById = z.object({ id: Id });
const ByTeamSlug = z.extend(BySlug, { teamSlug: Id });
const ByToken = z.object({ token: z.string().check(z.maxLength(100)) });

/** A team as lists show it; the goal is the larger of its own and what the open teams below it show, in minor units of the campaign. */
export const TeamSummary = z.object({
  id: z.string(),
  slug: z.string(),
  /** Of the team that it is a part of. */
  parentId: z.nullable(z.string()),
  /** Community, team, ambassador. */
  level: z.literal([1, 2, 3]),
  name: z.string(),
  picture: z.enum(campaignCovers),
  goal: z.int(),
  /** It takes no more gifts. */
  isClosed: z.boolean(),
  createdAt: z.string(),
});
export type TeamSummary = z.infer<typeof TeamSummary>;

/** A team's page; `mayLead` says whether the caller leads it, or looks after all of the campaign. */
export const TeamView = z.extend(TeamSummary, { words: z.string(), mayLead: z.boolean() });
export type TeamView = z.infer<typeof TeamView>;

/** A team for those who lead it. */
export const OwnTeam = z.extend(TeamView, {
  campaign: z.object({ id: z.string(), slug: z.string(), name: z.string() }),
  version: z.int(),
  /** Without what the teams below it want to raise. */
  ownGoal: z.int(),
  /** The organizer has not answered yet whether it may open. */
  isAsked: z.boolean(),
  leaders: z.array(z.object({ id: z.string(), name: z.string(), isYou: z.boolean() })),
  invitations: z.array(z.object({ id: z.string(), emailAddress: z.string(), isExpired: z.boolean() })),
  /** Whether the caller looks after all of the campaign, so that she may close the team or move it. */
  mayArrange: z.boolean(),
  /** Below which teams it may be moved. */
  parents: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type OwnTeam = z.infer<typeof OwnTeam>;

/** What the caller may do about a new team of a campaign. */
export const NewTeam = z.object({
  /** Opens it at once: the organizer anywhere, a leader below her own team. */
  mayOpen: z.boolean(),
  /** Asks the organizer. */
  mayAsk: z.boolean(),
  /** She has asked already. */
  hasAsked: z.boolean(),
  parents: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Ids of ambassadors, who have nothing below them. */
  ambassadors: z.array(z.string()),
  /** Whether it may be one of the first level, below none of them. */
  mayBeFirst: z.boolean(),
});
export type NewTeam = z.infer<typeof NewTeam>;

const TeamFields = {
  name: visibleLine(longestOfTeam.name).check(z.minLength(2, 'campaigns.field.teamName')),
  /** Empty: made from the name. */
  teamSlug: z.union(
    [
      z.literal(''),
      z
        .string()
        .check(
          z.trim(),
          z.toLowerCase(),
          z.minLength(shortestTeamSlug, 'campaigns.field.teamSlug'),
          z.maxLength(longestOfTeam.slug, { abort: true, error: 'campaigns.field.teamSlug' }),
          z.regex(slugPattern, 'campaigns.field.teamSlug'),
        ),
    ],
    'campaigns.field.teamSlug',
  ),
  /** As people of the caller's language type it. */
  goal: z.string().check(z.maxLength(60)),
  words: paragraphs(longestOfTeam.words, 'campaigns.field.teamWords'),
  picture: z.enum(campaignCovers, 'campaigns.field.cover'),
};

/** `parentId` is empty for a team of the first level. */
export const TeamInput = z.extend(BySlug, { ...TeamFields, parentId: Id });
export type TeamInput = z.infer<typeof TeamInput>;
export const TeamChange = z.extend(ById, { ...TeamFields, version: z.int() });
export type TeamChange = z.infer<typeof TeamChange>;

export const teamActs = ['accept', 'decline', 'close', 'reopen'] as const;
export type TeamAct = (typeof teamActs)[number];

/** What a link invites to. */
export const TeamInvitation = z.object({
  campaign: z.object({ slug: z.string(), name: z.string() }),
  team: z.object({ slug: z.string(), name: z.string(), picture: z.enum(campaignCovers) }),
});
export type TeamInvitation = z.infer<typeof TeamInvitation>;

const team = '/campaign-teams/{id}';

export const teamsContract = {
  teams: oc
    .route({
      method: 'GET',
      path: '/campaigns/{slug}/teams',
      operationId: 'listCampaignTeams',
      summary: 'List the teams of a campaign, in the order in which they were opened',
    })
    .meta(refuses({ notFound: true }))
    .input(BySlug)
    .output(z.object({ items: z.array(TeamSummary), totalItems: z.int(), mayAsk: z.boolean() })),
  team: oc
    .route({
      method: 'GET',
      path: '/campaigns/{slug}/teams/{teamSlug}',
      operationId: 'getCampaignTeam',
      summary: 'Get a team of a campaign by an address that it has or had',
    })
    .meta(refuses({ notFound: true }))
    .input(ByTeamSlug)
    .output(TeamView),
  teamGifts: oc
    .route({
      method: 'GET',
      path: '/campaigns/{slug}/teams/{teamSlug}/gifts',
      operationId: 'listCampaignTeamGifts',
      summary: 'List the gifts to a team and to those below it, newest first',
    })
    .meta(refuses({ notFound: true }))
    .input(z.extend(ByTeamSlug, { after: z.optional(z.string().check(z.maxLength(100))) }))
    .output(z.object({ items: z.array(WallGift), next: z.optional(z.string()) })),
  ownTeam: oc
    .route({
      method: 'GET',
      path: '/campaigns/{slug}/teams/{teamSlug}/own',
      operationId: 'getOwnCampaignTeam',
      summary: 'Get everything of a team, for those who lead it',
    })
    .meta(refuses({ notFound: true }))
    .input(ByTeamSlug)
    .output(OwnTeam),
  newTeam: oc
    .route({
      method: 'GET',
      path: '/campaigns/{slug}/new-team',
      operationId: 'getNewCampaignTeam',
      summary: 'Get whether, and below which teams, the caller may open one',
    })
    .meta(refuses({ notFound: true }))
    .input(BySlug)
    .output(NewTeam),
  createTeam: oc
    .route({
      method: 'POST',
      path: '/campaigns/{slug}/teams',
      operationId: 'createCampaignTeam',
      summary: 'Open a team, or ask the organizer to open one',
    })
    .meta(
      refuses({
        notFound: true,
        forbidden: ['forbidden'],
        conflict: ['asked_already', 'not_now', 'too_many'],
      }),
    )
    .input(TeamInput)
    .output(z.object({ teamSlug: z.string(), isAsked: z.boolean() })),
  changeTeam: oc
    .route({
      method: 'PUT',
      path: team,
      operationId: 'changeCampaignTeam',
      summary: 'Change a team, based on a version of it',
    })
    .meta(refuses({ notFound: true, conflict: ['changed_meanwhile'] }))
    .input(TeamChange)
    .output(OwnTeam),
  actOnTeam: oc
    .route({
      method: 'POST',
      path: `${team}/acts`,
      operationId: 'actOnCampaignTeam',
      summary: 'Accept or decline a team that someone asked for, close one, or open it again',
    })
    .meta(refuses({ notFound: true, conflict: ['not_now'] }))
    .input(z.extend(ById, { act: z.enum(teamActs) }))
    .output(z.object({ done: z.literal(true) })),
  moveTeam: oc
    .route({
      method: 'POST',
      path: `${team}/parent`,
      operationId: 'moveCampaignTeam',
      summary: 'Move a team, with those below it, below another one or to the first level',
    })
    .meta(refuses({ notFound: true }))
    .input(z.extend(ById, { parentId: Id }))
    .output(OwnTeam),
  letAsk: oc
    .route({
      method: 'PUT',
      path: '/users/current/crowdfunding/{id}/team-requests',
      operationId: 'letPeopleAskForTeams',
      summary: 'Say whether people with an account may ask to open a team of a campaign',
    })
    .meta(refuses({ notFound: true }))
    .input(z.extend(ById, { allowed: z.boolean() }))
    .output(z.object({ allowed: z.boolean() })),
  inviteLeader: oc
    .route({
      method: 'POST',
      path: `${team}/invitations`,
      operationId: 'inviteTeamLeader',
      summary: 'Invite someone by mail to lead a team; again to the same address, the old link stops working',
    })
    .meta(refuses({ notFound: true, forbidden: ['email_unverified'], conflict: ['too_many'] }))
    .input(z.extend(ById, { emailAddress: EmailAddress }))
    .output(OwnTeam),
  withdrawLeader: oc
    .route({
      method: 'DELETE',
      path: `${team}/invitations/{invitationId}`,
      operationId: 'withdrawTeamInvitation',
      summary: 'Withdraw an invitation to lead a team; its link stops working',
    })
    .meta(refuses({ notFound: true }))
    .input(z.extend(ById, { invitationId: Id }))
    .output(OwnTeam),
  removeLeader: oc
    .route({
      method: 'DELETE',
      path: `${team}/leaders/{leaderId}`,
      operationId: 'removeTeamLeader',
      summary: 'Have someone no longer lead a team, who may be the caller herself',
    })
    .meta(refuses({ notFound: true }))
    .input(z.extend(ById, { leaderId: Id }))
    .output(z.object({ removed: z.literal(true) })),
  teamInvitation: oc
    .route({
      method: 'GET',
      path: '/campaign-team-invitations/{token}',
      operationId: 'getTeamInvitation',
      summary: 'Get which team a link from a mail invites to lead',
    })
    .meta(refuses({ notFound: true }))
    .input(ByToken)
    .output(TeamInvitation),
  acceptTeam: oc
    .route({
      method: 'POST',
      path: '/campaign-team-invitations/{token}',
      operationId: 'acceptTeamInvitation',
      summary: 'Accept to lead a team; the link works once',
    })
    .meta(refuses({ forbidden: ['forbidden'], conflict: ['link_over', 'too_many'] }))
    .input(ByToken)
    .output(z.object({ slug: z.string(), teamSlug: z.string() })),
};
