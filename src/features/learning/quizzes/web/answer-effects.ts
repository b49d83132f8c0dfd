import type { GivenAnswer, QuestionView, QuizAnswer } from '../contract.ts';
import type { WatchOutcome } from '#features/learning/films/web/use-watching.ts';

/** The questions with the answers that count: in practice mode only this page's, else the kept ones too. */
export function withAnswers(
  questions: QuestionView[],
  own: Readonly<Record<string, { given: GivenAnswer }>>,
  isPractice: boolean,
) {
  return questions.map((question) => ({
    ...question,
    given: own[question.id]?.given ?? (isPractice ? undefined : question.given),
  }));
}

/** What an answer changes beyond the question itself. */
export interface AnswerEffects {
  /** The server keeps the answer, so the browser's copy of the quiz gets it too. */
  isKept: boolean;
  /** The items completed by now, if this answer has finished the quiz. */
  completed?: string[];
  outcome?: WatchOutcome;
}

/** What the result of an answer changes: in practice mode nothing, for a visitor nothing but the offer to keep it. */
export function findEffects(
  { items, awarded }: Pick<QuizAnswer, 'items' | 'awarded'>,
  { isPractice, isVisitor, isLast }: { isPractice: boolean; isVisitor: boolean; isLast: boolean },
): AnswerEffects {
  if (isPractice) return { isKept: false };
  if (isVisitor) return { isKept: false, ...(isLast && { outcome: { kind: 'visitor' } }) };
  if (!items || !awarded) return { isKept: true };
  return {
    isKept: true,
    completed: items,
    ...(awarded.points > 0 && { outcome: { kind: 'award', awarded } }),
  };
}
