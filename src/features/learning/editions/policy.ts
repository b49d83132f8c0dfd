import type { AccessLevel } from '../catalogue/contract.ts';

/** What staff looks for among the courses. A course can be in several of these states. */
export const courseStates = ['published', 'draft', 'comingSoon', 'archived', 'ownWork'] as const;
export type CourseState = (typeof courseStates)[number];

export const courseStateNames: Record<CourseState, string> = {
  published: 'learning.courses.published',
  draft: 'learning.courses.draft',
  comingSoon: 'learning.courses.field.comingSoon',
  archived: 'learning.courses.field.archived',
  ownWork: 'learning.courses.ownWork',
};

interface CourseLife {
  live: readonly unknown[];
  comingSoon: boolean;
  archived: boolean;
  isShipped: boolean;
}

const isIn: Record<CourseState, (course: CourseLife) => boolean> = {
  published: ({ live }) => live.length > 0,
  draft: ({ live }) => live.length === 0,
  comingSoon: ({ comingSoon }) => comingSoon,
  archived: ({ archived }) => archived,
  ownWork: ({ isShipped }) => !isShipped,
};

export function listCourseStates(course: CourseLife): CourseState[] {
  return courseStates.filter((state) => isIn[state](course));
}

/** The access levels of a course, in menu order. */
export const courseAccessNames: Record<AccessLevel, string> = {
  default: 'learning.courses.access.asSite',
  public: 'learning.courses.access.public',
  all: 'learning.courses.access.all',
  paid: 'learning.courses.access.paid',
  premium: 'learning.courses.access.premium',
};
export const courseAccessLevels = Object.keys(courseAccessNames) as AccessLevel[];
