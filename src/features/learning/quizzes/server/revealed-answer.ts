import { writeCitation } from '#features/learning/content/server/passages/citations.ts';
import type { QuizAnswer } from '../contract.ts';
import type { OpaqueIds } from './opaque-ids.ts';
import { rightResponse } from './grading.ts';
import type { AskedQuestion } from './open-quizzes.ts';

/** What is revealed about a question once it has an answer: the key with its explanation. */
export function revealAnswer(
  question: AskedQuestion,
  { write }: Pick<OpaqueIds, 'write'>,
  correct: boolean,
): QuizAnswer {
  const { explanation, source, citations } = question;
  return {
    correct,
    explanation,
    ...(source !== undefined && { source }),
    ...(citations && { cites: citations.map(writeCitation) }),
    correctResponse: write(rightResponse(question)),
    ...('explainedAt' in question && { explainedAt: question.explainedAt }),
  };
}
