import * as z from 'zod';
import type { Captcha } from './captcha.ts';

export interface RecaptchaKeys {
  siteKey: string;
  secretKey: string;
  version: 2 | 3;
  enterprise: boolean;
  hideBadge: boolean;
}

/** The origins of the service's scripts, frames and calls, for the content security policy. */
export const recaptchaOrigins = ['https://www.google.com', 'https://www.gstatic.com'];

const verifyAddress = 'https://www.google.com/recaptcha/api/siteverify';
const waitMilliseconds = 5_000;
/** Version 3 only returns a score: 0 is certainly a bot, 1 certainly a person. */
const leastScore = 0.5;

const Verdict = z.object({ success: z.boolean(), score: z.number().optional() });

/** Google's service, for installations with keys for it. The service itself accepts each answer once. */
export function createRecaptcha(keys: RecaptchaKeys, ask: typeof fetch = fetch): Captcha {
  const { secretKey, ...shown } = keys;
  return {
    task: () => Promise.resolve({ provider: 'recaptcha', ...shown }),
    async judge({ log }, answer) {
      if (answer === undefined) return 'missing';
      try {
        const response = await ask(verifyAddress, {
          method: 'POST',
          body: new URLSearchParams({ secret: secretKey, response: answer }),
          signal: AbortSignal.timeout(waitMilliseconds),
        });
        const { success, score } = Verdict.parse(await response.json());
        return success && (score === undefined || score >= leastScore) ? 'passed' : 'refused';
      } catch (error) {
        log.warn({ err: error }, 'the captcha service could not be reached');
        return 'unavailable';
      }
    },
  };
}
