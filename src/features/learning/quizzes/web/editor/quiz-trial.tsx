import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { TrialProps } from '#features/learning/authoring/web/editor/trial-props.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import type { GivenAnswer } from '#features/learning/quizzes/contract.ts';
import { ProgressStrip } from '../progress-strip.tsx';
import { QuestionPanel } from '../question-panel.tsx';

/** The questions of a draft, asked and graded as for a learner. */
export function QuizTrial({ view, input }: TrialProps) {
  const t = useTranslations();
  const { api } = usePage();
  // What was tried stays as it was when the trial began.
  const [asked] = useState(() => view.questions ?? []);
  const [draft] = useState(input);
  const [given, setGiven] = useState<Readonly<Record<string, GivenAnswer>>>({});
  const [step, setStep] = useState(0);
  const sending = useMutation(api.learning.answerDraft.mutationOptions());
  const questions = asked.map((question) => ({ ...question, given: given[question.id] }));
  const question = questions[step];
  const right = Object.values(given).filter(({ correct }) => correct).length;
  if (!question)
    return (
      <Card>
        <p role="status" className="text-step-1 font-bold">
          {t('learning.editor.tryScore', { right, count: questions.length })}
        </p>
      </Card>
    );
  const answer = (id: string, responseId: string) =>
    sending.mutate(
      { draft, questionId: id, responseId },
      { onSuccess: (told) => setGiven((known) => ({ ...known, [id]: { ...told, responseId } })) },
    );
  return (
    <Card padding="none" className="p-5 sm:p-8">
      <ProgressStrip questions={questions} step={step} />
      <div className="mt-6">
        <QuestionPanel
          key={question.id}
          question={question}
          answers={{ answer, isSending: sending.isPending, hasFailed: sending.isError }}
          takesFocus
        >
          <Button icon={IconArrowRight} iconMirrors iconAfter onClick={() => setStep(step + 1)}>
            {step + 1 < questions.length ? t('learning.quiz.next') : t('learning.quiz.finish')}
          </Button>
        </QuestionPanel>
      </div>
    </Card>
  );
}
