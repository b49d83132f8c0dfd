import type { Captcha, CaptchaVerdict } from './captcha.ts';

/** For tests of what a captcha guards: it gives every answer, even a missing one, the verdict it was set to. */
export function createCaptchaTwin(verdict: CaptchaVerdict = 'passed'): Captcha & { verdict: CaptchaVerdict } {
  const twin = {
    verdict,
    task: () =>
      Promise.resolve({
        provider: 'recaptcha' as const,
        siteKey: 'twin',
        version: 3 as const,
        enterprise: false,
        hideBadge: false,
      }),
    judge: () => Promise.resolve(twin.verdict),
  };
  return twin;
}
