import type { QuestionView, ToldAnswer } from '#features/learning/contract.ts';

/** The right answer to a question of any type, in words: one line for each part of it. */
export function rightWords(
  { type, answers, matches = [], ask }: Pick<QuestionView, 'type' | 'answers' | 'matches' | 'ask'>,
  { correctResponse }: Pick<ToldAnswer, 'correctResponse'>,
): string[] {
  const textOf = (list: readonly { id: string; text: string }[], id = '') =>
    list.find((one) => one.id === id)?.text ?? '';
  const parts = correctResponse.split(',');
  if (type === 'match')
    return parts.map((pair) => {
      const [left, right] = pair.split(':');
      return `${textOf(answers, left)} – ${textOf(matches, right)}`;
    });
  const words = parts.map((id) => textOf(answers, id));
  if (type !== 'fill') return words;
  return [words.reduce((sentence, word) => sentence.replace('___', word), ask)];
}
