import { useFormatter, useTranslations } from 'use-intl';
import { Callout } from '#ui/card/callout.tsx';
import { RemindMe } from '#features/campaigns/reminding/web/remind-me.tsx';
import { useCampaignWords } from '#features/campaigns/web/use-campaign-words.ts';
import type { CampaignView } from '../contract.ts';
import { useCampaignClock, useRestsUntil } from './use-campaign-clock.ts';

/** When a campaign begins or ends: always as a date, and counted down by the server's clock where scripts run. Nothing is counted on Shabbat. */
export function TimeLeft({ campaign }: { campaign: CampaignView }) {
  const t = useTranslations();
  const { sayTime, moment } = useCampaignWords();
  const clock = useCampaignClock(campaign);
  const restsUntil = useRestsUntil(campaign);
  const state = clock?.state ?? campaign.state;
  const isComing = state === 'scheduled';
  const until = isComing ? campaign.startsAt : campaign.endsAt;
  const isCounted = isComing || state === 'live' || state === 'bonus';
  const left = clock && until !== null && isCounted ? Date.parse(until) - clock.now : undefined;
  return (
    <div>
      {left !== undefined && left > 0 && restsUntil === null && (
        <div className="mb-3">
          <p className="text-step--1 font-semibold text-muted">
            {isComing ? t('campaigns.time.beginsIn') : t('campaigns.time.left')}
          </p>
          <Countdown left={left} />
        </div>
      )}
      <p className="font-medium text-pretty">{sayTime({ ...campaign, state })}</p>
      {restsUntil !== null && isCounted && (
        <Callout className="mt-4">
          {t('campaigns.time.rests', { time: moment(restsUntil, campaign.place) })}
        </Callout>
      )}
      {(state === 'scheduled' || (restsUntil !== null && isCounted)) && <RemindMe />}
    </div>
  );
}

function Countdown({ left }: { left: number }) {
  const t = useTranslations();
  const format = useFormatter();
  const seconds = Math.floor(left / 1000);
  const days = Math.floor(seconds / 86_400);
  const units = [
    { value: days, text: t('campaigns.time.days', { count: days }) },
    {
      value: Math.floor(seconds / 3600) % 24,
      text: t('campaigns.time.hours', { count: Math.floor(seconds / 3600) % 24 }),
    },
    {
      value: Math.floor(seconds / 60) % 60,
      text: t('campaigns.time.minutes', { count: Math.floor(seconds / 60) % 60 }),
    },
    { value: seconds % 60, text: t('campaigns.time.seconds', { count: seconds % 60 }) },
  ];
  return (
    <div role="timer" aria-live="off" className="mt-2 grid grid-cols-4 gap-2">
      {units.map(({ value, text }, index) => (
        <div key={index} className="on-night rounded-control bg-night px-1 py-2 text-center text-white">
          <span className="block text-step-2 leading-tight font-extrabold tabular-nums">
            {format.number(value, { minimumIntegerDigits: 2 })}
          </span>
          <span className="block text-step--1 leading-tight text-night-soft">{text}</span>
        </div>
      ))}
    </div>
  );
}
