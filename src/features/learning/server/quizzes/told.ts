import type { QuizAnswer } from '../../contract-quizzes.ts';
import type { Disguise } from './disguises.ts';
import { rightResponse } from './grading.ts';
import type { AskedQuestion } from './open-quizzes.ts';

/** What may be told of a question once it has an answer: the key with its explanation. */
export function tellOf(
  question: AskedQuestion,
  { write }: Pick<Disguise, 'write'>,
  correct: boolean,
): QuizAnswer {
  const { explanation, source } = question;
  return {
    correct,
    explanation,
    ...(source !== undefined && { source }),
    correctResponse: write(rightResponse(question)),
    ...('explainedAt' in question && { explainedAt: question.explainedAt }),
  };
}
