import type { Question } from './authoring/questions.ts';

/** Authored ids in the order chosen; for a match, `left:right`. */
export type Response = readonly string[];

type Graded = Pick<Question, 'type' | 'answers' | 'correct'>;

/** Whether a response is valid for this question: the right number of answers, no duplicates, all of its own. */
export function isResponse({ type, answers, correct }: Graded, response: Response): boolean {
  const ids = answers.map(({ id }) => id);
  const chosen = response.flatMap((part) => part.split(':'));
  if (!chosen.every((id) => ids.includes(id))) return false;
  switch (type) {
    case 'single':
      return response.length === 1;
    case 'multiple':
      return response.length > 0 && isDistinct(response);
    case 'order':
      return response.length === ids.length && isDistinct(response);
    case 'match':
      return (
        response.length === ids.length &&
        isDistinct(response.map(leftOf)) &&
        isDistinct(response.map(rightOf))
      );
    case 'fill':
      return response.length === correct.length && isDistinct(response);
  }
}

/** Whether a response is right. Two answers with the same text are interchangeable. */
export function isRight({ type, answers, correct }: Graded, response: Response): boolean {
  const answerOf = new Map(answers.map((answer) => [answer.id, answer]));
  const textsOf = (ids: readonly string[]) => ids.map((id) => answerOf.get(id)?.text);
  switch (type) {
    case 'single':
    case 'multiple':
      return isSame(response.toSorted(), correct.toSorted());
    case 'order':
    case 'fill':
      return isSame(textsOf(response), textsOf(correct));
    case 'match':
      return response.every(
        (pair) => answerOf.get(leftOf(pair))?.match === answerOf.get(rightOf(pair))?.match,
      );
  }
}

/** The right response. */
export function rightResponse({ type, correct }: Graded): Response {
  return type === 'match' ? correct.map((id) => `${id}:${id}`) : correct;
}

function leftOf(pair: string): string {
  return pair.split(':')[0] ?? '';
}

function rightOf(pair: string): string {
  return pair.split(':')[1] ?? '';
}

function isDistinct(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length;
}

function isSame<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((part, index) => part === other[index]);
}
