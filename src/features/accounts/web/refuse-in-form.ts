import { findRefusal } from '#page/find-refusal.ts';
import type { RefusedForm } from './refused-form.ts';

/** Does a form's work without JavaScript; an API refusal is shown in the form, which keeps what was typed. */
export async function refuseInForm<Answer>(
  form: FormData,
  work: () => Promise<Answer>,
): Promise<Answer | RefusedForm> {
  try {
    return await work();
  } catch (error) {
    const refusal = findRefusal(error);
    if (!refusal) throw error;
    const values = [...form].filter(
      (entry): entry is [string, string] => entry[0] !== 'password' && typeof entry[1] === 'string',
    );
    return { refusal, values: Object.fromEntries(values) };
  }
}
