import { useSuspenseQuery } from '@tanstack/react-query';
import { usePage } from '#page/page-provider.tsx';
import type { CourseView } from '#features/learning/courses/contract.ts';
import { FilmLesson } from '#features/learning/films/web/film-lesson.tsx';
import type { Neighbours } from '#features/learning/lesson/web/neighbours.ts';
import { quizQuery } from './quiz-query.ts';

/** A film that stops to ask. */
export function VidQuizLesson({ course, place }: { course: CourseView; place: Neighbours }) {
  const { data: quiz } = useSuspenseQuery(quizQuery(usePage(), place.item.id));
  return <FilmLesson course={course} place={place} quiz={quiz} />;
}
