import * as z from 'zod';
import type { Ctx } from '#platform/ctx.ts';
import { readSetting } from '#platform/settings.ts';
import type { ChestOdds } from '../chests/policy.ts';
import { rewardedTypes, type LevelRule, type RewardedType } from '../policy.ts';

const wholeNumber = z.int().min(0);

const PointsByType = z.record(z.enum(rewardedTypes), wholeNumber);

const ScorePoints = z.partialRecord(z.enum(rewardedTypes), wholeNumber);

const LevelRuleSetting = z.object({ first: z.int().min(1), step: wholeNumber });

/** What a freeze costs in coins, and how many a learner may hold. */
export interface FreezeRule {
  price: number;
  atMost: number;
}

const FreezeRuleSetting = z.object({ price: z.int().min(1), atMost: wholeNumber });

const ChestOddsSetting = z
  .array(z.object({ coins: wholeNumber, percent: wholeNumber }))
  .refine(
    (odds) => odds.reduce((sum, { percent }) => sum + percent, 0) === 100,
    'the odds are not 100 percent',
  );

type SettingsCtx = Pick<Ctx, 'db' | 'events' | 'clock'>;

/** Points for completing an item, by its type. */
export function readPoints(ctx: SettingsCtx): Promise<Record<RewardedType, number>> {
  return readSetting(ctx, 'rewards.points', PointsByType);
}

/** Extra points for a full score, by type. */
export function readScorePoints(ctx: SettingsCtx): Promise<Partial<Record<RewardedType, number>>> {
  return readSetting(ctx, 'rewards.scorePoints', ScorePoints);
}

/** How many points each level needs. */
export function readLevelRule(ctx: SettingsCtx): Promise<LevelRule> {
  return readSetting(ctx, 'rewards.levels', LevelRuleSetting);
}

export function readFreezeRule(ctx: SettingsCtx): Promise<FreezeRule> {
  return readSetting(ctx, 'rewards.freezes', FreezeRuleSetting);
}

/** What the daily chest may hold, and the odds. */
export function readChestOdds(ctx: SettingsCtx): Promise<ChestOdds[]> {
  return readSetting(ctx, 'rewards.chest', ChestOddsSetting);
}
