import { useTranslations } from 'use-intl';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { href } from '#urls.ts';
import type { TotalView } from '#features/campaigns/live/contract.ts';
import { DonorsNote } from '#features/campaigns/live/web/donors-note.tsx';
import type { CampaignView } from '#features/campaigns/showing/contract.ts';
import { CampaignCover } from '#features/campaigns/web/campaign-cover.tsx';
import { useCampaignWords } from '#features/campaigns/web/use-campaign-words.ts';
import type { TeamSummary } from '../contract.ts';

interface TeamRowProps {
  campaign: Pick<CampaignView, 'slug' | 'currency' | 'state'>;
  team: TeamSummary;
  /** Undefined before its first gift. */
  total: TotalView | undefined;
  /** Its place on a leaderboard. */
  place?: number;
}

/** A team in a list: its picture, what it has raised of its goal, and its donors. */
export function TeamRow({ campaign, team, total, place }: TeamRowProps) {
  const t = useTranslations();
  const { amount } = useCampaignWords();
  const isOpen = (campaign.state === 'live' || campaign.state === 'bonus') && !team.isClosed;
  const { raised = 0, donors = 0 } = total ?? {};
  const ofGoal = t('campaigns.team.ofGoal', {
    raised: amount(raised, campaign.currency),
    goal: amount(team.goal, campaign.currency),
  });
  return (
    <li className="on-paper relative flex items-center gap-4 rounded-card bg-paper p-3 shadow-lift-1 transition duration-200 ease-paper focus-within:shadow-lift-2 hover:shadow-lift-2">
      {place !== undefined && (
        <span className="w-7 shrink-0 text-center text-step-1 font-extrabold text-muted tabular-nums">
          {place}
        </span>
      )}
      <CampaignCover cover={team.picture} className="size-16 shrink-0 rounded-control object-cover" />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <a
            href={href('campaignTeam', { campaignSlug: campaign.slug, teamSlug: team.slug })}
            className="stretched-link leading-snug font-bold wrap-anywhere no-underline"
          >
            <bdi>{team.name || t('campaigns.team.nameless')}</bdi>
          </a>
          <DonorsNote donors={donors} isOpen={isOpen} className="text-step--1 text-muted tabular-nums" />
        </div>
        <ProgressBar share={raised / team.goal} label={team.name} valueText={ofGoal} className="mt-2" />
        <p className="mt-1 text-step--1 tabular-nums">
          {ofGoal}
          {team.isClosed && <span className="text-muted"> · {t('campaigns.team.closed')}</span>}
        </p>
      </div>
    </li>
  );
}
