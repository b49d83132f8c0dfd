import type { ClassForm } from './class-forms.ts';

/** A form's name in its hidden field: what it does, to which class, and to which student or invitation. */
export function formName(form: ClassForm, id = '', about = ''): string {
  return [form, id, about].filter((part) => part !== '').join(':');
}
