import { useTranslations } from 'use-intl';
import { classNames } from '#ui/styles/class-names.ts';

interface LetterCellProps {
  cell: number;
  letter: string;
  /** Cells in a row. */
  size: number;
  isReachable: boolean;
  /** The first letter of a line being drawn. */
  isAnchor: boolean;
  /** A word begins here. */
  isHinted: boolean;
  onChoose(): void;
  onFocus(): void;
}

/** One letter of the square, labeled with its row and column. */
export function LetterCell(props: LetterCellProps) {
  const { cell, letter, size, isReachable, isAnchor, isHinted, onChoose, onFocus } = props;
  const t = useTranslations();
  return (
    <button
      type="button"
      data-cell={cell}
      tabIndex={isReachable ? 0 : -1}
      aria-pressed={isAnchor}
      aria-label={t('learning.game.letter', {
        letter,
        row: Math.floor(cell / size) + 1,
        column: (cell % size) + 1,
      })}
      onClick={onChoose}
      onFocus={onFocus}
      className={classNames(
        'relative grid aspect-square touch-none place-content-center rounded-small text-step-1 leading-none font-bold sm:text-step-2',
        'focus-visible:-outline-offset-2',
        isHinted && 'ring-3 ring-pomegranate ring-inset',
      )}
    >
      {letter}
    </button>
  );
}
