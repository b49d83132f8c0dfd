import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, type SubmitEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useActionData, useLocation, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Locale } from '#core/locale.ts';
import { toasts } from '#ui/toasts/toasts.ts';
import { findRefusal, type PageRefusal } from '../find-refusal.ts';
import { usePage } from '../page-provider.tsx';
import { type FormDefinition, type FormPlace, nameForm } from './define-form.ts';
import { type Fields, type FieldValues, readFields } from './fields.ts';
import { findMessage, findWrongField, type FormAnswer } from './form-answer.ts';

export interface PageFormOptions<Declared extends Fields, Result> {
  /** Which of a page's forms of this name it is, such as the id of its row. */
  about?: readonly string[];
  /** Says that it is done: in a toast, or above the form after `showDone`. */
  doneText?: string;
  /** The keys of what pages show differently now. */
  invalidates?: readonly QueryKey[];
  /** Empties the form once it is done. */
  clears?: boolean;
  /** In place of the definition's `send`, for what only a browser can do. */
  send?(place: FormPlace, values: FieldValues<Declared>, ...about: string[]): Promise<Result>;
  /** What follows once it is done; the form is busy until then. */
  onDone?(result: Result, values: FieldValues<Declared>): unknown;
  /** Words for a failure that is neither a refusal nor the network, such as a device's. */
  sayFailure?(error: Error): string | undefined;
  /** True if this has dealt with the refusal, which is then not shown. */
  onRefused?(refusal: PageRefusal): boolean;
}

export interface PageFormState<Result = unknown> {
  id: string;
  /** The whole name. */
  name: string;
  fields: Fields;
  formRef: RefObject<HTMLFormElement | null>;
  /** For the message about the form as a whole. */
  messageRef: RefObject<HTMLDivElement | null>;
  /** For whatever says that it is done, where the pressed button is gone: it gets the focus. */
  outcomeRef(element: HTMLElement | null): void;
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
  busy: boolean;
  /** The value of the button that was pressed, where there are several. */
  pressed: string | undefined;
  refusal: PageRefusal | undefined;
  /** What to say about the form as a whole. */
  message: string | undefined;
  /** The same about its success, after `showDone`. */
  doneNote: string | undefined;
  /** What was typed, if the form was posted without JavaScript. */
  values: Record<string, string>;
  /** Whether it was: a checkbox without a value was then left empty. */
  isPosted: boolean;
  /** What gets the focus when the posted page opens: a field's name, or `message`. */
  opensAt: { field: string } | 'message' | undefined;
  done: boolean;
  result: Result | undefined;
}

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
  const [refusal, setRefusal] = useState(posted?.refusal);
  const shown = useLatest({ locale: place.locale, doneText: options.doneText });
  const { mutate, data, isPending, isSuccess, variables } = useMutation({
    meta: { aboutSession },
    mutationFn: ({ values, options }: Sending<Declared, Result>) =>
      (options.send ?? definition.send)(place, values, ...about),
    async onSuccess(result, { values, options, locale }) {
      const { clears, invalidates = [], onDone } = options;
      if (clears) formRef.current?.reset();
      emptySecrets(formRef.current, fields);
      await Promise.all(invalidates.map((queryKey) => queries.invalidateQueries({ queryKey })));
      await onDone?.(result, values);
      const { doneText } = shown.current.locale === locale ? options : shown.current;
      if (doneText) toasts.show({ tone: 'success', text: doneText });
    },
    onError(error, { options }) {
      const refused = findRefusal(error);
      if (refused && options.onRefused?.(refused)) return;
      const message = options.sayFailure?.(error) ?? sayLost(t, fields);
      setRefusal(refused ?? { status: 0, code: 'network', message, issues: {} });
    },
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
      if (isPending) return;
      setRefusal(undefined);
      const { submitter } = event.nativeEvent;
      const form = new FormData(event.currentTarget, submitter);
      const pressed = submitter instanceof HTMLButtonElement && submitter.name ? submitter.value : undefined;
      mutate({ values: readFields(fields, form), pressed, options, locale: place.locale });
    },
    busy: isPending,
    pressed: variables?.pressed,
    refusal,
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

/** The first wrong field, else the message. */
function findRefused(form: HTMLElement | null, message: HTMLElement | null): HTMLElement | null {
  return form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]') ?? message;
}

function findOpening(fields: Fields, refusal: PageRefusal | undefined): PageFormState['opensAt'] {
  const field = findWrongField(fields, refusal);
  if (field !== undefined) return { field };
  return refusal && 'message';
}

/** What to say when the server could not be reached. */
function sayLost(t: ReturnType<typeof useTranslations>, fields: Fields): string {
  return Object.keys(fields).length > 0 ? t('page.form.network') : t('page.request.network');
}

function emptySecrets(form: HTMLFormElement | null, fields: Fields): void {
  for (const [name, { isSecret }] of Object.entries(fields)) {
    const control = isSecret ? form?.elements.namedItem(name) : undefined;
    if (control instanceof HTMLInputElement) control.value = '';
  }
}
