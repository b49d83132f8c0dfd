import type { Period } from './periods.ts';

/** What is recorded, each with what its figures are broken down by besides the whole. */
export const activityKinds = {
  /** Someone who is not signed in comes from elsewhere. Additive, without a person. */
  visit: ['language'],
  /** A person used the product on that day. */
  active: ['language', 'country', 'role', 'joinedWeek'],
  started: ['subject', 'language'],
  completed: ['subject', 'language'],
  /** Additive: the amount is the seconds of film seen for the first time. */
  watched: ['subject', 'language'],
  /** The first answer to a question; the detail is the answer, if it was wrong. */
  answered: ['subject', 'answer'],
  firstLesson: ['joinedDay'],
  secondLesson: ['joinedDay'],
  thirdLesson: ['joinedDay'],
  fourthLesson: ['joinedDay'],
} as const;

export type ActivityKind = keyof typeof activityKinds;
export type Dimension = 'all' | (typeof activityKinds)[ActivityKind][number];

/** The kinds of which each record adds to the amount; any other happens once a day, subject and person. */
export const additiveKinds: readonly ActivityKind[] = ['visit', 'watched'];

/** Breakdowns that are read for one length of period only. */
const onlyFor: Partial<Record<Dimension, Period>> = { joinedWeek: 'week', joinedDay: 'month' };

/** What is counted for a period: each kind with each of its dimensions. */
export function listCounted(period: Period): { kind: ActivityKind; dimension: Dimension }[] {
  return Object.entries(activityKinds).flatMap(([kind, dimensions]) =>
    (['all', ...dimensions] as Dimension[])
      .filter((dimension) => (onlyFor[dimension] ?? period) === period)
      .map((dimension) => ({ kind: kind as ActivityKind, dimension })),
  );
}

/** The kinds of a person's first lessons, in order. */
export const lessonKinds = ['firstLesson', 'secondLesson', 'thirdLesson', 'fourthLesson'] as const;
