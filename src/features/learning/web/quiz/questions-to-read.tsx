import { useTranslations } from 'use-intl';
import { gapMark, type QuestionView } from '../../contract-quizzes.ts';
import { Card } from '../../../../ui/card.tsx';

/** All questions with their answers to choose from, for pages without JavaScript. */
export function QuestionsToRead({ questions }: { questions: readonly QuestionView[] }) {
  const t = useTranslations();
  return (
    <noscript>
      <Card className="mt-4">
        <p className="font-bold">{t('learning.quiz.toRead')}</p>
        <ol className="mt-4 grid gap-5">
          {questions.map(({ id, ask, answers, matches = [] }) => (
            <li key={id}>
              <p className="font-medium">{ask.replaceAll(gapMark, '…')}</p>
              <ul className="mt-1 list-disc ps-6 text-muted">
                {[...answers, ...matches].map((answer) => (
                  <li key={answer.id}>{answer.text}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </Card>
    </noscript>
  );
}
