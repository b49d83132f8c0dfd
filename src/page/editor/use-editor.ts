import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormDefinition } from '../form/define-form.ts';
import type { Fields } from '../form/fields.ts';
import type { PageFormOptions, PageFormState } from '../form/page-form-state.ts';
import { usePageForm } from '../form/use-page-form.ts';
import { findMeanwhile, type Meanwhile } from './changed-meanwhile.ts';
import { dropDraft, nameDraft, type Draft } from './drafts.ts';
import { isSame, readTyped, type TypedValues } from './typed-values.ts';
import { useDrafts } from './use-drafts.ts';

export interface EditorOptions<Declared extends Fields, Result> extends Omit<
  PageFormOptions<Declared, Result>,
  'send' | 'clears'
> {
  /** What is edited, for what is kept in the browser: `school:ID`, or `school:new`. */
  object: string;
  /** The viewer's id: drafts are hers alone. */
  person: string;
  /** The version that the fields show; left out for something new. The form declares a field `version` for it. */
  version?: number;
  /** The version that a save has made, if one goes on editing. */
  versionOf?(result: Result): number;
  /** What each field is called, where errors and differences are listed. */
  labels: Readonly<Partial<Record<keyof Declared & string, string>>>;
  /** A field's value in words, where it holds a code. */
  sayValue?(name: string, value: string): string;
}

/** Two versions of the same thing, to be decided field by field. */
export interface EditConflict extends Meanwhile {
  base: TypedValues;
  mine: TypedValues;
}

export interface EditorState {
  form: PageFormState;
  labels: Readonly<Partial<Record<string, string>>>;
  sayValue(name: string, value: string): string;
  /** The version that a save is based on. */
  version: number | undefined;
  /** Changes when the fields are filled again. */
  filling: number;
  hasChanges: boolean;
  /** For the browser's own questions, which come before a new state is shown. */
  mayLeave(): boolean;
  draft: Draft | undefined;
  restore(draft: Draft): void;
  forget(): void;
  conflict: EditConflict | undefined;
  /** Goes on from their version with these values, and saves them. */
  settle(values: TypedValues): void;
  closeConflict(): void;
}

interface Filling {
  count: number;
  version: number | undefined;
  /** What the fields begin with, in place of what the page knows. */
  values: TypedValues | undefined;
  isSaved: boolean;
}

/** A form that is worked on for longer: nothing typed in it is lost, by a crash, by leaving, or to a second editor. */
export function useEditor<Declared extends Fields, Result>(
  definition: FormDefinition<Declared, Result>,
  options: EditorOptions<Declared, Result>,
): EditorState {
  const { fields } = definition;
  const { object, person, labels, sayValue = (_name, value) => value } = options;
  const name = nameDraft(person, object);
  // The page may learn of a newer version at any time; a save is based on the one that the fields were filled with.
  const [filling, fill] = useState<Filling>({
    count: 0,
    version: options.version,
    values: undefined,
    isSaved: false,
  });
  const [conflict, setConflict] = useState<EditConflict>();
  const [hasChanges, setChanges] = useState(false);
  const base = useRef<TypedValues>({});
  const sent = useRef<TypedValues>({});
  const meanwhile = useRef<Meanwhile>(undefined);
  const form = usePageForm(definition, {
    ...options,
    async send(place, values, ...about) {
      meanwhile.current = undefined;
      try {
        return await definition.send(place, values, ...about);
      } catch (error) {
        meanwhile.current = findMeanwhile(error);
        throw error;
      }
    },
    onRefused(refusal) {
      if (!meanwhile.current) return options.onRefused?.(refusal) ?? false;
      setConflict({ ...meanwhile.current, base: base.current, mine: sent.current });
      return true;
    },
    async onDone(result, values) {
      base.current = sent.current;
      const version = options.versionOf?.(result);
      if (version !== undefined) fill((last) => ({ ...last, version }));
      dropDraft(name);
      check();
      await options.onDone?.(result, values);
    },
  });
  const { formRef } = form;

  const mayLeave = () => isSame(readTyped(fields, formRef.current), base.current);
  const check = () => setChanges(!mayLeave());
  const { draft, dismiss } = useDrafts({
    name,
    formRef,
    read: (form) => ({
      values: readTyped(fields, form),
      base: base.current,
      version: filling.version,
    }),
    onChange: check,
  });

  // What the fields were filled with by the page itself is what is saved.
  useEffect(() => {
    if (filling.count === 0) base.current = readTyped(fields, formRef.current);
    else formRef.current?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')?.focus();
    if (filling.isSaved) formRef.current?.requestSubmit();
  }, [filling.count, filling.isSaved, fields, formRef]);

  const { onSubmit } = form;
  const values = filling.values ?? form.values;
  return {
    form: {
      ...form,
      values,
      isPosted: filling.values !== undefined || form.isPosted,
      onSubmit(event) {
        sent.current = readTyped(fields, event.currentTarget);
        onSubmit(event);
      },
    },
    labels,
    sayValue,
    version: filling.version,
    filling: filling.count,
    hasChanges,
    mayLeave,
    draft,
    restore: useCallback(
      (kept: Draft) => {
        base.current = kept.base;
        dismiss();
        setChanges(true);
        fill(({ count }) => ({
          count: count + 1,
          version: kept.version,
          values: kept.values,
          isSaved: false,
        }));
      },
      [dismiss],
    ),
    forget: useCallback(() => {
      dropDraft(name);
      dismiss();
    }, [name, dismiss]),
    conflict,
    settle(merged) {
      if (!conflict) return;
      base.current = conflict.theirs;
      setConflict(undefined);
      fill(({ count }) => ({
        count: count + 1,
        version: conflict.version,
        values: merged,
        isSaved: true,
      }));
    },
    closeConflict: () => setConflict(undefined),
  };
}
