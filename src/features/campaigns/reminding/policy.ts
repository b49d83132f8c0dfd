import { hourMs } from '#core/durations.ts';
import { takesGifts, type CampaignState } from '../life/policy.ts';

interface Standing {
  state: CampaignState;
  startsAt: Date;
  endsAt: Date | null;
  /** Until when it rests for Shabbat or Yom Tov, if it does. */
  restsUntil: Date | undefined;
}

/** When a campaign takes gifts again, or begins to; undefined while it takes them, and once it never will. */
export function opensAt({ restsUntil, ...campaign }: Standing, now: Date): Date | undefined {
  if (campaign.state === 'scheduled') return campaign.startsAt > now ? campaign.startsAt : undefined;
  return takesGifts(campaign, now) ? restsUntil : undefined;
}

/** What becomes of a reminder that is due: it goes out, waits until something else, or is dropped. */
export function decideReminder(
  campaign: Standing,
  now: Date,
): { kind: 'mail' } | { kind: 'wait'; until: Date } | { kind: 'drop' } {
  const until = opensAt(campaign, now);
  if (until) return { kind: 'wait', until };
  if (takesGifts(campaign, now)) return { kind: 'mail' };
  // The clock's job is a little late, or staff has paused it.
  const mayGoOn = campaign.state === 'paused' || campaign.state === 'scheduled';
  return mayGoOn ? { kind: 'wait', until: new Date(now.getTime() + hourMs / 4) } : { kind: 'drop' };
}
