import { useSuspenseQuery } from '@tanstack/react-query';
import { usePage } from '#page/page-provider.tsx';
import type { CourseView } from '#features/learning/courses/contract.ts';
import { LessonFrame } from '#features/learning/lesson/web/lesson-frame.tsx';
import { LessonHead } from '#features/learning/lesson/web/lesson-head.tsx';
import type { Neighbours } from '#features/learning/lesson/web/neighbours.ts';
import { useNextStep } from '#features/learning/lesson/web/use-next-step.ts';
import { gameQuery } from './game-query.ts';
import { GameStart } from './game-start.tsx';
import { GameTable } from './game-table.tsx';
import { useRound } from './use-round.ts';

interface GameLessonProps {
  course: CourseView;
  place: Neighbours;
}

/** A game lesson: what it is about, then round after round. */
export function GameLesson({ course, place }: GameLessonProps) {
  const { item } = place;
  const { data: game } = useSuspenseQuery(gameQuery(usePage(), item.id));
  const rounds = useRound(item.id);
  const next = useNextStep(course, place);
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
