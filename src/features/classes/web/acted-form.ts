import { findRefusal, type PageRefusal } from '#page/find-refusal.ts';

/** What a page shows after one of its forms was posted without JavaScript; `values` is what was typed. */
export interface ActedForm<Answer = unknown> {
  form: string;
  answer?: Answer;
  refusal?: PageRefusal;
  values: Record<string, string>;
}

/** Does a form's work; an API refusal is shown in the form, which keeps what was typed. */
export async function actInForm<Answer>(
  form: FormData,
  work: () => Promise<Answer>,
): Promise<ActedForm<Answer>> {
  const name = textOf(form, 'form');
  const typed = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const values = Object.fromEntries(typed);
  try {
    return { form: name, answer: await work(), values };
  } catch (error) {
    const refusal = findRefusal(error);
    if (!refusal || refusal.status === 401) throw error;
    return { form: name, refusal, values };
  }
}

/** The text typed into a field; empty if there is no such field. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
