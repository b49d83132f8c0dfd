import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { usePage } from '#page/page-provider.tsx';
import type { CourseSummary, ItemView } from '#features/learning/contract.ts';
import { courseListQuery, courseQuery } from '#features/learning/offered/learning-queries.ts';
import { isOpenStory } from '#features/learning/offered/next-item.ts';
import { findDemoCourse } from './demo-course.ts';

/** The first film that anyone may watch, for anyone who has not watched one yet. */
export function useFirstFilm(): { course: CourseSummary; item: ItemView } | undefined {
  const page = usePage();
  const { data: courses } = useSuspenseQuery(courseListQuery(page));
  const course = findDemoCourse(courses);
  const { data } = useQuery({ ...courseQuery(page, course?.slug ?? ''), enabled: course !== undefined });
  const item = data?.chapters.flatMap(({ items }) => items).find(isOpenStory);
  return course && item ? { course, item } : undefined;
}
