import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/button/icon-button.tsx';
import type { BoardOf } from '#features/learning/games/contract.ts';
import { BodyText } from '#features/learning/lesson/web/body-text.tsx';

interface ClueBarProps {
  /** The current word. */
  word: BoardOf<'crossword'>['words'][number];
  onNext(step: 1 | -1): void;
}

/** The current word's clue, always visible, and buttons to the previous and the next. */
export function ClueBar({ word, onNext }: ClueBarProps) {
  const t = useTranslations();
  return (
    <div className="sticky top-2 z-10 mb-3 flex min-h-16 items-center rounded-control bg-paper p-1 shadow-lift-2">
      <IconButton
        icon={IconChevronLeft}
        mirrors
        label={t('learning.game.clueBefore')}
        onClick={() => onNext(-1)}
      />
      <p className="grow px-1 py-2 font-medium">
        <strong className="me-2 text-violet">
          {word.isDown
            ? t('learning.game.downNumber', { number: word.number })
            : t('learning.game.acrossNumber', { number: word.number })}
        </strong>
        <BodyText>{word.clue}</BodyText> <span className="text-muted">({word.cells.length})</span>
      </p>
      <IconButton
        icon={IconChevronRight}
        mirrors
        label={t('learning.game.clueNext')}
        onClick={() => onNext(1)}
      />
    </div>
  );
}
