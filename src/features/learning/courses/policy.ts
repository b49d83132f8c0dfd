import type { CategoryView } from '../catalogue/contract.ts';
import type { CourseSummary } from './contract.ts';

/** Selections of courses besides the natural categories, by their URL slugs (spec §2, courses page). */
export const courseFilters = ['continue-watching', 'sample-the-magic', 'a-z', 'golden-oldies'] as const;
export type CourseFilter = (typeof courseFilters)[number];

export type CourseChoice =
  | { kind: 'filter'; slug: CourseFilter }
  | { kind: 'category'; slug: string; category: CategoryView };

/** What decides which selections a person is offered. */
export interface Browsing {
  /** Null for a visitor. */
  viewer: { status: 'trial' | 'free' | 'paid'; restricted: boolean; courseIds: readonly string[] } | null;
  courses: readonly CourseSummary[];
  categories: readonly CategoryView[];
  /** Whether she has courses in progress. */
  hasBegun: boolean;
}

/** The category that comes last for anyone who has not paid. */
const newCategory = 'new';

/**
 * The selections a person may choose from, in order, besides all courses (spec §6, category list by user type).
 * Visitors are offered the demo courses, as free accounts are, which may open them too. When courses are unlocked one
 * by one there is nothing to choose: all courses are shown (spec §2).
 */
export function listCourseChoices({ viewer, courses, categories, hasBegun }: Browsing): CourseChoice[] {
  if (viewer && viewer.courseIds.length > 0) return [];
  const isPaid = viewer !== null && viewer.status !== 'free';
  const isOffered: Record<CourseFilter, boolean> = {
    'continue-watching': isPaid && hasBegun,
    'sample-the-magic':
      !isPaid && !viewer?.restricted && courses.some(({ demo, archived }) => demo && !archived),
    'a-z': courses.some(({ archived }) => !archived),
    'golden-oldies': courses.some(({ archived }) => archived),
  };
  const filter = (slug: CourseFilter): CourseChoice[] => (isOffered[slug] ? [{ kind: 'filter', slug }] : []);
  const natural = categories
    .filter((category) => category.courses.length > 0)
    .map((category) => ({ kind: 'category', slug: category.slug, category }) as const);
  const isNew = ({ slug }: CourseChoice) => slug === newCategory;
  return [
    ...filter('continue-watching'),
    ...filter('sample-the-magic'),
    ...(isPaid ? natural : [...natural.filter((one) => !isNew(one)), ...natural.filter(isNew)]),
    ...filter('a-z'),
    ...filter('golden-oldies'),
  ];
}

/** The courses of a selection, in its order; `inProgress` are the viewer's, in her order, and `tag` is the language's. */
export function chooseCourses(
  choice: CourseChoice,
  courses: readonly CourseSummary[],
  inProgress: readonly CourseSummary[],
  tag: string,
): readonly CourseSummary[] {
  const active = courses.filter(({ archived }) => !archived);
  if (choice.kind === 'category') return active.filter(({ id }) => choice.category.courses.includes(id));
  switch (choice.slug) {
    case 'continue-watching':
      return inProgress;
    case 'sample-the-magic':
      return active.filter(({ demo }) => demo);
    case 'a-z':
      return active.toSorted((a, b) => a.title.localeCompare(b.title, tag));
    case 'golden-oldies':
      return courses.filter(({ archived }) => archived);
  }
}
