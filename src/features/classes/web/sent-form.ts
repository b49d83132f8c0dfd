import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { useActionData } from 'react-router';
import { useTranslations } from 'use-intl';
import { findRefusal, type PageRefusal } from '#page/find-refusal.ts';
import type { ActedForm } from './acted-form.ts';

export interface SentForm<Answer> {
  formRef: RefObject<HTMLFormElement | null>;
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
  busy: boolean;
  /** The response, once the request has succeeded. */
  answer: Answer | undefined;
  refusal: PageRefusal | undefined;
  /** What was typed before, if the server handled the form without JavaScript. */
  values: Record<string, string>;
}

interface SentFormOptions<Answer> {
  onDone?: ((answer: Answer) => void) | undefined;
  /** Keep what was typed after sending. */
  keepsTyped?: boolean;
}

/** A form sent in place with JavaScript, posted to the page without it; `name` tells a page's forms apart. */
export function useSentForm<Answer>(
  name: string,
  send: (form: FormData) => Promise<Answer>,
  { onDone, keepsTyped = false }: SentFormOptions<Answer> = {},
): SentForm<Answer> {
  const t = useTranslations();
  const posted = useActionData<ActedForm<Answer>>();
  const mine = posted?.form === name ? posted : undefined;
  const formRef = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<PageRefusal | undefined>(mine?.refusal);
  const { mutate, data, isPending } = useMutation({
    mutationFn: send,
    onSuccess(answer) {
      if (!keepsTyped) formRef.current?.reset();
      onDone?.(answer);
    },
    onError: (error) =>
      setRefusal(
        findRefusal(error) ?? { status: 0, code: 'network', message: t('page.form.network'), issues: {} },
      ),
  });
  useEffect(() => {
    if (refusal)
      formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus();
  }, [refusal]);
  return {
    formRef,
    onSubmit(event) {
      event.preventDefault();
      if (isPending) return;
      setRefusal(undefined);
      mutate(new FormData(event.currentTarget));
    },
    busy: isPending,
    answer: data ?? mine?.answer,
    refusal,
    // Once done, nothing needs to be typed again.
    values: (mine?.refusal && mine.values) ?? {},
  };
}
