import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { localeCodes } from '#core/locale.ts';
import { OwnBadge } from '../badges/contract.ts';

/**
 * Why coins were gained or spent: with points, from the daily chest, on a freeze, as a gift; held for an order, spent in the
 * store, returned from an order, or taken back with an award.
 */
export const coinKinds = [
  'points',
  'chest',
  'freeze',
  'gift',
  'held',
  'spent',
  'returned',
  'taken_back',
] as const;
export type CoinKind = (typeof coinKinds)[number];

const Day = z.string();

/** `draws` are the coins of each of the day's chests, `coins` their total. */
export const ChestAnswer = z.object({ day: Day, draws: z.array(z.int()), coins: z.int() });
export type ChestAnswer = z.infer<typeof ChestAnswer>;

/** `nextNumber` is the number of the next freeze to buy: a purchase that names it happens once. */
export const StreakView = z.object({
  current: z.int(),
  longest: z.int(),
  freezes: z.int(),
  freezesAtMost: z.int(),
  freezePrice: z.int(),
  nextNumber: z.int(),
});
export type StreakView = z.infer<typeof StreakView>;

/** A day of the month: what it was for the streak, its Hebrew date in letters, and all of it in words. */
export const CalendarDay = z.object({
  date: Day,
  state: z.enum(['done', 'frozen', 'holy', 'open']),
  hebrewDay: z.string(),
  label: z.string(),
});
export type CalendarDay = z.infer<typeof CalendarDay>;

/** Today's chest: `count` chests, what they held once `opened`, what they may hold, and when the next one comes. */
export const ChestView = z.object({
  state: z.enum(['ready', 'nothing_completed', 'opened', 'holy_day']),
  count: z.int(),
  draws: z.array(z.int()),
  nextWeekday: z.string(),
  odds: z.array(z.object({ coins: z.int(), percent: z.int() })),
});
export type ChestView = z.infer<typeof ChestView>;

export const CoinEntry = z.object({ kind: z.enum(coinKinds), coins: z.int(), on: Day });
export type CoinEntry = z.infer<typeof CoinEntry>;

/**
 * Everything the dashboard shows of rewards. `rest` is set on Shabbat and Yom Tov: the day, in her time zone, on which
 * chest and streak resume, also in words. `place` is the name of the city whose days these are. Days are `2026-11-17`;
 * `weekdays` begin with Sunday.
 */
export const DashboardView = z.object({
  today: Day,
  place: z.string(),
  rest: z.nullable(z.object({ forbidden: z.boolean(), resumesOn: Day, resumesOnWeekday: z.string() })),
  streak: StreakView,
  doneToday: z.boolean(),
  calendar: z.object({
    month: z.string(),
    hebrewMonth: z.string(),
    weekdays: z.array(z.object({ short: z.string(), long: z.string() })),
    days: z.array(CalendarDay),
  }),
  chest: ChestView,
  badges: z.array(OwnBadge),
  coinEntries: z.array(CoinEntry),
});
export type DashboardView = z.infer<typeof DashboardView>;

export const dashboardContract = {
  dashboard: oc
    .route({
      method: 'GET',
      path: '/users/current/dashboard',
      operationId: 'getDashboard',
      summary: 'Get the caller’s streak, chest, badges and coins',
    })
    .input(z.object({ lang: z.optional(z.enum(localeCodes)) }))
    .output(DashboardView),
  openChest: oc
    .route({
      method: 'POST',
      path: '/users/current/daily-chest',
      operationId: 'openChest',
      summary: 'Open today’s chest; a repeated call returns the same result',
    })
    .meta(refuses({ forbidden: ['classic_mode'], conflict: ['holy_day', 'nothing_completed'] }))
    .output(ChestAnswer),
  buyFreeze: oc
    .route({
      method: 'POST',
      path: '/users/current/streak-freezes',
      operationId: 'buyFreeze',
      summary: 'Buy a streak freeze',
    })
    .meta(refuses({ forbidden: ['classic_mode'], conflict: ['freezes_full', 'holy_day', 'too_few_coins'] }))
    .input(z.object({ number: z.optional(z.int().check(z.gte(1), z.lte(1_000_000))) }))
    .output(StreakView),
};
