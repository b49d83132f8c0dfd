import { findRefusal } from '#page/find-refusal.ts';
import type { PageApi } from '#page/page-context.ts';
import type { FormPlace } from '#page/form/define-form.ts';
import type { FieldValues } from '#page/form/fields.ts';
import { signInForm } from '../session-forms.ts';

/**
 * Sends the form for signing in. If anyone has tried many wrong passwords for the account, it does the proof of work
 * then required and sends the form again; if that is impossible the refusal stays.
 */
export async function sendSignIn(place: FormPlace, input: FieldValues<typeof signInForm.fields>) {
  const { api } = place;
  try {
    return await signInForm.send(place, input);
  } catch (error) {
    if (findRefusal(error)?.code !== 'captcha_required') throw error;
    const captcha = await solveCaptcha(api);
    if (captcha === undefined) throw error;
    return api.signIn.signIn.call({ ...input, captcha });
  }
}

async function solveCaptcha(api: PageApi): Promise<string | undefined> {
  const { solveTask } = await import('#features/sign-in/captcha/web/solve-task.ts');
  const task = await api.signIn.captcha.call();
  // Without workers, or when they run out of time, the refusal says what else to do.
  return solveTask(task).catch(() => undefined);
}
