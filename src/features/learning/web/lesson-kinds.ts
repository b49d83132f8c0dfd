import type { ComponentType } from 'react';
import type { CourseView, ItemType } from '../contract.ts';
import { ComicLesson } from './comic/comic-lesson.tsx';
import { GameLesson } from './game/game-lesson.tsx';
import { FilmLesson } from './lesson/film-lesson.tsx';
import type { Neighbours } from './lesson/neighbours.ts';
import { TaskLesson } from './task/task-lesson.tsx';
import { QuizLesson } from './quiz/quiz-lesson.tsx';
import { VidQuizLesson } from './quiz/vid-quiz-lesson.tsx';

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
