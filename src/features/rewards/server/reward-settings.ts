import * as z from 'zod';
import type { Ctx } from '../../../platform/ctx.ts';
import { readSetting } from '../../../platform/settings.ts';
import type { LevelRule } from '../policy.ts';

const wholeNumber = z.int().min(0);

const PointsByType = z.record(
  z.enum(['film', 'visual', 'bonus', 'game', 'quiz', 'vidquiz', 'challenge', 'rwi']),
  wholeNumber,
);
type PointsByType = z.infer<typeof PointsByType>;

/** The kinds of item that give points. */
export type RewardedType = keyof PointsByType;

const LevelRuleSetting = z.object({ first: z.int().min(1), step: wholeNumber });

type SettingsCtx = Pick<Ctx, 'db' | 'events' | 'clock'>;

/** Points for completing an item, by its type. */
export function readPoints(ctx: SettingsCtx): Promise<PointsByType> {
  return readSetting(ctx, 'rewards.points', PointsByType);
}

/** How many points each level needs. */
export function readLevelRule(ctx: SettingsCtx): Promise<LevelRule> {
  return readSetting(ctx, 'rewards.levels', LevelRuleSetting);
}
