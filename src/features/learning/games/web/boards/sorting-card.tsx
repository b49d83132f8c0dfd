import type { MouseEvent, PointerEvent } from 'react';
import { classNames } from '#ui/styles/class-names.ts';
import { BodyText } from '#features/learning/lesson/web/body-text.tsx';

interface SortingCardProps {
  card: number;
  text: string;
  isPicked: boolean;
  isDragged: boolean;
  /** It was put into a basket, and the answer is on its way. */
  isAway: boolean;
  onPick(event: MouseEvent): void;
  onPointerDown(event: PointerEvent<HTMLElement>): void;
}

/** A card that is dragged to a basket, or picked. */
export function SortingCard(props: SortingCardProps) {
  const { card, text, isPicked, isDragged, isAway, onPick, onPointerDown } = props;
  return (
    <button
      type="button"
      data-card={card}
      aria-pressed={isPicked}
      onClick={onPick}
      onPointerDown={onPointerDown}
      className={classNames(
        'grid h-full min-h-16 w-full animate-settle cursor-grab touch-none place-content-center rounded-card border-2 bg-paper p-3 text-center leading-snug font-semibold text-balance select-none sm:min-h-28 sm:p-4',
        isPicked
          ? 'border-gold-deep shadow-lift-2 ring-3 ring-gold'
          : 'border-line shadow-lift-1 hover:border-edge',
        isDragged && 'pointer-events-none relative z-10 rotate-2 cursor-grabbing shadow-lift-3',
        isAway && 'opacity-0',
      )}
    >
      <BodyText>{text}</BodyText>
    </button>
  );
}
