import { nameForm, readFormName, type FormDefinition } from '#page/form/define-form.ts';
import { readFields, secret, type FieldValues } from '#page/form/fields.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { touch } from '../policy.ts';

/** The ids of what was touched before, and of the picture that was touched last. */
export const touchFields = { touched: secret, picture: secret } as const;

type TouchForm<Result> = FormDefinition<typeof touchFields, Result>;

export function readTouched(touched: string): string[] {
  return touched.split(' ').filter((id) => id !== '');
}

/** All that was touched. When as many as are needed were touched before, the last is among them. */
export function touchedIn({ touched, picture }: FieldValues<typeof touchFields>, needed: number): string[] {
  const before = readTouched(touched);
  return before.length >= needed || picture === '' ? before : touch(before, picture);
}

/**
 * Without JavaScript each touch is posted: until there are as many as are needed, the page is shown again with those; undefined
 * once it can be sent.
 */
export function touchFurther<Result>(
  { form }: Pick<PageActionArgs, 'form'>,
  definition: TouchForm<Result>,
  needed: number,
): FormAnswer<Result> | undefined {
  const { name, about } = readFormName(form);
  if (name !== definition.name) return undefined;
  const touched = touchedIn(readFields(definition.fields, form), needed);
  if (touched.length >= needed) return undefined;
  return { form: nameForm(definition, about), values: { touched: touched.join(' ') } };
}
