import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { useActionData } from 'react-router';
import { useTranslations } from 'use-intl';
import { findRefusal } from '#page/find-refusal.ts';
import type { ChildView } from '../contract.ts';
import type { RefusedForm } from '#features/accounts/web/refused-form.ts';
import { readAnswer, type AnsweredChild, type GuardianAnswer } from './answered-child.ts';

/** A guardian's answers: sent in place with JavaScript, posted to the page's own address without it. */
export function useAnswer(send: Record<GuardianAnswer, () => Promise<ChildView>>) {
  const t = useTranslations();
  const posted = useActionData<AnsweredChild | RefusedForm>();
  const headline = useRef<HTMLHeadingElement>(null);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async (answer: GuardianAnswer): Promise<AnsweredChild> => ({
      answer,
      child: await send[answer](),
    }),
  });
  const answered = data ?? (posted && 'child' in posted ? posted : undefined);
  const refused = error ? findRefusal(error) : posted && 'refusal' in posted ? posted.refusal : undefined;
  useEffect(() => {
    // The pressed button is gone, so focus moves to its result.
    if (data) headline.current?.focus();
  }, [data]);
  return {
    headline,
    answered,
    error: refused?.message ?? (error ? t('page.form.network') : undefined),
    /** Whether the link was used, or expired, while the page was open. */
    isOver: refused?.code === 'link_over',
    busy: isPending,
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      if (!isPending) mutate(readAnswer(new FormData(event.currentTarget)));
    },
  };
}
