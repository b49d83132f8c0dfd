import { useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useDrag } from '#features/learning/quizzes/web/use-drag.ts';
import type { BoardProps } from '../board-props.ts';
import { Basket } from './basket.tsx';
import { BasketsNote } from './baskets-note.tsx';
import { BasketsReview } from './baskets-review.tsx';
import { bounce, flyBack, flyIn } from './fly-card.ts';
import { nearestByKey } from './nearest-by-key.ts';
import { readBaskets } from './read-baskets.ts';
import { SortingCard } from './sorting-card.tsx';

/** As many cards as fit above the baskets on a phone; the others wait in the pile. */
const handSize = 3;

/** Cards to sort into two baskets: dragged there, or by pressing a card and then a basket. */
export function BasketsBoard({ board, round, isWaiting, onMoves }: BoardProps<'baskets'>) {
  const t = useTranslations();
  const table = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<number>();
  /** How the card of the last move got into its basket. */
  const way = useRef<'key' | 'press' | 'drag'>('press');
  const { placed, last } = readBaskets(round);
  const waiting = [...board.cards.keys()].filter((card) => !placed.has(card));
  const hand = waiting.slice(0, handSize);
  const picked = hand.find((card) => card === chosen) ?? hand[0];
  const find = (selector: string) => table.current?.querySelector<HTMLElement>(selector) ?? undefined;
  const put = (card: number | undefined, basket: number, by: 'key' | 'press' | 'drag') => {
    if (isWaiting || round.end || card === undefined) return;
    const [from, to] = [find(`[data-card="${card}"]`), find(`[data-drop="${basket}"]`)];
    if (by !== 'drag' && from && to) flyIn(from, to);
    way.current = by;
    setChosen(card);
    onMoves({ act: 'place', card, basket });
  };
  const { dragged, start } = useDrag({
    follows: true,
    onDrop: (card, basket) => put(Number(card), Number(basket), 'drag'),
  });
  const walk = (event: KeyboardEvent) => {
    const stops = [...(table.current?.querySelectorAll<HTMLElement>('[data-card], [data-drop]') ?? [])];
    const here = stops.find((stop) => stop === document.activeElement);
    if (!here) return;
    const boxes = stops.map((stop) => stop.getBoundingClientRect());
    const to = nearestByKey(event.key, here.getBoundingClientRect(), boxes);
    if (to === undefined) return;
    event.preventDefault();
    stops[to]?.focus();
  };

  const count = round.results.length;
  const isOver = round.end !== undefined;
  const showVerdict = useEffectEvent(() => {
    if (!last || isOver) return;
    const [card, basket] = [find(`[data-card="${last.card}"]`), find(`[data-drop="${last.basket}"]`)];
    const isAfterFlight = way.current !== 'drag';
    if (basket && last.isRight) bounce(basket, isAfterFlight);
    if (basket && card && !last.isRight) flyBack(card, basket, isAfterFlight);
    // The next card is read aloud; anyone who presses or drags keeps her place on the page.
    const isLost = document.activeElement === document.body;
    if (isLost || way.current === 'key')
      find(`[data-card="${picked}"]`)?.focus({ preventScroll: way.current !== 'key' });
  });
  useLayoutEffect(() => {
    if (count > 0) showVerdict();
  }, [count]);

  if (isOver) return <BasketsReview baskets={board.baskets} cards={board.cards} placed={placed} />;
  return (
    <div ref={table} role="group" aria-label={t('learning.game.cardsToSort')} onKeyDown={walk}>
      <p className="mb-3 font-bold">
        {t('learning.game.cardsSorted', { sorted: placed.size, count: board.cards.length })}
      </p>
      <ul className="grid auto-rows-fr gap-2.5 sm:grid-cols-3 sm:gap-4">
        {hand.map((card) => (
          <li key={card}>
            <SortingCard
              card={card}
              text={board.cards[card] ?? ''}
              isPicked={card === picked}
              isDragged={dragged === String(card)}
              isAway={isWaiting && card === picked}
              onPick={({ detail }) => {
                setChosen(card);
                // By keyboard, the next key chooses the basket.
                if (detail === 0) find('[data-drop]')?.focus();
              }}
              onPointerDown={(event) => start(event, String(card))}
            />
          </li>
        ))}
      </ul>
      <div className="mx-auto mt-4 grid max-w-3xl grid-cols-2 gap-3 sm:mt-8 sm:gap-10">
        {board.baskets.map((name, basket) => (
          <Basket
            key={name}
            basket={basket}
            name={name}
            count={[...placed.values()].filter(({ basket: where }) => where === basket).length}
            isOpen={dragged !== undefined}
            onPut={({ detail }) => put(picked, basket, detail === 0 ? 'key' : 'press')}
          />
        ))}
      </div>
      <BasketsNote cards={board.cards} last={last} />
    </div>
  );
}
