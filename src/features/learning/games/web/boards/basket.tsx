import { useTranslations } from 'use-intl';
import type { MouseEvent } from 'react';
import { classNames } from '#ui/styles/class-names.ts';
import { WovenBasket } from './woven-basket.tsx';
import { BodyText } from '#features/learning/lesson/web/body-text.tsx';

export interface BasketProps {
  /** 0 for the one where reading starts, 1 for the other. */
  basket: number;
  name: string;
  /** How many cards lie in it. */
  count: number;
  /** A card is being dragged. */
  isOpen: boolean;
  onPut(event: MouseEvent): void;
}

export const basketColors = ['bg-teal', 'bg-violet'] as const;

/** A basket with its name on it: cards are dropped there, or put there by pressing it. */
export function Basket({ basket, name, count, isOpen, onPut }: BasketProps) {
  const t = useTranslations();
  return (
    <button
      type="button"
      data-drop={basket}
      aria-label={t('learning.game.basketPut', { basket: name, count })}
      onClick={onPut}
      className={classNames(
        'group relative block w-full rounded-card px-1 pt-2 pb-3 select-none sm:px-4',
        isOpen && 'bg-paper/70 outline-3 outline-gold outline-dashed',
      )}
    >
      <WovenBasket count={count} className="mx-auto w-full max-w-72 group-hover:brightness-105" />
      <span
        className={classNames(
          'absolute inset-x-4 bottom-[17%] sm:bottom-[12%] mx-auto grid min-h-9 max-w-64 place-content-center rounded-small px-2 py-1 text-center leading-tight font-bold text-white shadow-lift-1 max-sm:text-step--1 sm:inset-x-8 sm:text-step-1',
          basketColors[basket],
        )}
      >
        <BodyText>{name}</BodyText>
      </span>
    </button>
  );
}
