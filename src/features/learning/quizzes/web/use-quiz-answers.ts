import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Locale } from '#core/locale.ts';
import { findRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { rewardsQuery } from '#features/rewards/offered/rewards-query.ts';
import type { GivenAnswer, QuizView } from '../contract.ts';
import type { WatchOutcome } from '#features/learning/films/web/use-watching.ts';
import { completedQuery, coursesProgressQuery } from '#features/learning/offered/learning-queries.ts';
import { quizQuery } from './quiz-query.ts';
import { findEffects, withAnswers } from './answer-effects.ts';

export type QuizAnswers = ReturnType<typeof useQuizAnswers>;

/** An answer given on this page, and the language its result is in. */
interface OwnAnswer {
  given: GivenAnswer;
  locale: Locale;
}

/**
 * The questions of a quiz with their answers: the ones the server keeps for a member, and this page's, which are all a
 * visitor has. In practice mode only this page's count. Announces once what finishing earned. `settle` is awaited
 * before an answer is sent.
 */
export function useQuizAnswers(quiz: QuizView, settle?: () => Promise<void>) {
  const page = usePage();
  const { api, locale } = page;
  const queries = useQueryClient();
  const isVisitor = useViewer() === null;
  const [own, setOwn] = useState<Readonly<Record<string, OwnAnswer>>>({});
  const [isPractice, setPractice] = useState(false);
  const [outcome, setOutcome] = useState<WatchOutcome>();
  const questions = withAnswers(quiz.questions, own, isPractice);

  const keep = (id: string, given: GivenAnswer) => setOwn((known) => ({ ...known, [id]: { given, locale } }));
  const remember = (id: string, given: GivenAnswer) => {
    const key = quizQuery(page, quiz.id).queryKey;
    queries.setQueryData(
      key,
      (known) =>
        known && {
          ...known,
          questions: known.questions.map((one) => (one.id === id && !one.given ? { ...one, given } : one)),
        },
    );
    // The cached copies in other languages lack this answer.
    queries.removeQueries({ queryKey: api.learning.quiz.key(), type: 'inactive' });
  };
  const finish = (items: string[]) => {
    queries.setQueryData(completedQuery(page).queryKey, (known) => known && { ...known, items });
    void queries.invalidateQueries({ queryKey: rewardsQuery(page).queryKey });
    void queries.invalidateQueries({ queryKey: coursesProgressQuery(page).queryKey });
  };
  const sending = useMutation({
    ...api.learning.answerQuestion.mutationOptions({
      networkMode: 'always',
      onSuccess(told, { id, responseId }) {
        const { score: _score, awarded: _awarded, items: _items, ...rest } = told;
        const given = { ...rest, responseId };
        keep(id, given);
        const isLast = questions.every((one) => one.id === id || one.given);
        const effects = findEffects(told, { isPractice, isVisitor, isLast });
        if (effects.isKept) remember(id, given);
        if (effects.completed) finish(effects.completed);
        if (effects.outcome) setOutcome(effects.outcome);
      },
    }),
    async mutationFn(input: { id: string; responseId: string }) {
      await settle?.();
      return api.learning.answerQuestion.call(input);
    },
  });

  // The page's language has changed: fetch this page's results again in the new one.
  const [foreign] = Object.entries(own).find(([, answer]) => answer.locale !== locale) ?? [];
  const tellAnew = useEffectEvent((id: string) => {
    const responseId = own[id]?.given.responseId;
    if (responseId === undefined) return;
    api.learning.answerQuestion.call({ id, responseId }).then(
      ({ correct, explanation, source, cites, correctResponse, explainedAt }) =>
        keep(id, { responseId, correct, explanation, source, cites, correctResponse, explainedAt }),
      // It stays in its first language.
      () => undefined,
    );
  });
  useEffect(() => {
    if (foreign !== undefined) tellAnew(foreign);
  }, [foreign]);

  return {
    questions,
    isPractice,
    /** Whether the question was answered on this page rather than in an earlier visit. */
    isOfThisPage: (id: string) => own[id] !== undefined,
    isSending: sending.isPending,
    hasFailed: sending.isError,
    /** The film was not watched up to the question, so the answer was refused. */
    isTooSoon: findRefusal(sending.error)?.code === 'not_watched',
    forgetFailure: () => sending.reset(),
    answer(id: string, responseId: string) {
      if (!sending.isPending) sending.mutate({ id, responseId });
    },
    /** Starts over; nothing counts. */
    practise() {
      sending.reset();
      setOwn({});
      setPractice(true);
    },
    outcome,
    dismiss: () => setOutcome(undefined),
  };
}
