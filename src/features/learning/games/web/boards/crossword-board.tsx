import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import type { BoardProps } from '../board-props.ts';
import { ClueBar } from './clue-bar.tsx';
import { ClueList } from './clue-list.tsx';
import { CrosswordGrid } from './crossword-grid.tsx';
import { readCrossword } from './read-crossword.ts';
import { useCrossword } from './use-crossword.ts';

/**
 * Words that cross: the player types into the cells, chooses clues from the list, and asks whether the letters are
 * right.
 */
export function CrosswordBoard({ board, round, isWaiting, onMoves }: BoardProps<'crossword'>) {
  const t = useTranslations();
  const state = readCrossword(board, round);
  const field = useRef<HTMLInputElement>(null);
  const play = useCrossword(board, state, field);
  // The player can type at once.
  useEffect(() => field.current?.focus(), []);
  const { words } = board;
  const { sure, solved, asked } = state;
  const full = words.flatMap(({ cells }, word) => {
    const letters = cells.map((cell) => play.letterAt(cell));
    return !solved.has(word) && letters.every(Boolean) ? [{ act: 'check' as const, word, letters }] : [];
  });
  const unasked = full.filter(({ word, letters }) => asked.get(word) !== letters.join(''));
  const check = () => {
    // If these letters were already checked, keep the message beside the button.
    play.setNews(full.length === 0 ? t('learning.game.fillFirst') : '');
    if (unasked.length > 0 && !isWaiting) onMoves(...unasked);
    play.focusCell();
  };
  // Anyone who has filled the last cell wants to know.
  const checkByItself = useEffectEvent(check);
  const { isFull } = play;
  useEffect(() => {
    if (isFull) checkByItself();
  }, [isFull]);
  const hint = () => {
    const cells = words[play.word]?.cells ?? [];
    const here = cells.indexOf(play.cell);
    const place = sure.has(play.cell) ? cells.findIndex((cell) => !sure.has(cell)) : here;
    if (place >= 0 && !isWaiting) onMoves({ act: 'hint', word: play.word, place });
    play.focusCell();
  };
  const current = words[play.word];
  const isOver = round.end !== undefined;
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_17rem]">
      <div>
        {!isOver && current && <ClueBar word={current} onNext={play.chooseNext} />}
        <CrosswordGrid
          field={field}
          board={board}
          state={state}
          play={play}
          isOver={isOver}
          onCheck={check}
        />
        {!isOver && (
          <div className="mt-4 flex flex-wrap items-center gap-3">
            <Button busy={isWaiting} onClick={check}>
              {t('learning.game.checkLetters')}
            </Button>
            <Button variant="secondary" icon={IconBulb} onClick={hint}>
              {t('learning.game.letterHint')}
            </Button>
            <p role="status" className="min-h-7 grow font-medium">
              {play.news ||
                (round.results.at(-1)?.act === 'check' &&
                  t('learning.game.solvedSoFar', { solved: solved.size, count: words.length }))}
            </p>
          </div>
        )}
      </div>
      <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-1">
        <ClueList
          title={t('learning.game.across')}
          board={board}
          isDown={false}
          solved={solved}
          play={play}
        />
        <ClueList title={t('learning.game.down')} board={board} isDown solved={solved} play={play} />
      </div>
    </div>
  );
}
