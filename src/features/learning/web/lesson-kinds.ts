import type { ComponentType } from 'react';
import type { CourseView, ItemType } from '../contract.ts';
import { GameLesson } from './game/game-lesson.tsx';
import { FilmLesson } from './lesson/film-lesson.tsx';
import { LockedLesson } from './lesson/locked-lesson.tsx';
import type { Neighbours } from './lesson/neighbours.ts';

type Lesson = ComponentType<{ course: CourseView; place: Neighbours }>;

/** What shows an open item of each kind. */
export const lessonOf: Record<ItemType, Lesson> = {
  film: FilmLesson,
  bonus: FilmLesson,
  visual: LockedLesson,
  quiz: LockedLesson,
  vidquiz: LockedLesson,
  game: GameLesson,
  challenge: LockedLesson,
  rwi: LockedLesson,
};
