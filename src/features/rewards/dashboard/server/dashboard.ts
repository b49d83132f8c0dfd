import { sql, type Selectable } from 'kysely';
import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import type { Locale } from '#core/locale.ts';
import { daysOfMonth, localDateOf, type LocalDate } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Db, Tables } from '#platform/db/tables.ts';
import { nextOrdinaryDay } from '#platform/jewish-calendar/holy-days.ts';
import { visitorPlace } from '#platform/jewish-calendar/visitor-place.ts';
import type { ChestView, CoinEntry, DashboardView } from '../contract.ts';
import { ownTransfers } from '#features/rewards/coins/server/own-transfers.ts';
import type { BadgeKey } from '#features/rewards/badges/policy.ts';
import { noStreak } from '#features/rewards/streak/policy.ts';
import { listBadges } from '#features/rewards/badges/server/badges.ts';
import { chestsOf, isOfToday, type OpenedChest } from '#features/rewards/chests/server/chests.ts';
import { toStreakView } from '#features/rewards/streak/server/freezes.ts';
import { findRest, nameWeekday } from '#features/rewards/streak/server/rest.ts';
import { readChestOdds, readFreezeRule } from '#features/rewards/server/reward-settings.ts';
import { describeMonth } from '#features/rewards/streak/server/streak-month.ts';
import { settledStreak, toStreak } from '#features/rewards/streak/server/streaks.ts';

/** How many of the latest coin ledger entries are shown. */
const entriesShown = 5;

/** Everything the caller's dashboard shows of rewards, in one query. */
export async function getDashboard(
  ctx: Ctx,
  { lang = ctx.locale }: { lang?: Locale | undefined } = {},
): Promise<DashboardView> {
  const { userId } = signedIn(ctx);
  const place = visitorPlace(ctx);
  const now = ctx.clock.now();
  const today = localDateOf(now, place.timeZone);
  const month = daysOfMonth(today);
  const [kept, odds, freezeRule] = await Promise.all([
    readKept(ctx.db, userId, month[0] ?? today),
    readChestOdds(ctx),
    readFreezeRule(ctx),
  ]);
  const { streak, frozen } = settledStreak(kept.streak ? toStreak(kept.streak) : noStreak, today, place);
  const days = new Map(kept.days.map(({ day, kind }) => [day, kind]));
  for (const day of frozen) days.set(day, 'frozen');
  const doneToday = days.get(today) === 'done';
  const rest = findRest(now, place, lang);
  const chest = kept.chest && isOfToday(kept.chest, today, now) ? kept.chest : undefined;
  return {
    today,
    place: place.names[lang],
    rest: rest ?? null,
    streak: toStreakView(streak, freezeRule),
    doneToday,
    calendar: describeMonth(month, days, place, lang),
    chest: {
      nextWeekday: nameWeekday(nextOrdinaryDay(today, place), lang),
      state: chestState(chest !== undefined, rest !== undefined, doneToday),
      count: chestsOf(today, place),
      draws: chest?.draws ?? [],
      odds,
    },
    badges: listBadges(ctx, lang).map((badge) => ({
      ...badge,
      earnedAt: isoOf(kept.badges.find(({ key }) => key === badge.key)?.at),
    })),
    coinEntries: kept.entries.map(({ at, ...entry }) => ({
      ...entry,
      on: localDateOf(new Date(at), place.timeZone),
    })),
  };
}

function chestState(isOpened: boolean, rests: boolean, doneToday: boolean): ChestView['state'] {
  if (isOpened) return 'opened';
  if (rests) return 'holy_day';
  return doneToday ? 'ready' : 'nothing_completed';
}

/** Inside JSON, times come in the database's own format. */
function isoOf(time: string | undefined): string | null {
  return time === undefined ? null : new Date(time).toISOString();
}

interface Kept {
  streak: Parameters<typeof toStreak>[0] | null;
  days: Pick<Selectable<Tables['streak_days']>, 'day' | 'kind'>[];
  /** The last one opened. */
  chest: OpenedChest | null;
  badges: { key: BadgeKey; at: string }[];
  entries: (Pick<CoinEntry, 'kind' | 'coins'> & { at: string })[];
}

const nothingKept: Kept = { streak: null, days: [], chest: null, badges: [], entries: [] };

async function readKept(db: Db, userId: UserId, from: LocalDate): Promise<Kept> {
  const { rows } = await sql<Kept>`
    select
      (select to_json(s) from streaks s where user_id = ${userId}) as streak,
      (
        select coalesce(json_agg(json_build_object('day', day, 'kind', kind)), '[]')
        from streak_days where user_id = ${userId} and day >= ${from}::date
      ) as days,
      (
        select json_build_object('day', day, 'draws', draws, 'zone', zone) from daily_chests
        where user_id = ${userId} order by day desc limit 1
      ) as chest,
      (
        select coalesce(json_agg(json_build_object('key', badge, 'at', earned_at)), '[]')
        from user_badges where user_id = ${userId}
      ) as badges,
      (
        select coalesce(json_agg(json_build_object('kind', kind, 'coins', coins, 'at', made_at)), '[]')
        from (
          select kind, coins, made_at from ${ownTransfers(userId)} own
          order by made_at desc, id desc limit ${entriesShown}
        ) latest
      ) as entries
  `.execute(db);
  return rows[0] ?? nothingKept;
}
