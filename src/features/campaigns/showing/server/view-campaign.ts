import type { WholeCampaign } from '#features/campaigns/server/campaign-rows.ts';
import type { CampaignSummary, CampaignView } from '../contract.ts';

/** A campaign as lists show it. */
export function viewSummary(row: WholeCampaign): CampaignSummary {
  const { id, slug, state, category, name, description, language, cover, currency, goal, place } = row;
  return {
    id,
    slug,
    state,
    category,
    name,
    description,
    language,
    cover,
    currency,
    goal,
    place,
    teamLeaderName: row.leader_name,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
  };
}

/** A campaign as its page shows it. */
export function viewCampaign(row: WholeCampaign): CampaignView {
  return {
    ...viewSummary(row),
    story: row.story,
    filmUrl: row.film_url,
    givesOnHolyDays: row.gives_on_holy_days,
    bonusGoal: row.bonus_goal,
    milestones: row.milestones,
  };
}
