import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Thermometer } from '#art/thermometer.tsx';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';
import { DonorsNote } from '#features/campaigns/live/web/donors-note.tsx';
import { FallNote } from '#features/campaigns/live/web/fall-note.tsx';
import { useLiveTotal } from '#features/campaigns/live/web/use-live-total.ts';
import type { CampaignView } from '#features/campaigns/showing/contract.ts';
import { readPassedOn } from '#features/campaigns/web/passed-on.ts';
import { useCampaignWords } from '#features/campaigns/web/use-campaign-words.ts';
import type { TeamSummary } from '../contract.ts';

interface TeamPanelProps {
  campaign: CampaignView;
  team: TeamSummary;
}

/** What a team has raised with those below it. Every gift moves it while the page is open. */
export function TeamPanel({ campaign, team }: TeamPanelProps) {
  const t = useTranslations();
  const { amount } = useCampaignWords();
  const { teams } = useLiveTotal(campaign.slug);
  const { raised = 0, matched = 0, donors = 0 } = teams[team.id] ?? {};
  const sum = (minor: number) => amount(minor, campaign.currency);
  const [search] = useSearchParams();
  const isOpen = (campaign.state === 'live' || campaign.state === 'bonus') && !team.isClosed;
  return (
    <div>
      <div className="flex items-center gap-4">
        <Thermometer share={raised / team.goal} className="h-44 w-auto shrink-0" />
        <div className="min-w-0" role="status" aria-live="polite" aria-atomic>
          <p className="text-step-3 leading-tight font-extrabold tabular-nums">{sum(raised)}</p>
          <p className="mt-1 text-muted">{t('campaigns.live.ofGoal', { goal: sum(team.goal) })}</p>
          {matched > 0 && (
            <p className="mt-2 font-semibold text-olive">
              {t('campaigns.live.matched', { sum: sum(matched) })}
            </p>
          )}
          <DonorsNote donors={donors} isOpen={isOpen} className="mt-2" />
          <FallNote
            key={team.id}
            raised={raised}
            currency={campaign.currency}
            className="mt-2 text-step--1 text-muted"
          />
        </div>
      </div>
      {isOpen && (
        <Button
          size="l"
          wide
          className="mt-5"
          href={href(
            'campaignTeamDonate',
            { campaignSlug: campaign.slug, teamSlug: team.slug },
            readPassedOn(search),
          )}
        >
          {t('campaigns.team.give')}
        </Button>
      )}
      {team.isClosed && <p className="mt-4 text-pretty text-muted">{t('campaigns.team.closedText')}</p>}
    </div>
  );
}
