import type { ItemType } from '#core/item-types.ts';
/** The points of an item (decisions: points): those of its type, plus the score's share of the points for a full score. */
export function pointsFor(
  points: Record<ItemType, number>,
  scorePoints: Partial<Record<ItemType, number>>,
  { type, score = 0 }: { type: ItemType; score?: number | undefined },
): number {
  return points[type] + Math.round((scorePoints[type] ?? 0) * score);
}

/** How many points the first level needs, and how many more each level needs than the previous one (decisions: levels). */
export interface LevelRule {
  first: number;
  step: number;
}

/** A level from 1 up; `earnedPoints` out of the `totalPoints` needed for the next one. */
export interface Level {
  level: number;
  earnedPoints: number;
  totalPoints: number;
}

/** The level reached with this many points. */
export function levelOf(points: number, { first, step }: LevelRule): Level {
  let level = 1;
  let earnedPoints = points;
  let totalPoints = first;
  while (earnedPoints >= totalPoints) {
    earnedPoints -= totalPoints;
    totalPoints += step;
    level += 1;
  }
  return { level, earnedPoints, totalPoints };
}

/** Coins that come with points: one for each full ten of the running total. */
export function coinsForPoints(before: number, added: number): number {
  return Math.floor((before + added) / 10) - Math.floor(before / 10);
}

/** The first level of each band and the message that names it. */
const bands = [
  { from: 30, nameKey: 'rewards.level.lightForOthers' },
  { from: 24, nameKey: 'rewards.level.lamplighter' },
  { from: 19, nameKey: 'rewards.level.storyteller' },
  { from: 15, nameKey: 'rewards.level.sourceFinder' },
  { from: 11, nameKey: 'rewards.level.studyPartner' },
  { from: 8, nameKey: 'rewards.level.deepThinker' },
  { from: 5, nameKey: 'rewards.level.questionAsker' },
  { from: 3, nameKey: 'rewards.level.explorer' },
] as const;

export type LevelNameKey = (typeof bands)[number]['nameKey'] | 'rewards.level.beginner';

/** The message that names a level: names cover bands of levels, which get wider as levels get harder. */
export function levelNameKey(level: number): LevelNameKey {
  return bands.find(({ from }) => level >= from)?.nameKey ?? 'rewards.level.beginner';
}
