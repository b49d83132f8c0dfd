import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../../ui/button.tsx';
import type { BoardProps } from '../game-board.tsx';
import { isRightToLeft } from './grid-keys.ts';
import { SprintClock } from './sprint-clock.tsx';
import { SprintReview } from './sprint-review.tsx';
import { StatementNote } from './statement-note.tsx';

/** True or not: one paper after another, two large buttons, and a strip of paper for the time. */
export function SprintBoard({ board, round, isWaiting, onMoves }: BoardProps<'sprint'>) {
  const t = useTranslations();
  const said = round.results.filter((result) => result.act === 'say');
  const index = said.length;
  const statement = board.statements[index];
  const last = said.at(-1);
  const say = (isTrue: boolean) => {
    if (!isWaiting) onMoves({ act: 'say', isTrue });
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
          <SprintClock seconds={board.seconds} onOver={() => onMoves({ act: 'stop' })} />
        )}
      </div>
      <div className="relative mt-5">
        <div aria-hidden className="absolute inset-0 -rotate-2 rounded-card bg-sand shadow-lift-1" />
        <p
          key={index}
          aria-live="polite"
          className="relative grid min-h-40 animate-settle place-content-center rounded-card bg-paper p-6 text-center text-step-2 font-bold text-balance shadow-lift-2 sm:min-h-48 sm:p-8"
        >
          {statement}
        </p>
      </div>
      <div className="mt-5 grid grid-cols-2 gap-3">
        <Button
          size="l"
          icon={IconCheck}
          className="min-h-18 bg-olive! text-step-1 hover:brightness-110"
          onClick={() => say(true)}
        >
          {t('learning.game.true')}
        </Button>
        <Button size="l" icon={IconX} className="min-h-18 text-step-1" onClick={() => say(false)}>
          {t('learning.game.notTrue')}
        </Button>
      </div>
      <p className="mt-2 text-center text-step--1 text-muted max-sm:hidden">
        {t('learning.game.sprintKeys')}
      </p>
      <div role="status" className="mt-4 min-h-28">
        {last && <StatementNote isRight={last.isRight} isTrue={last.isTrue} because={last.because} />}
      </div>
    </div>
  );
}
