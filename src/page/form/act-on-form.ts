import { redirect } from 'react-router';
import { findRefusal, type PageRefusal } from '../find-refusal.ts';
import type { PageActionArgs } from '../page-route.ts';
import { type FormDefinition, nameForm, readFormName } from './define-form.ts';
import { type Fields, type FieldValues, readFields } from './fields.ts';
import type { FormAnswer } from './form-answer.ts';
import { keepTyped } from './keep-typed.ts';

/** A form that was accepted. */
interface Sent<Declared extends Fields> {
  /** Its whole name, and what it begins with. */
  form: string;
  name: string;
  about: string[];
  values: FieldValues<Declared>;
}

export interface ActOptions<Declared extends Fields = Fields, Result = unknown> {
  /** Where the browser goes once the form is done; without it, or for undefined, the page says so itself. */
  next?(result: Result, sent: Sent<Declared>): Response | undefined | Promise<Response | undefined>;
  /** Where it goes in place of showing a refusal. */
  onRefused?(refusal: PageRefusal): Response | undefined;
}

/**
 * A page's `act` for its form without JavaScript: calls the same contract as the page. A refusal is shown in the form,
 * with everything typed except secrets. A form of another name shows the page as it is.
 */
export async function actOnForm<Declared extends Fields, Result>(
  args: PageActionArgs,
  definition: FormDefinition<Declared, Result>,
  { next, onRefused }: ActOptions<Declared, Result> = {},
): Promise<Response | FormAnswer<Result>> {
  const { page, params, url, form } = args;
  const { name, about } = readFormName(form);
  if (name !== definition.name && name !== '') return showAsItIs(args);
  const values = readFields(definition.fields, form);
  const answer = { form: nameForm(definition, about), values: keepTyped(definition.fields, form) };
  let result: Result;
  try {
    const place = { api: page.api, locale: page.locale, params, url };
    result = await definition.send(place, values, ...about);
  } catch (error) {
    const refusal = findRefusal(error);
    // A lost session is handled once for all pages: it leads to the sign-in page.
    if (!refusal || (refusal.status === 401 && !definition.aboutSession)) throw error;
    return onRefused?.(refusal) ?? { ...answer, refusal };
  }
  // What is done need not be typed again.
  return (
    (await next?.(result, { form: answer.form, name: definition.name, about, values })) ?? {
      ...answer,
      values: {},
      done: true,
      result,
    }
  );
}

/** The same for a page with several forms. */
export function actOnForms(
  args: PageActionArgs,
  definitions: readonly FormDefinition[],
  options: ActOptions = {},
): Promise<Response | FormAnswer> {
  const { name } = readFormName(args.form);
  const definition = definitions.find((definition) => definition.name === name);
  return definition ? actOnForm(args, definition, options) : Promise.resolve(showAsItIs(args));
}

/** Leads back to the page, which says that the form is done: reloading it sends nothing again. */
export function showDone(
  { url }: Pick<PageActionArgs, 'url'>,
  name: string,
  others: Record<string, string> = {},
): Response {
  return redirect(`${url.pathname}?${new URLSearchParams({ done: name, ...others })}`);
}

function showAsItIs({ url }: Pick<PageActionArgs, 'url'>): Response {
  return redirect(url.pathname + url.search);
}
