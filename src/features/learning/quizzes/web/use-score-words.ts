import { useTranslations } from 'use-intl';
import type { QuizAnswers } from './use-quiz-answers.ts';

/** The texts shown when all questions are answered, for a member and for a visitor. */
export function useScoreWords(questions: QuizAnswers['questions']): {
  wellDone: string;
  visitorTitle: string;
} {
  const t = useTranslations();
  const right = questions.filter(({ given }) => given?.correct).length;
  return {
    wellDone: t('learning.quiz.score', { right, count: questions.length }),
    visitorTitle: t('learning.quiz.visitorTitle'),
  };
}
