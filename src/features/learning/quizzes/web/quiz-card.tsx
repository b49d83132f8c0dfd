import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Badge } from '#ui/card/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { FinishedCard } from '#features/learning/lesson/web/finished-card.tsx';
import type { NextStep } from '#features/learning/lesson/web/next-step.ts';
import { ProgressStrip } from './progress-strip.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { QuizResult } from './quiz-result.tsx';
import { useScoreWords } from './use-score-words.ts';
import type { QuizAnswers } from './use-quiz-answers.ts';
import { useRetries } from './use-retries.ts';

interface QuizCardProps {
  answers: QuizAnswers;
  next: NextStep;
}

/**
 * A quiz on a sheet of paper: one question after another from the first open one, then those answered wrong again, then
 * the result.
 */
export function QuizCard({ answers, next }: QuizCardProps) {
  const t = useTranslations();
  const { questions, isPractice, outcome } = answers;
  const words = useScoreWords(questions);
  const firstOpen = questions.findIndex(({ given }) => !given);
  const [step, setStep] = useState(firstOpen < 0 ? questions.length : firstOpen);
  const [hasMoved, setMoved] = useState(false);
  const second = useRetries(answers);
  const { again } = second;
  const question = questions[step];
  const retried = again[step - questions.length];
  const goTo = (place: number) => {
    setMoved(true);
    setStep(place);
  };
  const goOn = () => {
    const later = questions.findIndex(({ given }, index) => index > step && !given);
    goTo(later >= 0 ? later : firstOpen >= 0 ? firstOpen : questions.length);
  };
  const wayOn = () => {
    if (firstOpen >= 0) return t('learning.quiz.next');
    if (question && again.length > 0) return t('learning.quiz.toAgain');
    const isLast = step + 1 >= questions.length + again.length;
    return question || isLast ? t('learning.quiz.finish') : t('learning.quiz.next');
  };
  return (
    <Card padding="none" className="p-5 sm:p-8">
      {retried && (
        <>
          <Badge tone="reward" icon={IconRefresh} className="mb-4">
            {t('learning.quiz.onceMore', { number: step - questions.length + 1, count: again.length })}
          </Badge>
          <QuestionPanel key={`${retried.id} again`} question={retried} answers={second} takesFocus>
            <Button icon={IconArrowRight} iconMirrors iconAfter onClick={() => goTo(step + 1)}>
              {wayOn()}
            </Button>
          </QuestionPanel>
        </>
      )}
      {question && (
        <>
          {isPractice && <Badge className="mb-3">{t('learning.quiz.practice')}</Badge>}
          <ProgressStrip questions={questions} step={step} />
          <div className="mt-6">
            <QuestionPanel
              key={`${question.id} ${isPractice}`}
              question={question}
              answers={answers}
              takesFocus={hasMoved}
            >
              <Button icon={IconArrowRight} iconMirrors iconAfter onClick={goOn}>
                {wayOn()}
              </Button>
            </QuestionPanel>
          </div>
        </>
      )}
      {!question && !retried && (
        <>
          <QuizResult
            questions={questions}
            next={next}
            takesFocus={hasMoved}
            onAgain={() => {
              answers.dismiss();
              answers.practise();
              second.forget();
              goTo(0);
            }}
          />
          {outcome?.kind === 'award' && (
            <FinishedCard outcome={outcome} next={next} words={words} onClose={answers.dismiss} />
          )}
        </>
      )}
    </Card>
  );
}
