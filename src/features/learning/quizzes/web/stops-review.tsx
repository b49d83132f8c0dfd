import { useTranslations } from 'use-intl';
import { Card } from '#ui/card/card.tsx';
import { AnsweredList } from './answered-list.tsx';
import type { QuizAnswers } from './use-quiz-answers.ts';

/** The VidQuiz questions answered so far, for review. */
export function StopsReview({ questions }: { questions: QuizAnswers['questions'] }) {
  const t = useTranslations();
  if (!questions.some(({ given }) => given)) return null;
  return (
    <Card as="section" labelledBy="stops-review">
      <h2 id="stops-review" className="mb-4 text-step-2">
        {t('learning.quiz.review')}
      </h2>
      <AnsweredList questions={questions} />
    </Card>
  );
}
