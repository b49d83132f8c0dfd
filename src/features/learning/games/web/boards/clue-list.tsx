import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useTranslations } from 'use-intl';
import { classNames } from '#ui/styles/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import type { BoardOf } from '#features/learning/games/contract.ts';
import type { useCrossword } from './use-crossword.ts';
import { BodyText } from '#features/learning/lesson/web/body-text.tsx';

interface ClueListProps {
  title: string;
  board: BoardOf<'crossword'>;
  isDown: boolean;
  solved: ReadonlySet<number>;
  play: ReturnType<typeof useCrossword>;
}

/** The clues of one direction; each selects its cells. */
export function ClueList({ title, board, isDown, solved, play }: ClueListProps) {
  const t = useTranslations();
  const clues = board.words
    .map((word, index) => ({ ...word, index }))
    .filter((word) => word.isDown === isDown)
    .toSorted((one, other) => one.number - other.number);
  if (clues.length === 0) return null;
  return (
    <section className="rounded-card bg-paper p-3 shadow-lift-1">
      <h3 className="px-2 pb-1 text-step-0">{title}</h3>
      <ul>
        {clues.map(({ index, number, clue, cells }) => (
          <li key={index}>
            <button
              type="button"
              aria-current={index === play.word || undefined}
              onClick={() => play.chooseWord(index)}
              className={classNames(
                'flex min-h-11 w-full gap-2 rounded-small px-2 py-1.5 text-start text-step--1',
                index === play.word ? 'bg-tint-gold' : 'hover:bg-sand',
              )}
            >
              <strong className="min-w-5">{number}</strong>
              <span className="grow">
                <BodyText>{clue}</BodyText> <span className="text-muted">({cells.length})</span>
              </span>
              {solved.has(index) && (
                <span className="text-olive">
                  <Icon shape={IconCheck} size={20} />
                  <span className="sr-only">{t('learning.game.wordSolved')}</span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
