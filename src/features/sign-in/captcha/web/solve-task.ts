import type { CaptchaTask } from '../contract.ts';

/** The answer to a captcha, whichever is configured. Throws if it cannot be computed. */
export async function solveTask(task: CaptchaTask): Promise<string> {
  if (task.provider === 'recaptcha') {
    const { askRecaptcha } = await import('./load-recaptcha.ts');
    return askRecaptcha(task);
  }
  const { solveWork } = await import('./solve-work.ts');
  return solveWork(task.challenge);
}
