/** What a person has done so far, as far as badges depend on it. */
export interface Feats {
  /** How many items of each type she has completed. */
  completed: Readonly<Partial<Record<string, number>>>;
  /** Whether every answer of the quiz just completed was right. */
  perfectQuiz: boolean;
  finishedCourses: number;
  longestStreak: number;
  level: number;
}

type Rule = (feats: Feats) => boolean;

const completed =
  (type: 'film' | 'visual' | 'quiz' | 'vidquiz' | 'game', count = 1): Rule =>
  ({ completed }) =>
    (completed[type] ?? 0) >= count;

/** What "every kind" requires: the kinds a learner can complete alone, at any time. */
const everyKind = (['film', 'visual', 'quiz', 'vidquiz', 'game'] as const).map((type) => completed(type));

/** Every badge in display order, with the rule that earns it. */
const rules = {
  'first-film': completed('film'),
  'first-comic': completed('visual'),
  'first-quiz': completed('quiz'),
  'perfect-quiz': ({ perfectQuiz }) => perfectQuiz,
  'vidquiz-explorer': completed('vidquiz'),
  'five-games': completed('game', 5),
  'every-kind': (feats) => everyKind.every((rule) => rule(feats)),
  'first-course': ({ finishedCourses }) => finishedCourses >= 1,
  'three-courses': ({ finishedCourses }) => finishedCourses >= 3,
  'seven-days': ({ longestStreak }) => longestStreak >= 7,
  'thirty-days': ({ longestStreak }) => longestStreak >= 30,
  'level-5': ({ level }) => level >= 5,
  'level-10': ({ level }) => level >= 10,
} satisfies Record<string, Rule>;

export type BadgeKey = keyof typeof rules;

export const badgeKeys = Object.keys(rules) as BadgeKey[];

/** The badges that a person's feats earn. */
export function earnedBadges(feats: Feats): BadgeKey[] {
  return badgeKeys.filter((key) => rules[key](feats));
}
