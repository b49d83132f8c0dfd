import type { Captcha, CaptchaVerdict } from './captcha.ts';

/** For tests of what a captcha guards: it says of every answer, also of none, what it was told to. */
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
