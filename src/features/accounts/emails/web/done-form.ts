import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { useActionData } from 'react-router';
import { useTranslations } from 'use-intl';
import { findRefusal, type PageRefusal } from '#page/find-refusal.ts';
import type { RefusedForm } from '#features/accounts/web/refused-form.ts';

/** The server's answer to such a form posted without JavaScript. */
export interface DoneForm {
  done: true;
}

export interface DoneFormPost {
  formRef: RefObject<HTMLFormElement | null>;
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
  busy: boolean;
  /** Whether it was accepted: the page then says what happens next, in place of the form. */
  done: boolean;
  refusal: PageRefusal | undefined;
  values: Record<string, string>;
}

/** A form after which the same page says that it is done; sent in place with JavaScript, else posted. */
export function useDoneForm(send: (form: FormData) => Promise<unknown>): DoneFormPost {
  const t = useTranslations();
  const answered = useActionData<RefusedForm | DoneForm>();
  const refusedBefore = answered && 'refusal' in answered ? answered : undefined;
  const formRef = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<PageRefusal | undefined>(refusedBefore?.refusal);
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: send,
    onError(error) {
      setRefusal(
        findRefusal(error) ?? { status: 0, code: 'network', message: t('page.form.network'), issues: {} },
      );
      // Once the errors are on the page.
      setTimeout(() => formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    },
  });
  return {
    formRef,
    onSubmit(event) {
      event.preventDefault();
      if (isPending) return;
      setRefusal(undefined);
      mutate(new FormData(event.currentTarget));
    },
    busy: isPending,
    done: isSuccess || (answered !== undefined && 'done' in answered),
    refusal,
    values: refusedBefore?.values ?? {},
  };
}
