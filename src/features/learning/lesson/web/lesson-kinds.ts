import type { ItemType } from '#core/item-types.ts';
import type { ComponentType } from 'react';
import type { CourseView } from '#features/learning/contract.ts';
import { ComicLesson } from '#features/learning/comics/web/comic-lesson.tsx';
import { GameLesson } from '#features/learning/games/web/game-lesson.tsx';
import { FilmLesson } from '#features/learning/films/web/film-lesson.tsx';
import type { Neighbours } from './neighbours.ts';
import { TaskLesson } from '#features/learning/tasks/web/task-lesson.tsx';
import { QuizLesson } from '#features/learning/quizzes/web/quiz-lesson.tsx';
import { VidQuizLesson } from '#features/learning/quizzes/web/vid-quiz-lesson.tsx';

type Lesson = ComponentType<{ course: CourseView; place: Neighbours }>;

/** The component that shows an open item of each kind. */
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
