import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTimeRestriction } from '#features/families/offered/use-time-restriction.ts';
import { Badge } from '#ui/card/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import type { QuestionView } from '#features/learning/quizzes/contract.ts';
import { ProgressStrip } from '#features/learning/quizzes/web/progress-strip.tsx';
import { QuestionPanel } from '#features/learning/quizzes/web/question-panel.tsx';
import { usePracticeAnswers } from '#features/learning/quizzes/web/use-practice-answers.ts';
import { TimeKeeper } from '#features/learning/time/web/time-keeper.tsx';
import { useGender } from '#features/people/offered/use-gender.ts';

/** A few questions from earlier lessons, one after another; for a beginner, a note on where they will come from. */
export function TodaysQuestions({ questions }: { questions: readonly QuestionView[] }) {
  const t = useTranslations();
  const gender = useGender();
  const answers = usePracticeAnswers();
  const time = useTimeRestriction();
  const [step, setStep] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const told = questions.map((question) => ({ ...question, given: answers.given[question.id] }));
  const question = told[step];
  const goOn = () => {
    setStep(step + 1);
    if (step + 1 === told.length) heading.current?.focus();
  };
  const right = told.filter(({ given }) => given?.correct).length;
  return (
    <Card as="section" id="questions" labelledBy="todays-questions" className="scroll-mt-6">
      <h2 ref={heading} id="todays-questions" tabIndex={-1} className="mb-4 text-step-2 outline-none">
        {t('learning.today.questions', { gender })}
      </h2>
      {told.length === 0 && <p className="text-muted">{t('learning.today.noQuestions')}</p>}
      {question && (
        <>
          <Badge className="mb-3">{t('learning.quiz.practice')}</Badge>
          <ProgressStrip questions={told} step={step} />
          <div className="mt-6">
            <QuestionPanel key={question.id} question={question} answers={answers} takesFocus={step > 0}>
              <Button icon={IconArrowRight} iconMirrors iconAfter onClick={goOn}>
                {step + 1 < told.length ? t('learning.quiz.next') : t('learning.quiz.finish')}
              </Button>
            </QuestionPanel>
          </div>
          {time && <TimeKeeper key={question.id} itemId={question.id.split('.')[0] ?? ''} />}
        </>
      )}
      {told.length > 0 && !question && (
        <p role="status" className="text-step-1">
          {t('learning.today.answered', { right, count: told.length })}
        </p>
      )}
    </Card>
  );
}
