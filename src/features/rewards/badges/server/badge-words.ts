import type { BadgeKey } from '../policy.ts';

/** The messages that name each badge and say how to earn it. */
export const badgeWords = {
  'first-film': { name: 'rewards.badge.firstFilm', howTo: 'rewards.badge.firstFilmHow' },
  'first-comic': { name: 'rewards.badge.firstComic', howTo: 'rewards.badge.firstComicHow' },
  'first-quiz': { name: 'rewards.badge.firstQuiz', howTo: 'rewards.badge.firstQuizHow' },
  'perfect-quiz': { name: 'rewards.badge.perfectQuiz', howTo: 'rewards.badge.perfectQuizHow' },
  'vidquiz-explorer': { name: 'rewards.badge.vidquiz', howTo: 'rewards.badge.vidquizHow' },
  'five-games': { name: 'rewards.badge.fiveGames', howTo: 'rewards.badge.fiveGamesHow' },
  'every-kind': { name: 'rewards.badge.everyKind', howTo: 'rewards.badge.everyKindHow' },
  'first-course': { name: 'rewards.badge.firstCourse', howTo: 'rewards.badge.firstCourseHow' },
  'three-courses': { name: 'rewards.badge.threeCourses', howTo: 'rewards.badge.threeCoursesHow' },
  'seven-days': { name: 'rewards.badge.sevenDays', howTo: 'rewards.badge.sevenDaysHow' },
  'thirty-days': { name: 'rewards.badge.thirtyDays', howTo: 'rewards.badge.thirtyDaysHow' },
  'level-5': { name: 'rewards.badge.level5', howTo: 'rewards.badge.level5How' },
  'level-10': { name: 'rewards.badge.level10', howTo: 'rewards.badge.level10How' },
} as const satisfies Record<BadgeKey, { name: string; howTo: string }>;
