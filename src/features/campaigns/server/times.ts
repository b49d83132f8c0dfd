import { findPlace, type Place } from '#core/places.ts';
import { resumesAt } from '#platform/jewish-calendar/melacha.ts';
import { placeFor } from '#platform/jewish-calendar/visitor-place.ts';
import { durations } from '../life/policy.ts';
import type { WholeCampaign } from './campaign-rows.ts';

type Timed = Pick<WholeCampaign, 'starts_at' | 'duration' | 'place' | 'gives_on_holy_days'>;

/** The place whose Shabbat and Yom Tov a campaign keeps. */
export function placeOfCampaign({ place }: Pick<WholeCampaign, 'place'>): Place {
  return findPlace(place) ?? placeFor(undefined, undefined);
}

/** Until when a campaign rests for Shabbat or Yom Tov; undefined on a weekday, and for one that takes gifts on those days, too. */
export function restsUntil(
  campaign: Pick<WholeCampaign, 'place' | 'gives_on_holy_days'>,
  instant: Date,
): Date | undefined {
  return campaign.gives_on_holy_days ? undefined : resumesAt(instant, placeOfCampaign(campaign));
}

/**
 * When a campaign that gets its way now begins and ends: not before now, for as long as it is meant to last, and with neither on
 * Shabbat or Yom Tov of its place, unless it takes gifts then.
 */
export function timesFrom(campaign: Timed, now: Date): { starts_at: Date; ends_at: Date | null } {
  const wanted = campaign.starts_at > now ? campaign.starts_at : now;
  const starts_at = restsUntil(campaign, wanted) ?? wanted;
  const length = durations[campaign.duration];
  if (length === null) return { starts_at, ends_at: null };
  const end = new Date(starts_at.getTime() + length);
  return { starts_at, ends_at: restsUntil(campaign, end) ?? end };
}
