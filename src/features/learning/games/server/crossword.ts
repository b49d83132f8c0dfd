import type { MoveOf } from '../contract.ts';
import type { GameBody } from './authoring.ts';
import { layOut, squaresOf, type Layout } from './crossword-layout.ts';
import { illegalMove, scoreOf, type Game } from './game.ts';
import { toPlainLetters } from './letters.ts';

type Crossword = Extract<GameBody, { game: 'crossword' }>;

interface Laid {
  layout: Layout;
  /** The letters of each word. */
  answers: string[][];
}

/** Laid out once rather than on every move; it goes when its content does. */
const laidOut = new WeakMap<Crossword['words'], Laid>();

/** Words that cross. A letter is revealed only on request, and its correctness only once one is given. */
export function playCrossword({ words }: Crossword): Game {
  const { layout, answers } = getLaid(words);
  const starts = [...new Set(layout.words.map(({ x, y }) => y * layout.width + x))].toSorted((a, b) => a - b);
  const cellsOf = answers.map((answer, index) => {
    const place = layout.words[index];
    return place ? squaresOf(place, answer.length).map(({ x, y }) => y * layout.width + x) : [];
  });
  return {
    board: {
      game: 'crossword',
      width: layout.width,
      height: layout.height,
      words: words.map(({ clue }, index) => {
        const cells = cellsOf[index] ?? [];
        const isDown = layout.words[index]?.isDown ?? false;
        return { number: starts.indexOf(cells[0] ?? 0) + 1, isDown, cells, clue };
      }),
    },
    judge(moves) {
      const solved = new Set<number>();
      let slips = 0;
      const check = ({ word, letters }: MoveOf<'check'>) => {
        const answer = answers[word];
        if (!answer || solved.has(word) || letters.length !== answer.length) throw illegalMove();
        const right = answer.map((letter, index) => toPlainLetters(letters[index] ?? '').join('') === letter);
        slips += right.filter((isRight) => !isRight).length;
        if (right.every(Boolean)) solved.add(word);
        return { act: 'check' as const, right };
      };
      const hint = ({ word, place = 0 }: MoveOf<'hint'>) => {
        const letter = answers[word]?.[place];
        const cell = cellsOf[word]?.[place];
        if (letter === undefined || cell === undefined) throw illegalMove();
        slips += 1;
        return { act: 'hint' as const, cell, letter };
      };
      const results = moves.map((move) => {
        if (move.act === 'check') return check(move);
        if (move.act === 'hint') return hint(move);
        throw illegalMove();
      });
      const isOver = solved.size === words.length;
      const letters = [...solved].reduce((count, word) => count + (answers[word]?.length ?? 0), 0);
      return { results, isOver, isPlayed: isOver, score: scoreOf(letters, slips) };
    },
  };
}

function getLaid(words: Crossword['words']): Laid {
  const known = laidOut.get(words);
  if (known) return known;
  const answers = words.map(({ answer }) => toPlainLetters(answer));
  const layout = layOut(answers);
  // Content checks refuse such words.
  if (!layout) throw new Error(`the words ${answers.join(' ')} do not cross`);
  const laid = { layout, answers };
  laidOut.set(words, laid);
  return laid;
}
