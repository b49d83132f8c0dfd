import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Thermometer } from '#art/thermometer.tsx';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';
import { readPassedOn } from '#features/campaigns/web/passed-on.ts';
import { useCampaignWords } from '#features/campaigns/web/use-campaign-words.ts';
import type { CampaignView } from '#features/campaigns/showing/contract.ts';
import { isBonusRound } from '../policy.ts';
import { DonorsNote } from './donors-note.tsx';
import { FallNote } from './fall-note.tsx';
import { useLiveTotal } from './use-live-total.ts';

interface RaisedPanelProps {
  campaign: CampaignView;
  /** Whether gifts can be made now. */
  isOpen: boolean;
}

/** What has been raised, of which goal, by how many; what is matched stands apart. Every gift moves it while the page is open. */
export function RaisedPanel({ campaign, isOpen }: RaisedPanelProps) {
  const t = useTranslations();
  const { amount } = useCampaignWords();
  const { slug, currency } = campaign;
  const { raised, matched, donors } = useLiveTotal(slug);
  const isInBonus = isBonusRound(campaign, raised);
  const goal = isInBonus ? (campaign.bonusGoal ?? campaign.goal) : campaign.goal;
  const [search] = useSearchParams();
  const sum = (minor: number) => amount(minor, currency);
  return (
    <div>
      <div className="flex items-center gap-4">
        <Thermometer share={raised / goal} className="h-44 w-auto shrink-0" />
        <div className="min-w-0" role="status" aria-live="polite" aria-atomic>
          <p className="text-step-3 leading-tight font-extrabold tabular-nums">{sum(raised)}</p>
          <p className="mt-1 text-muted">{t('campaigns.live.ofGoal', { goal: sum(goal) })}</p>
          {isInBonus && (
            <p className="mt-2 font-semibold text-pretty text-gold-deep">
              {t('campaigns.live.bonus', { goal: sum(campaign.goal) })}
            </p>
          )}
          {matched > 0 && (
            <p className="mt-2 font-semibold text-olive">
              {t('campaigns.live.matched', { sum: sum(matched) })}
            </p>
          )}
          <DonorsNote donors={donors} isOpen={isOpen} className="mt-2" />
          <FallNote key={slug} raised={raised} currency={currency} className="mt-2 text-step--1 text-muted" />
        </div>
      </div>
      {isOpen && (
        <Button
          size="l"
          wide
          className="mt-5"
          href={href('campaignDonate', { campaignSlug: slug }, readPassedOn(search))}
        >
          {t('campaigns.live.give')}
        </Button>
      )}
    </div>
  );
}
