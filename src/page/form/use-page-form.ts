import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useActionData, useLocation, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Locale } from '#core/locale.ts';
import { toasts } from '#ui/toasts/toasts.ts';
import { findRefusal } from '../find-refusal.ts';
import { usePage } from '../page-provider.tsx';
import { type FormDefinition, type FormPlace, nameForm } from './define-form.ts';
import { type Fields, type FieldValues, readFields } from './fields.ts';
import { findMessage, findOpening, withoutChanged, type FormAnswer } from './form-answer.ts';
import { emptySecrets, findRefused } from './form-elements.ts';
import type { PageFormOptions, PageFormState } from './page-form-state.ts';

/**
 * A form of a page. With JavaScript it is sent in place, at most once at a time; without, the browser posts it to the
 * page's own address, where `actOnForm` does the same. Nothing typed is lost, and the focus goes to what is wrong.
 */
export function usePageForm<Declared extends Fields, Result>(
  definition: FormDefinition<Declared, Result>,
  options: PageFormOptions<Declared, Result> = {},
): PageFormState<Result> {
  const { fields, aboutSession = false } = definition;
  const { about = [] } = options;
  const name = nameForm(definition, about);
  const id = useId();
  const t = useTranslations();
  const place = useFormPlace();
  const queries = useQueryClient();
  const answer = useActionData<FormAnswer<Result>>();
  const posted = answer?.form === name ? answer : undefined;
  const formRef = useRef<HTMLFormElement>(null);
  const messageRef = useRef<HTMLDivElement>(null);
  const outcome = useRef<HTMLElement>(null);
  // Two presses may come before the page shows that the first is on its way.
  const isSending = useRef(false);
  const [refusal, setRefusal] = useState(posted?.refusal);
  const [changed, setChanged] = useState<readonly string[]>([]);
  const shown = useLatest({ locale: place.locale, doneText: options.doneText });
  const { mutate, data, isPending, isSuccess, variables } = useMutation({
    meta: { aboutSession },
    mutationFn: ({ values, options }: Sending<Declared, Result>) =>
      (options.send ?? definition.send)(place, values, ...about),
    async onSuccess(result, { values, options, locale }) {
      const { clears, invalidates = [], onDone } = options;
      if (clears) formRef.current?.reset();
      await Promise.all(invalidates.map((queryKey) => queries.invalidateQueries({ queryKey })));
      await onDone?.(result, values);
      emptySecrets(formRef.current, fields);
      const { doneText } = shown.current.locale === locale ? options : shown.current;
      if (doneText) toasts.show({ tone: 'success', text: doneText });
    },
    onError(error, { options }) {
      const refused = findRefusal(error);
      if (refused && options.onRefused?.(refused)) return;
      const message = options.sayFailure?.(error) ?? sayLost(t, fields);
      setRefusal(refused ?? { status: 0, code: 'network', message, issues: {} });
    },
    onSettled: () => void (isSending.current = false),
  });
  useEffect(() => {
    if (refusal) findRefused(formRef.current, messageRef.current)?.focus();
  }, [refusal]);
  useEffect(() => {
    if (isSuccess) outcome.current?.focus();
  }, [isSuccess]);
  return {
    id,
    name,
    fields,
    formRef,
    messageRef,
    outcomeRef: useCallback((element) => void (outcome.current = element), []),
    onSubmit(event) {
      event.preventDefault();
      if (isSending.current) return;
      isSending.current = true;
      setRefusal(undefined);
      setChanged([]);
      const { submitter } = event.nativeEvent;
      const form = new FormData(event.currentTarget, submitter);
      const pressed = submitter instanceof HTMLButtonElement && submitter.name ? submitter.value : undefined;
      mutate({ values: readFields(fields, form), pressed, options, locale: place.locale });
    },
    onInput({ target }) {
      const { name: field = '' } = target as Partial<HTMLInputElement>;
      if (refusal && !changed.includes(field)) setChanged([...changed, field]);
    },
    busy: isPending,
    pressed: variables?.pressed,
    refusal: withoutChanged(refusal, changed),
    changed,
    message: findMessage(fields, refusal),
    doneNote: !refusal && place.url.searchParams.get('done') === name ? options.doneText : undefined,
    values: posted?.values ?? {},
    isPosted: posted?.refusal !== undefined,
    opensAt: findOpening(fields, posted?.refusal),
    done: isSuccess || posted?.done === true,
    result: data ?? posted?.result,
  };
}

/** One press of a button, with what held then: what is shown may change before the answer comes. */
interface Sending<Declared extends Fields, Result> {
  values: FieldValues<Declared>;
  pressed: string | undefined;
  options: PageFormOptions<Declared, Result>;
  locale: Locale;
}

function useFormPlace(): FormPlace {
  const { api, locale, origin } = usePage();
  const params = useParams();
  const { pathname, search } = useLocation();
  const url = new URL(origin);
  url.pathname = pathname;
  url.search = search;
  return { api, locale, params, url };
}

/** What the page shows by the time an answer comes: saving may have changed its language. */
function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}

/** What to say when the server could not be reached. */
function sayLost(t: ReturnType<typeof useTranslations>, fields: Fields): string {
  return Object.keys(fields).length > 0 ? t('page.form.network') : t('page.request.network');
}
