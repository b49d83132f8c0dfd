import { findRefusal } from '#page/find-refusal.ts';
import type { PageApi } from '#page/page-context.ts';
import { textOf } from '#features/accounts/web/text-of.ts';

/**
 * Sends the input of `SignInFields`. If anyone has tried many wrong passwords for the account, it does the proof of
 * work then required and sends the form again; if that is impossible the refusal stays.
 */
export async function sendSignIn(api: PageApi, form: FormData): Promise<unknown> {
  const input = {
    emailAddress: textOf(form, 'emailAddress'),
    password: textOf(form, 'password'),
    remember: form.has('remember'),
  };
  try {
    return await api.accounts.signIn.call(input);
  } catch (error) {
    if (findRefusal(error)?.code !== 'captcha_required') throw error;
    const captcha = await solveCaptcha(api);
    if (captcha === undefined) throw error;
    return api.accounts.signIn.call({ ...input, captcha });
  }
}

async function solveCaptcha(api: PageApi): Promise<string | undefined> {
  const { solveTask } = await import('#features/accounts/captcha/web/solve-task.ts');
  const task = await api.accounts.captcha.call();
  // Without workers, or when they run out of time, the refusal says what else to do.
  return solveTask(task).catch(() => undefined);
}
