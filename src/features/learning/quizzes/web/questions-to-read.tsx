import { useTranslations } from 'use-intl';
import type { QuestionView } from '../contract.ts';
import { Card } from '#ui/card/card.tsx';
import { QuestionList } from './question-list.tsx';

/** All questions, for pages without JavaScript. */
export function QuestionsToRead({ questions }: { questions: readonly QuestionView[] }) {
  const t = useTranslations();
  return (
    <noscript>
      <Card className="mt-4 print:hidden">
        <p className="font-bold">{t('learning.quiz.toRead')}</p>
        <QuestionList questions={questions} />
      </Card>
    </noscript>
  );
}
