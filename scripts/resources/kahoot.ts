import { chance, shuffled } from './chance.ts';
import type { CourseFacts } from './course-facts.ts';
import type { Words } from './words/words.ts';

const seconds = 30;
/** What such tools take at most, in characters. */
const longestQuestion = 120;
const longestAnswer = 75;

interface Row {
  ask: string;
  answers: string[];
  correct: string[];
}

const head = [
  'Question - max 120 characters',
  'Answer 1 - max 75 characters',
  'Answer 2 - max 75 characters',
  'Answer 3 - max 75 characters',
  'Answer 4 - max 75 characters',
  'Time limit (sec) - 5, 10, 20, 30, 60, 90, 120, or 240 secs',
  'Correct answer(s) - choose at least one',
];

/** The course's questions with two to four answers, in the columns that quiz tools import; the key is in it. */
export function makeKahoot({ id, lang, questions, games }: CourseFacts, words: Words): string {
  const next = chance(`${id} ${lang} kahoot`);
  const ofQuizzes = questions
    .filter(({ type }) => type === 'single' || type === 'multiple')
    .map(({ ask, answers, correct }): Row => {
      const right = answers.filter(({ id }) => correct.includes(id)).map(({ text }) => text);
      const wrong = answers.filter(({ id }) => !correct.includes(id)).map(({ text }) => text);
      return { ask, correct: right, answers: shuffled([...right, ...wrong].slice(0, 4), next) };
    });
  const [yes, no] = words.trueFalse;
  const ofSprints = games.flatMap(({ body }) =>
    body.game === 'sprint'
      ? body.statements.map(({ text, isTrue }): Row => ({
          ask: text,
          answers: [yes, no],
          correct: [isTrue ? yes : no],
        }))
      : [],
  );
  const rows = [...ofQuizzes, ...ofSprints].filter(
    ({ ask, answers }) =>
      ask.length <= longestQuestion && answers.every(({ length }) => length <= longestAnswer),
  );
  if (rows.length < 3) throw new Error(`${id} has only ${rows.length} questions that fit`);
  const cells = rows.map(({ ask, answers, correct }) => [
    ask,
    ...Array.from({ length: 4 }, (_, index) => answers[index] ?? ''),
    String(seconds),
    answers.flatMap((answer, index) => (correct.includes(answer) ? [index + 1] : [])).join(','),
  ]);
  // Spreadsheets need the mark to read Hebrew.
  return `\uFEFF${[head, ...cells].map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;
}

function quoted(cell: string): string {
  return /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
