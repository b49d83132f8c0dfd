import { findRefusal, type PageRefusal } from '../../../page/find-refusal.ts';

/** What a page shows after one of its forms was posted without scripts. */
export interface ActedForm<Answer = unknown> {
  form: string;
  answer?: Answer;
  refusal?: PageRefusal;
  values?: Record<string, string>;
}

/** Does a form's work; what the API refuses is shown in the form, which keeps what was typed. */
export async function actInForm<Answer>(
  form: FormData,
  work: () => Promise<Answer>,
): Promise<ActedForm<Answer>> {
  const name = textOf(form, 'form');
  try {
    return { form: name, answer: await work() };
  } catch (error) {
    const refusal = findRefusal(error);
    if (!refusal || refusal.status === 401) throw error;
    const values = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return { form: name, refusal, values: Object.fromEntries(values) };
  }
}

/** What was typed into a field; empty where there is no such field. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
