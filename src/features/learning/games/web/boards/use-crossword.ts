import { useState, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import type { BoardOf } from '#features/learning/games/contract.ts';
import { chooseCell, listClues } from './crossword-clues.ts';
import type { readCrossword } from './read-crossword.ts';

/** The current position in a crossword and what has been typed so far. */
export function useCrossword(
  board: BoardOf<'crossword'>,
  { sure, wrong, solved }: ReturnType<typeof readCrossword>,
  field: RefObject<HTMLInputElement | null>,
) {
  const t = useTranslations();
  const { words } = board;
  const clues = listClues(words);
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const [word, setWord] = useState(() => clues[0] ?? 0);
  const [cell, setCell] = useState(() => words[word]?.cells[0] ?? 0);
  /** The word's last letter has been typed: anything typed now belongs to no cell. */
  const [isPast, setIsPast] = useState(false);
  const [news, setNews] = useState('');

  const letterAt = (at: number) => sure.get(at) ?? typed.get(at) ?? '';
  const isNotYet = (at: number) => !sure.has(at) && letterAt(at) !== '' && wrong.get(at) === letterAt(at);
  const isOpen = (at: number) => letterAt(at) === '' || isNotYet(at);
  const wordAt = (at: number, isDown: boolean) =>
    words.findIndex(({ cells, isDown: own }) => own === isDown && cells.includes(at));
  const isDown = words[word]?.isDown ?? false;
  const stand = (nextWord: number, at: number) => {
    setWord(nextWord);
    setCell(at);
    setIsPast(false);
    setNews('');
  };
  /** Moves to a cell, keeping the direction if a word runs that way there. */
  const goTo = (at: number, wantsDown = isDown) => {
    const wanted = wordAt(at, wantsDown);
    const next = wanted >= 0 ? wanted : wordAt(at, !wantsDown);
    if (next >= 0) stand(next, at);
  };
  const goBy = (steps: number) => {
    const cells = words[word]?.cells ?? [];
    const next = cells[cells.indexOf(cell) + steps];
    if (next !== undefined) stand(word, next);
    else setIsPast(steps > 0);
  };
  const put = (letter: string) => {
    if (!sure.has(cell)) setTyped(new Map(typed).set(cell, letter));
  };
  const focusCell = () => field.current?.focus();
  const chooseWord = (next: number) => {
    stand(next, chooseCell(words[next]?.cells ?? [], isOpen, next === word ? cell : undefined));
    focusCell();
  };
  return {
    word,
    cell,
    isDown,
    news,
    setNews,
    letterAt,
    isNotYet,
    /** No cell is empty, and none has a letter known to be wrong. */
    isFull: !words.some(({ cells }) => cells.some(isOpen)),
    goTo,
    focusCell,
    /** Moves to a word's first cell that is empty or not yet right; asked again, to its first cell. */
    chooseWord,
    /** Moves to the next or previous unsolved clue. */
    chooseNext(step: 1 | -1) {
      const inOrder = step === 1 ? clues : clues.toReversed();
      const here = inOrder.indexOf(word);
      const others = [...inOrder.slice(here + 1), ...inOrder.slice(0, here)];
      chooseWord(others.find((other) => !solved.has(other)) ?? word);
    },
    /** Switches between across and down where words cross. */
    turn: () => goTo(cell, !isDown),
    type(letter: string) {
      if (isPast) {
        setNews(t('learning.game.wordFull'));
        return;
      }
      setNews('');
      put(letter);
      goBy(1);
    },
    /** Deletes the letter or, if there is none, the previous one. */
    erase() {
      setIsPast(false);
      if (letterAt(cell) && !sure.has(cell)) put('');
      else goBy(-1);
    },
  };
}
