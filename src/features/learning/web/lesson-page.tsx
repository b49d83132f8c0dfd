import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { usePage } from '../../../page/page-provider.tsx';
import { lessonOf } from './lesson-kinds.ts';
import { LockedLesson } from './lesson/locked-lesson.tsx';
import { findNeighbours } from './lesson/neighbours.ts';
import { courseQuery } from './offered/learning-queries.ts';

/** One item of a course: what there is to watch, read or do, or why it is closed. */
export default function LessonPage() {
  const page = usePage();
  const { courseSlug = '', itemId = '' } = useParams();
  const { data: course } = useSuspenseQuery(courseQuery(page, courseSlug));
  const place = findNeighbours(course, itemId);
  // The loader answers 404 for an item that is not of this course.
  if (!place) return null;
  const Lesson = place.item.mayWatch ? lessonOf[place.item.type] : LockedLesson;
  return <Lesson key={itemId} course={course} place={place} />;
}
