import * as z from 'zod';
import type { Captcha } from './captcha.ts';

export interface RecaptchaKeys {
  siteKey: string;
  secretKey: string;
  version: 2 | 3;
  enterprise: boolean;
  hideBadge: boolean;
}

/** Where the service's scripts, frames and calls come from, for the content security policy. */
export const recaptchaOrigins = ['https://www.google.com', 'https://www.gstatic.com'];

const verifyAddress = 'https://www.google.com/recaptcha/api/siteverify';
const waitMilliseconds = 5_000;
/** Of version 3, which only ever guesses: 0 is surely a machine, 1 surely a person. */
const leastScore = 0.5;

const Verdict = z.object({ success: z.boolean(), score: z.number().optional() });

/** Google's service, for who has configured its keys. The service itself takes each answer once. */
export function createRecaptcha(keys: RecaptchaKeys, ask: typeof fetch = fetch): Captcha {
  const { secretKey, ...shown } = keys;
  return {
    task: () => Promise.resolve({ provider: 'recaptcha', ...shown }),
    async judge({ log, address }, answer) {
      if (answer === undefined) return 'missing';
      try {
        const response = await ask(verifyAddress, {
          method: 'POST',
          body: new URLSearchParams({ secret: secretKey, response: answer, remoteip: address }),
          signal: AbortSignal.timeout(waitMilliseconds),
        });
        const { success, score } = Verdict.parse(await response.json());
        return success && (score === undefined || score >= leastScore) ? 'passed' : 'refused';
      } catch (error) {
        log.warn({ err: error }, 'the captcha service could not be asked');
        return 'unavailable';
      }
    },
  };
}
