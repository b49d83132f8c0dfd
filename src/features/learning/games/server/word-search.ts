import type { Locale } from '#core/locale.ts';
import type { MoveOf } from '../contract.ts';
import type { GameBody } from './authoring.ts';
import { alphabets } from './alphabets.ts';
import { illegalMove, scoreOf, type Game, type PictureHref } from './game.ts';
import { toLetters } from './letters.ts';
import { cellsBetween, layWords } from './word-square.ts';

type WordSearch = Extract<GameBody, { game: 'word-search' }>;

/** Words in a square of letters. Any line that spells a word counts, from either end, even if chance wrote it. */
export function playWordSearch(
  { words, size }: WordSearch,
  random: () => number,
  { locale, pictureHref }: { locale: Locale; pictureHref: PictureHref },
): Game {
  const spelled = words.map(({ word }) => toLetters(word));
  const alphabet = Array.from(alphabets[locale]);
  const square = layWords(spelled, size, random) ?? [];
  const letters = square.map((letter) => letter ?? alphabet[Math.floor(random() * alphabet.length)] ?? '');
  const wordsAsText = spelled.map((word) => word.join(''));
  const findWord = ({ from, to }: MoveOf<'line'>, found: ReadonlySet<number>) => {
    const cells = cellsBetween(from, to, size);
    if (!cells || Math.max(from, to) >= letters.length) throw illegalMove();
    const line = cells.map((cell) => letters[cell] ?? '');
    const readings = [line.join(''), line.toReversed().join('')];
    return wordsAsText.findIndex((word, index) => !found.has(index) && readings.includes(word));
  };
  return {
    board: {
      game: 'word-search',
      size,
      letters,
      words: words.map(({ picture }, index) => ({
        text: wordsAsText[index] ?? '',
        ...(picture && { picture: pictureHref(picture) }),
      })),
    },
    judge(moves) {
      const found = new Set<number>();
      let slips = 0;
      const results = moves.map((move) => {
        if (move.act === 'hint') {
          const word = spelled[move.word];
          if (!word || found.has(move.word)) throw illegalMove();
          slips += 1;
          return { act: 'hint' as const, cell: findStart(word, letters, size), letter: word[0] ?? '' };
        }
        if (move.act !== 'line') throw illegalMove();
        const word = findWord(move, found);
        if (word < 0) {
          // Exploring the square costs little.
          slips += 0.25;
          return { act: 'line' as const };
        }
        found.add(word);
        return { act: 'line' as const, word };
      });
      const isOver = found.size === words.length;
      return { results, isOver, isPlayed: isOver, score: scoreOf(found.size, slips) };
    },
  };
}

/** Where in the square a word begins. */
function findStart(word: readonly string[], letters: readonly string[], size: number): number {
  const spells = (start: number, step: number) =>
    word.every((letter, index) => letters[start + index * step] === letter);
  return letters.findIndex((_, start) =>
    letters.some((__, end) => {
      const cells = cellsBetween(start, end, size);
      return cells?.length === word.length && spells(start, (cells[1] ?? start) - start);
    }),
  );
}
