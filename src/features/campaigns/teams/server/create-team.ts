import { randomUUID } from 'node:crypto';
import { signedIn } from '#core/actor.ts';
import { Conflict, Forbidden, Invalid, NotFound, type FieldIssue } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { readTypedMoney } from '#features/currencies/server/public.ts';
import { readPayer } from '#features/people/server/public.ts';
import { isPublic } from '#features/campaigns/life/policy.ts';
import { getCampaign, lockCampaign, type WholeCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { tellCampaignsChanged } from '#features/campaigns/server/campaigns-changed.ts';
import { mayLookAfter } from '#features/campaigns/server/look-after.ts';
import { levelBelow, mostTeams } from '../policy.ts';
import type { TeamInput } from '../contract.ts';
import { rulesForNewTeam } from './show-teams.ts';
import { listTeamRows, placesOf, type TeamRow } from './team-rows.ts';
import { chooseTeamSlug, keepTeamSlug } from './team-slugs.ts';
import { tellOrganizer } from './tell-of-team.ts';

/**
 * Opens a team. Anyone else than those who may open one asks the organizer, where she allows it: then it is seen once she has accepted, and the one who
 * asked leads it.
 */
export function createTeam(ctx: Ctx, input: TeamInput): Promise<{ teamSlug: string; isAsked: boolean }> {
  return inTransaction(ctx, async (ctx) => {
    const { userId } = signedIn(ctx);
    await refuseMinor(ctx);
    const campaign = await lockCampaign(ctx, await getCampaign(ctx, { slug: input.slug }));
    const teams = await listTeamRows(ctx, campaign.id);
    const rules = await rulesForNewTeam(ctx, { campaign, teams });
    if (!isPublic(campaign.state) && !rules.mayOpen && !mayLookAfter(ctx, campaign)) throw new NotFound();
    if (!rules.mayOpen && !rules.mayAsk) throw new Conflict('not_now', 'campaigns.refusal.noTeams');
    if (!rules.mayOpen && rules.hasAsked)
      throw new Conflict('asked_already', 'campaigns.refusal.askedAlready');
    if (teams.length >= mostTeams) throw new Conflict('too_many', 'campaigns.refusal.tooManyTeams');
    if (input.parentId !== '' && !teams.some(({ id }) => id === input.parentId)) throw new NotFound();
    const placed = placeOf(input, { rules, teams });
    const goal = readTeamGoal(ctx, campaign, input.goal);
    const issues = [...placed.issues, ...goal.issues];
    if (issues.length > 0) throw new Invalid(issues);
    const slug = await chooseTeamSlug(ctx, {
      campaignId: campaign.id,
      slug: input.teamSlug,
      name: input.name,
    });
    const now = ctx.clock.now();
    const team = await ctx.db
      .insertInto('campaign_teams')
      .values({
        id: randomUUID(),
        campaign_id: campaign.id,
        parent_id: placed.parentId,
        level: placed.level,
        slug,
        name: input.name,
        words: input.words,
        picture: input.picture,
        goal: goal.amount,
        created_at: now,
        changed_at: now,
        closed_at: null,
        opened_at: rules.mayOpen ? now : null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await keepTeamSlug(ctx, team);
    if (rules.mayOpen) tellCampaignsChanged(ctx);
    else {
      await ctx.db
        .insertInto('campaign_team_leaders')
        .values({ team_id: team.id, user_id: userId, since: now })
        .execute();
      await tellOrganizer(ctx, campaign, team);
    }
    return { teamSlug: slug, isAsked: !rules.mayOpen };
  });
}

function placeOf(
  { parentId }: TeamInput,
  {
    rules,
    teams,
  }: { rules: { parents: readonly { id: string }[]; mayBeFirst: boolean }; teams: readonly TeamRow[] },
): { parentId: string | null; level: 1 | 2 | 3; issues: FieldIssue[] } {
  const wanted = parentId === '' ? null : parentId;
  const known = wanted === null ? rules.mayBeFirst : rules.parents.some(({ id }) => id === wanted);
  const level = known ? levelBelow(placesOf(teams), { parentId: wanted }) : undefined;
  return level === undefined
    ? { parentId: null, level: 1, issues: [{ path: 'parentId', messageKey: 'campaigns.field.parent' }] }
    : { parentId: wanted, level, issues: [] };
}

/** A team's goal as it was typed, in minor units. */
export function readTeamGoal(
  ctx: Pick<Ctx, 'locale'>,
  { currency }: Pick<WholeCampaign, 'currency'>,
  typed: string,
): { amount: number; issues: FieldIssue[] } {
  const read = readTypedMoney(ctx, typed, { currency });
  return 'issue' in read
    ? { amount: 1, issues: [{ path: 'goal', ...read.issue }] }
    : { amount: Number(read.money.amount), issues: [] };
}

/** A child leads no team, whatever her account is. */
export async function refuseMinor(ctx: Ctx): Promise<void> {
  const { minor } = await readPayer(ctx, signedIn(ctx).userId);
  if (minor) throw new Forbidden('forbidden', 'app.refusal.forGrownUps');
}
