import { readFields, text } from '#page/form/fields.ts';

/** The code of another card, as typed; empty if the form was not about that. */
export function readCardCode(form: FormData): string {
  return readFields({ code: text }, form).code;
}
