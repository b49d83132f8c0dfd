import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../../page/page-provider.tsx';
import { href } from '../../../../urls.ts';
import type { CourseView } from '../../contract.ts';
import { LessonFrame } from '../lesson/lesson-frame.tsx';
import { LessonHead } from '../lesson/lesson-head.tsx';
import type { Neighbours } from '../lesson/neighbours.ts';
import { gameQuery } from '../offered/learning-queries.ts';
import { GameStart } from './game-start.tsx';
import { GameTable } from './game-table.tsx';
import { useRound } from './use-round.ts';

interface GameLessonProps {
  course: CourseView;
  place: Neighbours;
}

/** A lesson that is a game: what it is about, then round after round of it. */
export function GameLesson({ course, place }: GameLessonProps) {
  const t = useTranslations();
  const { item, nextOpen } = place;
  const { data: game } = useSuspenseQuery(gameQuery(usePage(), item.id));
  const rounds = useRound(item.id);
  const next = nextOpen
    ? {
        text: t('learning.lesson.nextUp', { title: nextOpen.title }),
        href: href('lesson', { courseSlug: course.slug, itemId: nextOpen.id }),
      }
    : { text: t('learning.lesson.toCourse'), href: href('course', { courseSlug: course.slug }) };
  return (
    <>
      <LessonHead course={course} item={item} />
      <LessonFrame
        course={course}
        place={place}
        stage={
          rounds.round ? (
            <GameTable
              key={rounds.round.token}
              game={game}
              rounds={rounds}
              round={rounds.round}
              next={next}
            />
          ) : (
            <GameStart game={game} rounds={rounds} />
          )
        }
      />
    </>
  );
}
