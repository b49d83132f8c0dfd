import * as z from 'zod';
import type { Ctx } from '../../../platform/ctx.ts';
import { readSetting } from '../../../platform/settings.ts';
import { rewardedTypes, type LevelRule, type RewardedType } from '../policy.ts';

const wholeNumber = z.int().min(0);

const PointsByType = z.record(z.enum(rewardedTypes), wholeNumber);

const ScorePoints = z.partialRecord(z.enum(rewardedTypes), wholeNumber);

const LevelRuleSetting = z.object({ first: z.int().min(1), step: wholeNumber });

type SettingsCtx = Pick<Ctx, 'db' | 'events' | 'clock'>;

/** Points for completing an item, by its type. */
export function readPoints(ctx: SettingsCtx): Promise<Record<RewardedType, number>> {
  return readSetting(ctx, 'rewards.points', PointsByType);
}

/** Points that a full score gives besides, by type. */
export function readScorePoints(ctx: SettingsCtx): Promise<Partial<Record<RewardedType, number>>> {
  return readSetting(ctx, 'rewards.scorePoints', ScorePoints);
}

/** How many points each level needs. */
export function readLevelRule(ctx: SettingsCtx): Promise<LevelRule> {
  return readSetting(ctx, 'rewards.levels', LevelRuleSetting);
}
