import { textOf } from './acted-form.ts';

/** What a form does, to which class, and to which student or invitation. */
export function readFormName(form: FormData): { name: string; id: string; about: string } {
  const [name = '', id = '', about = ''] = textOf(form, 'form').split(':');
  return { name, id, about };
}
