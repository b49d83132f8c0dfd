import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { useActionData } from 'react-router';
import { useTranslations } from 'use-intl';
import { findRefusal } from '../../../../page/find-refusal.ts';
import type { ChildView } from '../../contract-guardian.ts';
import type { RefusedForm } from '../refused-form.ts';
import type { AnsweredChild } from './answered-child.ts';

/** A guardian's one button: pressed here where scripts run, posted to its own address where they do not. */
export function useAnswer(send: () => Promise<ChildView>) {
  const t = useTranslations();
  const posted = useActionData<AnsweredChild | RefusedForm>();
  const headline = useRef<HTMLHeadingElement>(null);
  const { mutate, data, error, isPending } = useMutation({ mutationFn: send });
  const answered = data ?? (posted && 'child' in posted ? posted.child : undefined);
  const refused = error ? findRefusal(error) : posted && 'refusal' in posted ? posted.refusal : undefined;
  useEffect(() => {
    // What was pressed is gone, so the keyboard goes on from what it has brought about.
    if (data) headline.current?.focus();
  }, [data]);
  return {
    headline,
    answered,
    error: refused?.message ?? (error ? t('accounts.form.network') : undefined),
    /** Whether the link was used, or its time ended, while the page lay open. */
    isOver: refused?.code === 'link_over',
    busy: isPending,
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      if (!isPending) mutate();
    },
  };
}
