import { useFormatter, useTranslations } from 'use-intl';
import { useCampaignWords } from '#features/campaigns/web/use-campaign-words.ts';
import type { CampaignView } from '../contract.ts';
import { useCampaignClock, useRestsUntil } from './use-campaign-clock.ts';

const day = 86_400;

/** The time left in one line, to be read from afar; where it is not counted, when it begins, rests until, ends or ended. */
export function TimeLeftLine({ campaign, className }: { campaign: CampaignView; className?: string }) {
  const t = useTranslations();
  const format = useFormatter();
  const { sayTime, moment } = useCampaignWords();
  const clock = useCampaignClock(campaign);
  const restsUntil = useRestsUntil(campaign);
  const state = clock?.state ?? campaign.state;
  const isRunning = state === 'live' || state === 'bonus';
  if (restsUntil !== null && isRunning)
    return (
      <p className={className}>{t('campaigns.time.rests', { time: moment(restsUntil, campaign.place) })}</p>
    );
  const left =
    clock && isRunning && campaign.endsAt !== null
      ? Math.floor((Date.parse(campaign.endsAt) - clock.now) / 1000)
      : 0;
  if (left <= 0) return <p className={className}>{sayTime({ ...campaign, state })}</p>;
  const days = Math.floor(left / day);
  const two = (value: number) => format.number(value, { minimumIntegerDigits: 2 });
  const clockTime = [Math.floor((left % day) / 3600), Math.floor(left / 60) % 60, left % 60]
    .map(two)
    .join(':');
  return (
    <p role="timer" aria-live="off" className={className}>
      {t('campaigns.time.left')}{' '}
      <bdi>
        {days > 0 && `${format.number(days)} ${t('campaigns.time.days', { count: days })} `}
        {clockTime}
      </bdi>
    </p>
  );
}
