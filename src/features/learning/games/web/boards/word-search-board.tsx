import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '#ui/styles/class-names.ts';
import type { BoardProps } from '../board-props.ts';
import { LetterCell } from './letter-cell.tsx';
import { LetterLines } from './letter-lines.tsx';
import type { Line } from './lines.ts';
import { readWordSearch } from './read-word-search.ts';
import { useLetterGrid } from './use-letter-grid.ts';
import { useStyleVariables } from './use-style-variables.ts';
import { WordChips } from './word-chips.tsx';
import { useBodyLanguage } from '#features/learning/lesson/web/body-text.tsx';

/** Words in a square of letters: the player draws a line over each, or chooses its first and last letter. */
export function WordSearchBoard({ board, round, isWaiting, onMoves }: BoardProps<'word-search'>) {
  const t = useTranslations();
  const { size, letters, words } = board;
  const { found, hinted, last } = readWordSearch(round);
  const [tried, setTried] = useState<Line>();
  const grid = useLetterGrid({
    size,
    isStill: round.end !== undefined,
    onLine(line) {
      if (isWaiting) return;
      setTried(line);
      onMoves({ act: 'line', ...line });
    },
  });
  const language = useBodyLanguage();
  const square = useStyleVariables<HTMLDivElement>({ '--columns': size });
  const isNotYet = last?.act === 'line' && last.word === undefined;
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_14rem]">
      <div>
        {/* Edge to edge on a phone: a finger needs every pixel of a letter. */}
        <div className="mx-auto max-w-150 bg-paper shadow-lift-2 max-sm:-mx-5 sm:rounded-card sm:p-4">
          <div
            ref={square}
            {...language}
            role="group"
            aria-label={t('learning.game.letters', { size })}
            {...grid.handlers}
            className="relative grid touch-none grid-cols-[repeat(var(--columns),minmax(0,1fr))] select-none"
          >
            <LetterLines
              size={size}
              found={found.map(({ line }) => line)}
              drawn={grid.line ?? (isWaiting || isNotYet ? tried : undefined)}
              isNotYet={!grid.line && isNotYet && !isWaiting}
            />
            {letters.map((letter, cell) => (
              <LetterCell
                key={cell}
                cell={cell}
                letter={letter}
                size={size}
                isReachable={cell === grid.focused}
                isAnchor={cell === grid.anchor}
                isHinted={hinted.has(cell)}
                onChoose={() => grid.choose(cell)}
                onFocus={() => grid.setFocused(cell)}
              />
            ))}
          </div>
        </div>
        <FoundWord
          isOver={round.end !== undefined}
          picture={last?.act === 'line' && last.word !== undefined ? words[last.word]?.picture : undefined}
        >
          {last?.act === 'line' &&
            (last.word === undefined
              ? t('learning.game.lineNotYet')
              : t('learning.game.wordFound', {
                  word: words[last.word]?.text ?? '',
                  found: found.length,
                  count: words.length,
                }))}
          {last?.act === 'hint' &&
            t('learning.game.hintShown', { letter: last.letter, ...placeIn(last.cell, size) })}
        </FoundWord>
      </div>
      <div>
        <WordChips
          words={words}
          found={new Set(found.map(({ word }) => word))}
          onHint={round.end ? undefined : (word) => onMoves({ act: 'hint', word })}
        />
      </div>
    </div>
  );
}

interface FoundWordProps {
  picture: string | undefined;
  isOver: boolean;
  children: ReactNode;
}

/** The last line's result: a word with its picture, or no word yet. */
function FoundWord({ picture, isOver, children }: FoundWordProps) {
  return (
    <div className={classNames('mt-3 flex min-h-20 items-center gap-4', isOver && 'sr-only')}>
      {picture && (
        <img
          key={picture}
          src={picture}
          alt=""
          width={80}
          height={80}
          className="size-20 animate-settle rounded-card object-cover shadow-lift-2"
        />
      )}
      <p role="status" className="font-medium">
        {children}
      </p>
    </div>
  );
}

function placeIn(cell: number, size: number): { row: number; column: number } {
  return { row: Math.floor(cell / size) + 1, column: (cell % size) + 1 };
}
