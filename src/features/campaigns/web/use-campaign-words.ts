import { useFormatter, useTranslations } from 'use-intl';
import { money, type Currency } from '#core/money.ts';
import { writePrices } from '#core/money-text.ts';
import { findPlace } from '#core/places.ts';
import { usePage } from '#page/page-provider.tsx';
import type { CampaignCategory, CampaignDuration } from '../life/policy.ts';
import type { CampaignSummary } from '../showing/contract.ts';
import type { CampaignPart } from '../showing/policy.ts';

type Timed = Pick<CampaignSummary, 'state' | 'startsAt' | 'endsAt' | 'place'>;

/** How campaigns are spoken of. Times are by the clocks of a campaign's own place, so that all who read of it read the same. */
export function useCampaignWords() {
  const t = useTranslations();
  const format = useFormatter();
  const { locale } = usePage();
  const categories: Record<CampaignCategory, string> = {
    course: t('campaigns.category.course'),
    school: t('campaigns.category.school'),
    city: t('campaigns.category.city'),
    video: t('campaigns.category.video'),
  };
  const categoryTexts: Record<CampaignCategory, string> = {
    course: t('campaigns.category.courseText'),
    school: t('campaigns.category.schoolText'),
    city: t('campaigns.category.cityText'),
    video: t('campaigns.category.videoText'),
  };
  const durations: Record<CampaignDuration, string> = {
    '24h': t('campaigns.duration.day'),
    '36h': t('campaigns.duration.dayAndHalf'),
    week: t('campaigns.duration.week'),
    open: t('campaigns.duration.open'),
  };
  const parts: Record<CampaignPart, string> = {
    running: t('campaigns.part.running'),
    coming: t('campaigns.part.coming'),
    done: t('campaigns.part.done'),
  };
  const moment = (at: string, place: string): string => {
    const known = findPlace(place);
    const time = format.dateTime(new Date(at), {
      timeZone: known?.timeZone ?? 'UTC',
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      hour: 'numeric',
      minute: '2-digit',
    });
    return t('campaigns.time.at', { time, place: known?.names[locale] ?? 'UTC' });
  };
  const day = (at: string, place: string): string =>
    format.dateTime(new Date(at), {
      timeZone: findPlace(place)?.timeZone ?? 'UTC',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    });
  /** When it begins, until when it runs, or when it ended. */
  const sayTime = ({ state, startsAt, endsAt, place }: Timed): string => {
    if (state === 'scheduled') return t('campaigns.time.begins', { time: moment(startsAt, place) });
    if (state === 'ended' || state === 'archived')
      return t('campaigns.time.ended', { day: day(endsAt ?? startsAt, place) });
    if (state === 'paused') return t('campaigns.time.paused');
    return endsAt === null
      ? t('campaigns.time.open')
      : t('campaigns.time.until', { time: moment(endsAt, place) });
  };
  /** A goal, in minor units: without decimals if it is whole. */
  const amount = (sum: number, currency: Currency): string => {
    const goal = money(sum, currency);
    return writePrices([goal], locale)(goal);
  };
  return { categories, categoryTexts, durations, parts, moment, day, sayTime, amount };
}
