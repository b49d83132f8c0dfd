import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { TrialProps } from '#features/learning/authoring/web/editor/trial-props.ts';
import { usePage } from '#page/page-provider.tsx';
import type { GivenAnswer } from '#features/learning/quizzes/contract.ts';

/** The questions of a draft, graded as for a learner. What is tried stays as it was when the trial began. */
export function useTrialAnswers({ view, input }: TrialProps) {
  const { api } = usePage();
  const [asked] = useState(() => view.questions ?? []);
  const [draft] = useState(input);
  const [given, setGiven] = useState<Readonly<Record<string, GivenAnswer>>>({});
  const sending = useMutation(api.learning.answerDraft.mutationOptions());
  return {
    questions: asked.map((question) => ({ ...question, given: given[question.id] })),
    right: Object.values(given).filter(({ correct }) => correct).length,
    answers: {
      answer: (id: string, responseId: string) =>
        sending.mutate(
          { draft, questionId: id, responseId },
          { onSuccess: (told) => setGiven((known) => ({ ...known, [id]: { ...told, responseId } })) },
        ),
      isSending: sending.isPending,
      hasFailed: sending.isError,
    },
  };
}
