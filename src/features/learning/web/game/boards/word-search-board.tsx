import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '../../../../../ui/class-names.ts';
import type { BoardProps } from '../game-board.tsx';
import { LetterCell } from './letter-cell.tsx';
import { LetterLines } from './letter-lines.tsx';
import type { Line } from './lines.ts';
import { readWordSearch } from './read-word-search.ts';
import { useLetterGrid } from './use-letter-grid.ts';
import { useStyleVariables } from './use-style-variables.ts';
import { WordChips } from './word-chips.tsx';

/** Words in a square of letters: a line is drawn over each, or its first and its last letter are chosen. */
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
  const square = useStyleVariables<HTMLDivElement>({ '--columns': size });
  const isNotYet = last?.act === 'line' && last.word === undefined;
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_14rem]">
      <div className="mx-auto w-full max-w-150 rounded-card bg-paper p-1.5 shadow-lift-2 sm:p-4">
        <div
          ref={square}
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
      <div>
        <WordChips
          words={words}
          found={new Set(found.map(({ word }) => word))}
          onHint={round.end ? undefined : (word) => onMoves({ act: 'hint', word })}
        />
        <p role="status" className={classNames('mt-4 min-h-7 font-medium', round.end && 'sr-only')}>
          {last?.act === 'line' &&
            (last.word === undefined
              ? t('learning.game.lineNotYet')
              : t('learning.game.wordFound', {
                  word: words[last.word] ?? '',
                  found: found.length,
                  count: words.length,
                }))}
          {last?.act === 'hint' &&
            t('learning.game.hintShown', { letter: last.letter, ...placeIn(last.cell, size) })}
        </p>
      </div>
    </div>
  );
}

function placeIn(cell: number, size: number): { row: number; column: number } {
  return { row: Math.floor(cell / size) + 1, column: (cell % size) + 1 };
}
