import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { BoardProps } from '../board-props.ts';
import { isRightToLeft } from './grid-keys.ts';
import { SprintAnswers } from './sprint-answers.tsx';
import { SprintClock } from './sprint-clock.tsx';
import { SprintReview } from './sprint-review.tsx';
import { StatementNote } from './statement-note.tsx';
import { useVerdict } from './use-verdict.ts';
import { BodyText } from '#features/learning/lesson/web/body-text.tsx';

/** True or false: one sheet after another, two large buttons, and a strip of paper for the time. */
export function SprintBoard({ board, round, isWaiting, onMoves }: BoardProps<'sprint'>) {
  const t = useTranslations();
  const said = round.results.filter((result) => result.act === 'say');
  const { verdict, goOn } = useVerdict(said, board.seconds !== undefined);
  const index = verdict ? said.length - 1 : said.length;
  const say = (isTrue: boolean) => {
    if (verdict) goOn();
    else if (!isWaiting) onMoves({ act: 'say', isTrue });
  };
  const isOver = round.end !== undefined;
  useEffect(() => {
    if (isOver) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      if (event.target instanceof HTMLElement && event.target.closest('input, select, [role=menu]')) return;
      event.preventDefault();
      say((event.key === 'ArrowLeft') !== isRightToLeft());
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  if (isOver) return <SprintReview statements={board.statements} said={said} />;
  return (
    <div className="mx-auto max-w-reading">
      <div className="flex items-center gap-4">
        <p className="shrink-0 font-bold">
          {t('learning.game.statement', { number: index + 1, count: board.statements.length })}
        </p>
        {board.seconds !== undefined && (
          <SprintClock
            seconds={board.seconds}
            isStopped={verdict !== undefined}
            onOver={() => onMoves({ act: 'stop' })}
          />
        )}
      </div>
      <div aria-live="polite" className="relative mt-5">
        <div aria-hidden className="absolute inset-0 -rotate-2 rounded-card bg-sand shadow-lift-1" />
        <div
          key={index}
          className="relative grid min-h-72 animate-settle content-center gap-5 rounded-card bg-paper p-5 shadow-lift-2 sm:p-8"
        >
          <p className="text-center text-step-2 font-bold text-balance">
            <BodyText>{board.statements[index]}</BodyText>
          </p>
          {verdict && (
            <StatementNote isRight={verdict.isRight} isTrue={verdict.isTrue} because={verdict.because} />
          )}
        </div>
      </div>
      <SprintAnswers isAnswered={verdict !== undefined} onSay={say} onNext={goOn} />
      <p className="mt-2 text-center text-step--1 text-muted max-sm:hidden">
        {t('learning.game.sprintKeys')}
      </p>
    </div>
  );
}
