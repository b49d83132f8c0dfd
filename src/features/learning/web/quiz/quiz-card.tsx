import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { FinishedCard } from '../lesson/finished-card.tsx';
import type { NextStep } from '../lesson/next-step.ts';
import { ProgressStrip } from './progress-strip.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { QuizResult } from './quiz-result.tsx';
import { useScoreWords } from './use-score-words.ts';
import type { QuizAnswers } from './use-quiz-answers.ts';

interface QuizCardProps {
  answers: QuizAnswers;
  next: NextStep;
}

/** A quiz on a sheet of paper: one question after the other, then how it went. It begins at the first open question. */
export function QuizCard({ answers, next }: QuizCardProps) {
  const t = useTranslations();
  const { questions, isPractice, outcome } = answers;
  const words = useScoreWords(questions);
  const firstOpen = questions.findIndex(({ given }) => !given);
  const [step, setStep] = useState(firstOpen < 0 ? questions.length : firstOpen);
  const [hasMoved, setMoved] = useState(false);
  const question = questions[step];
  const goTo = (place: number) => {
    setMoved(true);
    setStep(place);
  };
  const goOn = () => {
    const later = questions.findIndex(({ given }, index) => index > step && !given);
    goTo(later >= 0 ? later : firstOpen >= 0 ? firstOpen : questions.length);
  };
  return (
    <Card padding="none" className="p-5 sm:p-8">
      {question ? (
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
                {firstOpen < 0 ? t('learning.quiz.finish') : t('learning.quiz.next')}
              </Button>
            </QuestionPanel>
          </div>
        </>
      ) : (
        <>
          <QuizResult
            questions={questions}
            next={next}
            takesFocus={hasMoved}
            onAgain={() => {
              answers.dismiss();
              answers.practise();
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
