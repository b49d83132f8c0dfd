import { createContext, use } from 'react';
import type { PageFormState } from './page-form-state.ts';

/** The form around a component, as provided by `PageForm`. */
export const FormContext = createContext<PageFormState | undefined>(undefined);

export function useForm(): PageFormState {
  const form = use(FormContext);
  if (!form) throw new Error('a field or button of a form stands outside PageForm');
  return form;
}

export interface FormField {
  /** What was typed, if the form was posted without JavaScript. */
  value: string | undefined;
  /** The same of a checkbox; undefined if the form was not posted. */
  isChecked: boolean | undefined;
  /** What is wrong with it. */
  issue: string | undefined;
  /** Whether it was changed since the form was refused. */
  isChanged: boolean;
  /** On the control of the first wrong field of a posted form: the browser goes there. */
  autoFocus: true | undefined;
}

/** One field of the form around a component, for controls that are not in a `PageField`. */
export function useFormField(name: string): FormField {
  const { name: form, fields, values, isPosted, refusal, changed, opensAt } = useForm();
  if (!fields[name]) throw new Error(`the form "${form}" declares no field "${name}"`);
  return {
    value: values[name],
    isChecked: isPosted ? name in values : undefined,
    issue: refusal?.issues[name],
    isChanged: changed.includes(name),
    autoFocus: typeof opensAt === 'object' && opensAt.field === name ? true : undefined,
  };
}
