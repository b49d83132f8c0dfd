import { useEffect, useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '#ui/styles/class-names.ts';
import type { BoardProps } from '../board-props.ts';
import { cellByKey, isRightToLeft } from './grid-keys.ts';
import { PairCard } from './pair-card.tsx';
import { pressCard, readPairs } from './read-pairs.ts';

/** Long enough to read two cards that do not match. */
const lookMilliseconds = 2200;

/** Number of cards → columns on a wide table, so that the last row is full or nearly so; otherwise four. */
const wideColumns: Readonly<Record<number, string>> = {
  10: 'sm:grid-cols-5',
  14: 'sm:grid-cols-5',
  18: 'sm:grid-cols-6',
  20: 'sm:grid-cols-5',
};

/** Memory: cards on a night-blue cloth, two turned over at a time. */
export function PairsBoard({ board, game, round, isWaiting, onMoves, onNextMove }: BoardProps<'pairs'>) {
  const t = useTranslations();
  const [focused, setFocused] = useState(0);
  // The number of results when the last two cards that do not match were turned back.
  const [closedAt, setClosedAt] = useState(0);
  /** The card of the move in flight, if any. */
  const [pressed, setPressed] = useState<number>();
  const state = readPairs(round);
  const { faces, pairOf, open, last } = state;
  const count = round.results.length;
  const isLooking = last?.isPair === false && closedAt !== count;
  useEffect(() => {
    if (!isLooking) return undefined;
    const timer = setTimeout(() => setClosedAt(count), lookMilliseconds);
    return () => clearTimeout(timer);
  }, [isLooking, count]);

  const shown = last?.isPair === false && !isLooking ? [] : open;
  const press = (card: number) => {
    setFocused(card);
    const does = round.end ? undefined : pressCard(card, state, isLooking);
    if (!does) return;
    if (isWaiting) {
      // The second of two may be pressed quickly; before a third, the player should look at both.
      if (!state.isFirstOpen && card !== pressed) onNextMove({ act: 'turn', card });
      return;
    }
    setClosedAt(count);
    if (does === 'turn-back') return;
    setPressed(card);
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
            back={game.cover}
            isReachable={card === focused}
            onTurn={() => press(card)}
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
