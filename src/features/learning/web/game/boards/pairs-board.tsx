import { useEffect, useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '../../../../../ui/class-names.ts';
import type { BoardProps } from '../game-board.tsx';
import { cellByKey, isRightToLeft } from './grid-keys.ts';
import { PairCard } from './pair-card.tsx';
import { readPairs } from './read-pairs.ts';

/** Long enough to read two cards that do not belong together. */
const lookMilliseconds = 2200;

/** Cards → columns on a wide table, so that the last row is full or nearly so; else four. */
const wideColumns: Readonly<Record<number, string>> = {
  10: 'sm:grid-cols-5',
  14: 'sm:grid-cols-5',
  18: 'sm:grid-cols-6',
  20: 'sm:grid-cols-5',
};

/** Memory: cards on a night cloth, two turned at a time. */
export function PairsBoard({ board, round, isWaiting, onMoves }: BoardProps<'pairs'>) {
  const t = useTranslations();
  const [focused, setFocused] = useState(0);
  // How many results there were when the last two cards that do not match were turned back.
  const [closedAt, setClosedAt] = useState(0);
  const { faces, pairOf, open, last } = readPairs(round);
  const count = round.results.length;
  const isLooking = last?.isPair === false && closedAt !== count;
  useEffect(() => {
    if (!isLooking) return undefined;
    const timer = setTimeout(() => setClosedAt(count), lookMilliseconds);
    return () => clearTimeout(timer);
  }, [isLooking, count]);

  const shown = last?.isPair === false && !isLooking ? [] : open;
  const turn = (card: number) => {
    setFocused(card);
    if (isWaiting || round.end || pairOf.has(card) || (last?.isPair === undefined && open.includes(card)))
      return;
    setClosedAt(count);
    onMoves({ act: 'turn', card });
  };
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const cards = event.currentTarget;
    const columns = getComputedStyle(cards).gridTemplateColumns.split(' ').length;
    const to = cellByKey(event.key, focused, { columns, count: board.cards, isMirrored: isRightToLeft() });
    if (to === undefined) return;
    event.preventDefault();
    setFocused(to);
    cards.querySelector<HTMLElement>(`[data-card="${to}"]`)?.focus();
  };
  const found = pairOf.size / 2;
  return (
    <>
      <div
        role="group"
        aria-label={t('learning.game.cards')}
        onKeyDown={move}
        className={classNames(
          'grid grid-cols-3 gap-2 sm:gap-3.5',
          wideColumns[board.cards] ?? 'sm:grid-cols-4',
        )}
      >
        {Array.from({ length: board.cards }, (_, card) => (
          <PairCard
            key={card}
            card={card}
            face={pairOf.has(card) || shown.includes(card) ? faces.get(card) : undefined}
            pair={pairOf.get(card)}
            isReachable={card === focused}
            onTurn={() => turn(card)}
          />
        ))}
      </div>
      <p role="status" className="mt-4 min-h-7 text-center font-medium">
        {last?.isPair === true && t('learning.game.pairFound', { found, count: board.cards / 2 })}
        {last?.isPair === false &&
          t('learning.game.pairNotYet', { one: last.texts[0], other: last.texts[1] })}
        {!last && t('learning.game.pairsHint')}
      </p>
    </>
  );
}
