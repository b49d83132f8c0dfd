import { dayMs } from '#core/durations.ts';
import { findPlace } from '#core/places.ts';
import { money, currencies, type Currency } from '#core/money.ts';
import { moneyText } from '#core/money-text.ts';
import type { FieldIssue } from '#core/refusals.ts';
import { instantAt } from '#core/zoned-time.ts';
import type { Ctx } from '#platform/ctx.ts';
import { readTypedMoney } from '#features/currencies/server/public.ts';
import {
  durations,
  leastGoal,
  type CampaignCategory,
  type CampaignDuration,
} from '#features/campaigns/life/policy.ts';
import { readFilm } from '#features/campaigns/showing/policy-film.ts';
import { restsUntil } from '#features/campaigns/server/times.ts';
import type { PageInput } from '../contract.ts';
import { daysAhead } from '../policy.ts';

type CheckCtx = Pick<Ctx, 'locale' | 'clock'>;
type Details = Omit<PageInput, 'duration' | 'startsOn' | 'startsTime'>;

/** What a page says of a campaign, as columns, and everything that is wrong with it, each at its field. */
export function checkPage(ctx: CheckCtx, page: Details, category: CampaignCategory) {
  const issues: FieldIssue[] = [];
  const goal = readGoal(ctx, page, category, issues);
  const bonus_goal = readBonusGoal(ctx, page, goal, issues);
  if (page.filmUrl !== '' && !readFilm(page.filmUrl))
    issues.push({ path: 'filmUrl', messageKey: 'campaigns.field.filmUrl' });
  const { currency, place, description, story, cover, language } = page;
  return {
    issues,
    columns: {
      currency,
      goal,
      bonus_goal,
      place,
      description,
      story,
      film_url: page.filmUrl || null,
      cover,
      language,
      gives_on_holy_days: page.givesOnHolyDays,
    },
  };
}

/** At least half of what its category proposes, in whole units of its currency (decisions: goals). */
function readGoal(
  ctx: CheckCtx,
  { goal, currency }: Details,
  category: CampaignCategory,
  issues: FieldIssue[],
): number {
  const read = readTypedMoney(ctx, goal, { currency });
  if ('issue' in read) {
    issues.push({ path: 'goal', ...read.issue });
    return 1;
  }
  const least = money(leastGoal(category) * 10 ** currencies[currency].decimals, currency);
  if (read.money.amount < least.amount)
    issues.push({
      path: 'goal',
      messageKey: 'campaigns.field.goal',
      values: { least: moneyText(least, ctx.locale) },
    });
  return Number(read.money.amount);
}

function readBonusGoal(
  ctx: CheckCtx,
  { bonusGoal, currency }: { bonusGoal: string; currency: Currency },
  goal: number,
  issues: FieldIssue[],
): number | null {
  if (bonusGoal === '') return null;
  const read = readTypedMoney(ctx, bonusGoal, { currency });
  if ('issue' in read) {
    issues.push({ path: 'bonusGoal', ...read.issue });
    return null;
  }
  const amount = Number(read.money.amount);
  if (amount <= goal) issues.push({ path: 'bonusGoal', messageKey: 'campaigns.field.bonusGoal' });
  return amount;
}

interface Beginning {
  place: string;
  givesOnHolyDays: boolean;
  duration: CampaignDuration;
  startsOn: string;
  startsTime: string;
}

/** The instant at which clocks at the campaign's place show a day and a time; undefined if that is none. */
export function instantAtPlace(day: string, time: string, place: string): Date | undefined {
  return instantAt(day, time || '09:00', findPlace(place)?.timeZone ?? 'UTC');
}

/** When a campaign begins and ends. Neither is on Shabbat or Yom Tov of its place, unless it takes gifts then. */
export function checkBeginning({ clock }: CheckCtx, beginning: Beginning) {
  const { duration, startsOn, startsTime, place, givesOnHolyDays } = beginning;
  const now = clock.now();
  const starts_at = startsOn === '' ? now : instantAtPlace(startsOn, startsTime, place);
  const issues: FieldIssue[] = [];
  if (!starts_at || starts_at.getTime() > now.getTime() + daysAhead * dayMs) {
    issues.push({ path: 'startsOn', messageKey: 'campaigns.field.startsOn' });
    return { issues, columns: { duration, starts_at: now, ends_at: null } };
  }
  if (startsOn !== '' && starts_at < now)
    issues.push({ path: 'startsOn', messageKey: 'campaigns.field.startsInPast' });
  const length = durations[duration];
  const ends_at = length === null ? null : new Date(starts_at.getTime() + length);
  const rests = (instant: Date) => restsUntil({ place, gives_on_holy_days: givesOnHolyDays }, instant);
  // What begins at once does so when it is launched, which may be another day: its times are set then.
  if (startsOn !== '' && rests(starts_at))
    issues.push({ path: 'startsOn', messageKey: 'campaigns.field.startsOnHolyDay' });
  else if (startsOn !== '' && ends_at && rests(ends_at))
    issues.push({ path: 'startsOn', messageKey: 'campaigns.field.endsOnHolyDay' });
  return { issues, columns: { duration, starts_at, ends_at } };
}
