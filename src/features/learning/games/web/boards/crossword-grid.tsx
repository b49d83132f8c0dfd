import type { ChangeEvent, KeyboardEvent, RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '#ui/styles/class-names.ts';
import type { BoardOf } from '#features/learning/games/contract.ts';
import { CrosswordCell } from './crossword-cell.tsx';
import { cellByKey, isRightToLeft } from './grid-keys.ts';
import type { readCrossword } from './read-crossword.ts';
import type { useCrossword } from './use-crossword.ts';
import { useStyleVariables } from './use-style-variables.ts';
import { useBodyLanguage } from '#features/learning/lesson/web/body-text.tsx';

interface CrosswordGridProps {
  field: RefObject<HTMLInputElement | null>;
  board: BoardOf<'crossword'>;
  state: ReturnType<typeof readCrossword>;
  play: ReturnType<typeof useCrossword>;
  isOver: boolean;
  onCheck(): void;
}

/** Always in the input, so that a phone's keyboard has something to delete. */
const nothing = '\u200b';

/**
 * The cells, and one input over the current one: it moves but is never removed, so that a phone's keyboard stays open
 * and the focus is never lost.
 */
export function CrosswordGrid({ field, board, state, play, isOver, onCheck }: CrosswordGridProps) {
  const t = useTranslations();
  const { width, height, words } = board;
  const language = useBodyLanguage();
  const grid = useStyleVariables<HTMLDivElement>({
    '--columns': width,
    '--rows': height,
    '--x': play.cell % width,
    '--y': Math.floor(play.cell / width),
  });
  const current = words[play.word];
  const numbers = new Map(words.map(({ number, cells }) => [cells[0], number]));
  const used = new Set(words.flatMap(({ cells }) => cells));
  const onType = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const letter = Array.from(target.value.replaceAll(nothing, '')).at(-1);
    if (letter === undefined) play.erase();
    else if (/\p{L}/u.test(letter)) play.type(letter.toUpperCase());
    else if (letter === ' ') play.turn();
  };
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const places = { columns: width, count: width * height, isMirrored: isRightToLeft(event.currentTarget) };
    const to = cellByKey(event.key, play.cell, places);
    if (event.key === 'Enter') onCheck();
    else if (event.key === 'Backspace') play.erase();
    else if (event.key === ' ') play.turn();
    else if (event.key === 'Home') play.goTo(current?.cells[0] ?? play.cell);
    else if (event.key === 'End') play.goTo(current?.cells.at(-1) ?? play.cell);
    else if (to !== undefined && used.has(to)) {
      const isDown = event.key === 'ArrowUp' || event.key === 'ArrowDown';
      play.goTo(to, isDown);
    } else if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
  };
  const letter = play.letterAt(play.cell);
  return (
    <div
      ref={grid}
      {...language}
      className="relative mx-auto grid w-full max-w-[calc(var(--columns)*3.25rem)] grid-cols-[repeat(var(--columns),minmax(0,1fr))]"
    >
      {Array.from({ length: width * height }, (_, cell) => (
        <CrosswordCell
          key={cell}
          letter={used.has(cell) ? play.letterAt(cell) : undefined}
          number={numbers.get(cell)}
          isHere={!isOver && cell === play.cell}
          isInWord={!isOver && (current?.cells.includes(cell) ?? false)}
          isSure={state.sure.has(cell)}
          isNotYet={play.isNotYet(cell)}
          onChoose={() => {
            if (isOver) return;
            if (cell === play.cell) play.turn();
            else play.goTo(cell);
            play.focusCell();
          }}
        />
      ))}
      {!isOver && current && (
        <input
          ref={field}
          value={nothing}
          onChange={onType}
          onKeyDown={onKey}
          aria-label={t('learning.game.cell', {
            direction: current.isDown ? t('learning.game.down') : t('learning.game.across'),
            number: current.number,
            clue: current.clue,
            place: current.cells.indexOf(play.cell) + 1,
            count: current.cells.length,
            letter: letter || t('learning.game.cellEmpty'),
          })}
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          className={classNames(
            'absolute start-[calc(100%/var(--columns)*var(--x))] top-[calc(100%/var(--rows)*var(--y))] h-[calc(100%/var(--rows))] w-[calc(100%/var(--columns))]',
            'rounded-small bg-current/0 text-center text-[1rem] caret-pomegranate ring-3 ring-pomegranate outline-none ring-inset focus-visible:outline-3 focus-visible:outline-offset-0',
          )}
        />
      )}
    </div>
  );
}
