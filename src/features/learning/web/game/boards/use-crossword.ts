import { useState, type RefObject } from 'react';
import type { BoardOf } from '../../../contract-games.ts';
import type { readCrossword } from './read-crossword.ts';

type Words = BoardOf<'crossword'>['words'];

/** Where one is in a crossword and what one has typed so far. */
export function useCrossword(
  board: BoardOf<'crossword'>,
  { sure }: ReturnType<typeof readCrossword>,
  field: RefObject<HTMLInputElement | null>,
) {
  const { words } = board;
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const [word, setWord] = useState(() => words.indexOf(firstOf(words)));
  const [cell, setCell] = useState(() => firstOf(words).cells[0] ?? 0);
  const [news, setNews] = useState('');

  const letterAt = (at: number) => sure.get(at) ?? typed.get(at) ?? '';
  const wordAt = (at: number, isDown: boolean) =>
    words.findIndex(({ cells, isDown: own }) => own === isDown && cells.includes(at));
  const isDown = words[word]?.isDown ?? false;
  /** Goes to a cell, and stays in the direction if a word of it is there. */
  const goTo = (at: number, wantsDown = isDown) => {
    const wanted = wordAt(at, wantsDown);
    const next = wanted >= 0 ? wanted : wordAt(at, !wantsDown);
    if (next < 0) return;
    setCell(at);
    setWord(next);
  };
  const goBy = (steps: number) => {
    const cells = words[word]?.cells ?? [];
    const next = cells[cells.indexOf(cell) + steps];
    if (next !== undefined) setCell(next);
  };
  const put = (letter: string) => {
    if (!sure.has(cell)) setTyped(new Map(typed).set(cell, letter));
  };
  const focusCell = () => field.current?.focus();
  return {
    word,
    cell,
    isDown,
    news,
    setNews,
    letterAt,
    goTo,
    focusCell,
    /** Turns from across to down, where words cross. */
    turn: () => goTo(cell, !isDown),
    type(letter: string) {
      setNews('');
      put(letter);
      goBy(1);
    },
    /** Takes the letter away, or where there is none the one before. */
    erase() {
      if (letterAt(cell) && !sure.has(cell)) put('');
      else goBy(-1);
    },
    /** Goes to the first cell of a word that has no letter yet. */
    chooseWord(next: number) {
      const cells = words[next]?.cells ?? [];
      setWord(next);
      setCell(cells.find((at) => !letterAt(at)) ?? cells[0] ?? 0);
      focusCell();
    },
  };
}

/** The word one begins with: the one with the lowest number. */
function firstOf(words: Words): Words[number] {
  return words.reduce((first, word) => (word.number < first.number ? word : first));
}
