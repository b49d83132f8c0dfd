import type { Locale } from '#core/locale.ts';
import type { PageApi } from '../page-context.ts';
import type { Fields, FieldValues } from './fields.ts';

/** Where a form is sent from: the same in the browser and, without JavaScript, on the server. */
export interface FormPlace {
  api: PageApi;
  locale: Locale;
  /** The named segments of the page's address. */
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
}

/** One form of the product: its fields, and the contract that it calls. */
export interface FormDefinition<Declared extends Fields = Fields, Result = unknown> {
  /** Tells the forms of a page apart: the first part of the hidden field `form`. */
  name: string;
  fields: Declared;
  /** It opens or ends a session, so a 401 is an answer like any other. */
  aboutSession?: boolean;
  /** Calls the contract; `about` is the rest of the form's name, such as the id of its row. */
  send(place: FormPlace, values: FieldValues<Declared>, ...about: string[]): Promise<Result>;
}

/** Declares a form; the page and its `act` share it. */
export function defineForm<const Declared extends Fields, Result>(
  definition: FormDefinition<Declared, Result>,
): FormDefinition<Declared, Result> {
  return definition;
}

/** A form's whole name: `rename`, or `rename:ID` where a page has one for each row. */
export function nameForm({ name }: Pick<FormDefinition, 'name'>, about: readonly string[] = []): string {
  return [name, ...about].join(':');
}

/** What a form's hidden field says. */
export function readFormName(form: FormData): { name: string; about: string[] } {
  const whole = form.get('form');
  const [name = '', ...about] = typeof whole === 'string' ? whole.split(':') : [];
  return { name, about };
}
