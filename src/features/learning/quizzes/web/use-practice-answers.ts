import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { usePage } from '#page/page-provider.tsx';
import type { GivenAnswer } from '../contract.ts';

/** Answers to questions answered before: each reveals its result again, and nothing counts. */
export function usePracticeAnswers() {
  const { api } = usePage();
  const [given, setGiven] = useState<Readonly<Record<string, GivenAnswer>>>({});
  const sending = useMutation(
    api.learning.answerQuestion.mutationOptions({
      networkMode: 'always',
      onSuccess: ({ score: _score, awarded: _awarded, items: _items, ...told }, { id, responseId }) =>
        setGiven((known) => ({ ...known, [id]: { ...told, responseId } })),
    }),
  );
  return {
    given,
    isSending: sending.isPending,
    hasFailed: sending.isError,
    answer(id: string, responseId: string) {
      if (!sending.isPending) sending.mutate({ id, responseId });
    },
    forget: () => setGiven({}),
  };
}
