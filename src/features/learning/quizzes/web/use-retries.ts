import { usePracticeAnswers } from './use-practice-answers.ts';
import type { QuizAnswers } from './use-quiz-answers.ts';

/** Questions answered wrong the first time on this page come again at the end. */
export function useRetries({ questions, isOfThisPage }: Pick<QuizAnswers, 'questions' | 'isOfThisPage'>) {
  const { given: tries, ...answers } = usePracticeAnswers();
  const again: QuizAnswers['questions'] = questions
    .filter(({ id, given }) => given?.correct === false && isOfThisPage(id))
    .map((question) => ({ ...question, given: tries[question.id] }));
  return { ...answers, again };
}
