import type { AskedQuestion } from './open-quizzes.ts';

/**
 * An answer in the words of the question, from authored ids; of a match, each side with its partner. The mark between what is in order
 * is mirrored where a language is written from right to left.
 */
export function wordsOf({ answers, type }: AskedQuestion, response: string): string {
  const textOf = (id: string | undefined) => answers.find((answer) => answer.id === id);
  const words = response.split(',').map((given) => {
    if (type !== 'match') return textOf(given)?.text ?? given;
    const [one, other] = given.split(':');
    return `${textOf(one)?.text ?? one} – ${textOf(other)?.match ?? other}`;
  });
  return words.join(type === 'order' ? ' › ' : ', ');
}
