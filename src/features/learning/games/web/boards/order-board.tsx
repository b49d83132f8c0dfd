import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import type { BoardProps } from '../board-props.ts';
import type { Round } from '../use-round.ts';
import { OrderStep } from './order-step.tsx';
import { useDragOrder } from './use-drag-order.ts';

/** Steps on strips of paper, to put in order: by dragging, with buttons or with arrow keys. */
export function OrderBoard({ board, round, isWaiting, onMoves }: BoardProps<'order'>) {
  const t = useTranslations();
  const [steps, setSteps] = useState(() => [...board.steps.keys()]);
  const [news, setNews] = useState('');
  const move = (from: number, to: number) => {
    const step = steps[from];
    if (round.end || step === undefined || to < 0 || to >= steps.length || from === to) return;
    const focused = document.activeElement;
    flushSync(() => setSteps(steps.toSpliced(from, 1).toSpliced(to, 0, step)));
    // An element that moves in the document would lose the focus.
    if (focused instanceof HTMLElement) focused.focus();
    setNews(t('learning.game.stepMoved', { place: to + 1 }));
  };
  const list = useRef<HTMLOListElement>(null);
  const drag = useDragOrder(list, move);
  const rightSteps = findRightSteps(round);
  const tried = round.moves.at(-1);
  const isAsTried = tried?.act === 'arrange' && tried.steps.every((step, index) => step === steps[index]);
  const countRight = rightSteps.size;
  return (
    <>
      <ol ref={list} className="grid gap-2.5">
        {steps.map((step, index) => (
          <OrderStep
            key={step}
            text={board.steps[step]?.text ?? ''}
            picture={board.steps[step]?.picture}
            place={index + 1}
            count={steps.length}
            isRight={rightSteps.get(step) === index}
            isOver={round.end !== undefined}
            drag={drag}
            onMove={(by) => move(index, index + by)}
          />
        ))}
      </ol>
      {!round.end && (
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button
            busy={isWaiting}
            onClick={() => {
              setNews('');
              onMoves({ act: 'arrange', steps });
            }}
          >
            {t('learning.game.checkOrder')}
          </Button>
          <p role="status" className="font-medium">
            {news ||
              (isAsTried && t('learning.game.orderNotYet', { right: countRight, count: steps.length }))}
          </p>
        </div>
      )}
    </>
  );
}

/** Step → the place where the last try found it right. */
function findRightSteps({ moves, results }: Round): ReadonlyMap<number, number> {
  const [last, shown] = [moves.at(-1), results.at(-1)];
  if (last?.act !== 'arrange' || shown?.act !== 'arrange') return new Map();
  return new Map(last.steps.flatMap((step, index) => (shown.right[index] ? [[step, index] as const] : [])));
}
