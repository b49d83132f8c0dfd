import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { TrialProps } from '#features/learning/authoring/web/editor/trial-props.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { ProgressStrip } from '../progress-strip.tsx';
import { QuestionPanel } from '../question-panel.tsx';
import { TrialScore } from './trial-score.tsx';
import { useTrialAnswers } from './use-trial-answers.ts';

/** The questions of a draft, asked and graded as for a learner. */
export function QuizTrial(trial: TrialProps) {
  const t = useTranslations();
  const { questions, right, answers } = useTrialAnswers(trial);
  const [step, setStep] = useState(0);
  const question = questions[step];
  if (!question) return <TrialScore right={right} count={questions.length} />;
  return (
    <Card padding="none" className="p-5 sm:p-8">
      <ProgressStrip questions={questions} step={step} />
      <div className="mt-6">
        <QuestionPanel key={question.id} question={question} answers={answers} takesFocus>
          <Button icon={IconArrowRight} iconMirrors iconAfter onClick={() => setStep(step + 1)}>
            {step + 1 < questions.length ? t('learning.quiz.next') : t('learning.quiz.finish')}
          </Button>
        </QuestionPanel>
      </div>
    </Card>
  );
}
