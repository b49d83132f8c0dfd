import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { usePage } from '#page/page-provider.tsx';
import { useLearner } from '#features/people/offered/learner.ts';
import type { CourseSummary } from '../courses/contract.ts';
import { listCourseChoices, type CourseChoice } from '../courses/policy.ts';
import { listCoursesInProgress } from './courses-in-progress.ts';
import { categoriesQuery, completedQuery, courseListQuery } from './learning-queries.ts';
import { useCoursesProgress } from './use-courses-progress.ts';

/** The course selections the viewer is offered, and her courses in progress. */
export function useCourseChoices(): { choices: CourseChoice[]; inProgress: CourseSummary[] } {
  const page = usePage();
  const viewer = useLearner();
  const { data: courses } = useSuspenseQuery(courseListQuery(page));
  const { data: categories } = useSuspenseQuery(categoriesQuery(page));
  const { data: completed } = useQuery({ ...completedQuery(page), enabled: viewer !== null });
  const inProgress = listCoursesInProgress(courses, useCoursesProgress(), completed?.items ?? []).map(
    ({ course }) => course,
  );
  const choices = listCourseChoices({ viewer, courses, categories, hasBegun: inProgress.length > 0 });
  return { choices, inProgress };
}
