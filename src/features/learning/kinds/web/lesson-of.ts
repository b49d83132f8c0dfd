import type { ComponentType } from 'react';
import type { ItemType } from '#core/item-types.ts';
import { ComicLesson } from '#features/learning/comics/web/comic-lesson.tsx';
import type { CourseView } from '#features/learning/courses/contract.ts';
import { FilmLesson } from '#features/learning/films/web/film-lesson.tsx';
import { GameLesson } from '#features/learning/games/web/game-lesson.tsx';
import type { Neighbours } from '#features/learning/lesson/web/neighbours.ts';
import { QuizLesson } from '#features/learning/quizzes/web/quiz-lesson.tsx';
import { VidQuizLesson } from '#features/learning/quizzes/web/vid-quiz-lesson.tsx';
import { TaskLesson } from '#features/learning/tasks/web/task-lesson.tsx';

type Lesson = ComponentType<{ course: CourseView; place: Neighbours }>;

/** The component that shows an open item of each kind. Only the lesson's page imports it: all lessons come with it. */
export const lessonOf: Record<ItemType, Lesson> = {
  film: FilmLesson,
  bonus: FilmLesson,
  visual: ComicLesson,
  quiz: QuizLesson,
  vidquiz: VidQuizLesson,
  game: GameLesson,
  challenge: TaskLesson,
  rwi: TaskLesson,
};
