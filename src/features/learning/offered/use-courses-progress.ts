import { useQuery } from '@tanstack/react-query';
import { usePage } from '#page/page-provider.tsx';
import { useLearner } from '#features/people/offered/learner.ts';
import type { CourseProgress } from '../progress/contract.ts';
import { coursesProgressQuery } from './learning-queries.ts';

/** The viewer's progress in every course she has begun; empty for a visitor. */
export function useCoursesProgress(): readonly CourseProgress[] {
  const page = usePage();
  const viewer = useLearner();
  const { data } = useQuery({ ...coursesProgressQuery(page), enabled: viewer !== null });
  return (viewer && data) ?? [];
}
