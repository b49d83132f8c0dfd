import { randomUUID } from 'node:crypto';
import { signedIn } from '#core/actor.ts';
import { daySeconds } from '#core/durations.ts';
import type { UserId } from '#core/ids.ts';
import { Conflict, Forbidden, NotFound, TooMany } from '#core/refusals.ts';
import { hashSecret } from '#platform/crypto/hash-secret.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { endLinksAbout, findLink, linkOver, useLink } from '#platform/links/links.ts';
import { mailLink } from '#platform/links/mail-link.ts';
import { mailWords } from '#platform/mail/mail-words.ts';
import {
  describePeople,
  emailKey,
  findReaderOf,
  findSender,
  lockPerson,
  withMailQuotas,
} from '#features/people/server/public.ts';
import { findCampaign, type WholeCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { teamLeaderLink } from '#features/campaigns/server/link-kinds.ts';
import { mayLookAfter } from '#features/campaigns/server/look-after.ts';
import { placeOfCampaign } from '#features/campaigns/server/times.ts';
import { href } from '#urls.ts';
import { mayGetTeams, mostInvitations, mostLeaders } from '../policy.ts';
import type { OwnTeam, TeamInvitation } from '../contract.ts';
import { viewOwnTeam } from './show-teams.ts';
import { lockTeam, type TeamRow } from './team-rows.ts';
import { refuseOthers } from './who-leads.ts';

/** Mails someone a link with which she leads a team; it works once, for 30 days. An earlier link to the same address ends. */
export async function inviteLeader(
  ctx: RequestCtx,
  { id, emailAddress: to }: { id: string; emailAddress: string },
): Promise<OwnTeam> {
  const sender = await findSender(ctx);
  const mail = { to, purpose: 'invitation', sender } as const;
  return withMailQuotas(ctx, { mail }, async ({ mail }) => {
    if (!mail.mayGo) throw new TooMany(mail.senderWaits ?? daySeconds);
    const answer = await inTransaction(ctx, async (ctx) => {
      const locked = await lockTeam(ctx, id);
      await refuseOthers(ctx, locked, id);
      const invited = { teamId: id, emailHash: hashSecret(emailKey(to)) };
      await endInvitation(ctx, invited);
      const { count } = await ctx.db
        .selectFrom('campaign_team_invitations')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('team_id', '=', id)
        .executeTakeFirstOrThrow();
      if (count >= mostInvitations || !mayGetTeams(locked.campaign.state))
        throw new Conflict('too_many', 'campaigns.refusal.tooManyInvitations');
      const invitationId = randomUUID();
      await ctx.db
        .insertInto('campaign_team_invitations')
        .values({
          id: invitationId,
          team_id: id,
          email_hash: invited.emailHash,
          sealed_email: ctx.sealing.seal(to),
          invited_at: ctx.clock.now(),
        })
        .execute();
      await mailInvitation(ctx, { ...locked, invitationId, to });
      return viewOwnTeam(ctx, locked);
    });
    mail.sent();
    return answer;
  });
}

interface Invited {
  campaign: WholeCampaign;
  team: TeamRow;
  invitationId: string;
  to: string;
}

/** In the language of whose address it is, else in that of the campaign. */
async function mailInvitation(ctx: Ctx, { campaign, team, invitationId, to }: Invited): Promise<void> {
  const { userId } = signedIn(ctx);
  const inviter = (await describePeople(ctx, [userId])).get(userId);
  const reader = await findReaderOf(ctx, to);
  const language = reader?.language ?? campaign.language;
  const say = mailWords(ctx, language, {
    name: inviter?.displayName ?? '',
    campaign: campaign.name,
    team: team.name,
  });
  await mailLink(ctx, { kind: teamLeaderLink, subject: invitationId }, (token) => ({
    to,
    topic: 'invitations',
    askedBy: reader ?? { timeZone: placeOfCampaign(campaign).timeZone },
    language,
    title: say('campaigns.mail.leaderTitle'),
    text: say('campaigns.mail.leaderText'),
    action: { label: say('campaigns.mail.leaderAction'), path: href('campaignTeamInvitation', { token }) },
    note: say('campaigns.mail.leaderNote'),
  }));
}

/** Its link stops working, and its address is forgotten. */
async function endInvitation(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  invited: { teamId: string; emailHash: Buffer } | { teamId: string; id: string },
): Promise<boolean> {
  const of = ctx.db.deleteFrom('campaign_team_invitations').where('team_id', '=', invited.teamId);
  const ended = await (
    'id' in invited ? of.where('id', '=', invited.id) : of.where('email_hash', '=', invited.emailHash)
  )
    .returning('id')
    .executeTakeFirst();
  if (ended) await endLinksAbout(ctx, { kind: teamLeaderLink, subject: ended.id });
  return ended !== undefined;
}

export function withdrawLeader(
  ctx: Ctx,
  { id, invitationId }: { id: string; invitationId: string },
): Promise<OwnTeam> {
  return inTransaction(ctx, async (ctx) => {
    const locked = await lockTeam(ctx, id);
    await refuseOthers(ctx, locked, id);
    if (!(await endInvitation(ctx, { teamId: id, id: invitationId }))) throw new NotFound();
    return viewOwnTeam(ctx, locked);
  });
}

/** A leader leaves her team, or the organizer has someone lead it no longer. What the team has raised stays. */
export function removeLeader(
  ctx: Ctx,
  { id, leaderId }: { id: string; leaderId: string },
): Promise<{ removed: true }> {
  return inTransaction(ctx, async (ctx) => {
    const { campaign } = await lockTeam(ctx, id);
    if (leaderId !== signedIn(ctx).userId && !mayLookAfter(ctx, campaign)) throw new NotFound();
    const { numDeletedRows } = await ctx.db
      .deleteFrom('campaign_team_leaders')
      .where('team_id', '=', id)
      .where('user_id', '=', leaderId as UserId)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new NotFound();
    return { removed: true as const };
  });
}

/** What a link invites to, as long as it can be accepted. Looking changes nothing. */
export async function getTeamInvitation(ctx: Ctx, { token }: { token: string }): Promise<TeamInvitation> {
  const link = await findLink(ctx, teamLeaderLink, token);
  const team = link && (await readInvited(ctx, link.subject));
  const campaign = team && (await findCampaign(ctx, { id: team.campaign_id }));
  if (!team || !campaign || !mayGetTeams(campaign.state)) throw new NotFound();
  return {
    campaign: { slug: campaign.slug, name: campaign.name },
    team: { slug: team.slug, name: team.name, picture: team.picture },
  };
}

/** The caller leads the team from now on. It is enough to have the link from the mail, and to be of age; the link works once. */
export function acceptTeam(
  ctx: Ctx,
  { token }: { token: string },
): Promise<{ slug: string; teamSlug: string }> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    const person = await lockPerson(ctx, userId);
    if (!person || person.minor) throw new Forbidden('forbidden', 'app.refusal.forGrownUps');
    const { subject } = await useLink(ctx, teamLeaderLink, token);
    const invited = await readInvited(ctx, subject);
    if (!invited) throw linkOver();
    const { campaign, team } = await lockTeam(ctx, invited.id);
    if (!(await endInvitation(ctx, { teamId: team.id, id: subject })) || !mayGetTeams(campaign.state))
      throw linkOver();
    const { count } = await ctx.db
      .selectFrom('campaign_team_leaders')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('team_id', '=', team.id)
      .executeTakeFirstOrThrow();
    if (count >= mostLeaders) throw new Conflict('too_many', 'campaigns.refusal.tooManyLeaders');
    await ctx.db
      .insertInto('campaign_team_leaders')
      .values({ team_id: team.id, user_id: userId, since: ctx.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { slug: campaign.slug, teamSlug: team.slug };
  });
}

function readInvited({ db }: Pick<Ctx, 'db'>, invitationId: string): Promise<TeamRow | undefined> {
  return db
    .selectFrom('campaign_team_invitations')
    .innerJoin('campaign_teams', 'campaign_teams.id', 'campaign_team_invitations.team_id')
    .selectAll('campaign_teams')
    .where('campaign_team_invitations.id', '=', invitationId)
    .executeTakeFirst();
}
