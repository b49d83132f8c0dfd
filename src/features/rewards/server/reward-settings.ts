import { itemTypes, pointsOfItems, type ItemType } from '#core/item-types.ts';
import * as z from 'zod';
import type { Ctx } from '#platform/ctx.ts';
import { defineSetting, readSetting } from '#platform/settings/settings.ts';
import type { ChestOdds } from '../chests/policy.ts';
import type { LevelRule } from '../policy.ts';

const wholeNumber = z.int().min(0);

/** Points for completing an item, by its type (decisions: points). */
export const pointsSetting = defineSetting<Record<ItemType, number>>({
  key: 'rewards.points',
  schema: z.record(z.enum(itemTypes), wholeNumber),
  initial: pointsOfItems,
  form: {
    area: 'rewards',
    title: 'rewards.setting.points',
    hint: 'rewards.setting.pointsHint',
    fields: {
      film: { label: 'rewards.setting.film', unit: 'points' },
      visual: { label: 'rewards.setting.comic', unit: 'points' },
      quiz: { label: 'rewards.setting.quiz', unit: 'points' },
      vidquiz: { label: 'rewards.setting.vidquiz', unit: 'points' },
      game: { label: 'rewards.setting.game', unit: 'points' },
      challenge: { label: 'rewards.setting.challenge', unit: 'points' },
      rwi: { label: 'rewards.setting.rwi', unit: 'points' },
      bonus: { label: 'rewards.setting.bonus', unit: 'points' },
    },
  },
});

/** Extra points for a full score, by type. */
const scorePointsSetting = defineSetting<Partial<Record<ItemType, number>>>({
  key: 'rewards.scorePoints',
  schema: z.partialRecord(z.enum(itemTypes), wholeNumber),
  initial: { quiz: 15, vidquiz: 15 },
  form: {
    area: 'rewards',
    title: 'rewards.setting.scorePoints',
    hint: 'rewards.setting.scorePointsHint',
    fields: {
      quiz: { label: 'rewards.setting.quiz', unit: 'points' },
      vidquiz: { label: 'rewards.setting.vidquiz', unit: 'points' },
    },
  },
});

/** How many points each level needs. */
export const levelsSetting = defineSetting<LevelRule>({
  key: 'rewards.levels',
  schema: z.object({ first: z.int().min(1), step: wholeNumber }),
  initial: { first: 100, step: 50 },
  form: {
    area: 'rewards',
    title: 'rewards.setting.levels',
    hint: 'rewards.setting.levelsHint',
    fields: {
      first: { label: 'rewards.setting.firstLevel', unit: 'points' },
      step: { label: 'rewards.setting.levelStep', unit: 'points' },
    },
  },
});

/** What a freeze costs in coins, and how many a learner may hold. */
export interface FreezeRule {
  price: number;
  atMost: number;
}

const freezesSetting = defineSetting<FreezeRule>({
  key: 'rewards.freezes',
  schema: z.object({ price: z.int().min(1), atMost: wholeNumber }),
  initial: { price: 20, atMost: 2 },
  form: {
    area: 'rewards',
    title: 'rewards.setting.freezes',
    hint: 'rewards.setting.freezesHint',
    fields: {
      price: { label: 'rewards.setting.freezePrice', unit: 'coins' },
      atMost: { label: 'rewards.setting.freezesAtMost', unit: 'times' },
    },
  },
});

/** What the daily chest may hold, and the odds. */
export const chestSetting = defineSetting<ChestOdds[]>({
  key: 'rewards.chest',
  schema: z
    .array(z.object({ coins: wholeNumber, percent: wholeNumber }))
    .refine((odds) => odds.reduce((sum, { percent }) => sum + percent, 0) === 100, 'rewards.setting.oddsSum'),
  initial: [
    { coins: 5, percent: 50 },
    { coins: 10, percent: 30 },
    { coins: 18, percent: 15 },
    { coins: 36, percent: 5 },
  ],
  form: {
    area: 'rewards',
    title: 'rewards.setting.chest',
    hint: 'rewards.setting.chestHint',
    rows: {
      path: '',
      columns: {
        coins: { label: 'rewards.setting.chestCoins', unit: 'coins' },
        percent: { label: 'rewards.setting.chestPercent', unit: 'percent' },
      },
      sum: { column: 'percent', of: 100 },
    },
  },
});

type SettingsCtx = Pick<Ctx, 'db' | 'events' | 'clock'>;

export const rewardsSettings = [
  pointsSetting,
  scorePointsSetting,
  levelsSetting,
  freezesSetting,
  chestSetting,
];

export function readPoints(ctx: SettingsCtx): Promise<Record<ItemType, number>> {
  return readSetting(ctx, pointsSetting);
}

export function readScorePoints(ctx: SettingsCtx): Promise<Partial<Record<ItemType, number>>> {
  return readSetting(ctx, scorePointsSetting);
}

export function readLevelRule(ctx: SettingsCtx): Promise<LevelRule> {
  return readSetting(ctx, levelsSetting);
}

export function readFreezeRule(ctx: SettingsCtx): Promise<FreezeRule> {
  return readSetting(ctx, freezesSetting);
}

export function readChestOdds(ctx: SettingsCtx): Promise<ChestOdds[]> {
  return readSetting(ctx, chestSetting);
}
