import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { badgeKeys, earnedBadges, type Feats } from './policy.ts';

const none: Feats = { completed: {}, perfectQuiz: false, finishedCourses: 0, longestStreak: 0, level: 1 };

test('nothing done earns nothing', () => expect(earnedBadges(none)).toEqual([]));

test.each<[Partial<Feats>, string[]]>([
  [{ completed: { film: 1 } }, ['first-film']],
  [{ completed: { game: 4 } }, []],
  [{ completed: { game: 5 } }, ['five-games']],
  [{ completed: { quiz: 1 }, perfectQuiz: true }, ['first-quiz', 'perfect-quiz']],
  [
    { completed: { film: 1, visual: 1, quiz: 1, vidquiz: 1, game: 1 } },
    ['first-film', 'first-comic', 'first-quiz', 'vidquiz-explorer', 'every-kind'],
  ],
  [{ finishedCourses: 1, level: 4 }, ['first-course']],
  [{ level: 5 }, ['level-5']],
  [{ finishedCourses: 3 }, ['first-course', 'three-courses']],
  [{ longestStreak: 7 }, ['seven-days']],
  [{ longestStreak: 30, level: 10 }, ['seven-days', 'thirty-days', 'level-5', 'level-10']],
])('%o earn %o', (feats, badges) => expect(earnedBadges({ ...none, ...feats })).toEqual(badges));

test('every badge has its medallion', () => {
  for (const key of badgeKeys) expect(existsSync(`public/badges/${key}.svg`), key).toBe(true);
});
