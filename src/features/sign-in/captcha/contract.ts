import { oc } from '@orpc/contract';
import * as z from 'zod/mini';

/**
 * What to solve before signing up, or before signing in when asked: our own proof of work, or a service's captcha with
 * its site key.
 */
export const CaptchaTask = z.discriminatedUnion('provider', [
  z.object({
    provider: z.literal('proof-of-work'),
    /** Solved by altcha; the answer is base64 of `{ challenge, solution }` as JSON. */
    challenge: z.object({
      parameters: z.object({
        algorithm: z.string(),
        nonce: z.string(),
        salt: z.string(),
        cost: z.number(),
        keyLength: z.number(),
        keyPrefix: z.string(),
        keySignature: z.optional(z.string()),
        expiresAt: z.optional(z.number()),
      }),
      signature: z.optional(z.string()),
    }),
  }),
  z.object({
    provider: z.literal('recaptcha'),
    siteKey: z.string(),
    version: z.union([z.literal(2), z.literal(3)]),
    enterprise: z.boolean(),
    hideBadge: z.boolean(),
  }),
]);
export type CaptchaTask = z.infer<typeof CaptchaTask>;

/** The answer to `GET /captcha`. */
export const CaptchaAnswer = z.optional(z.string().check(z.maxLength(8000)));

export const captchaContract = {
  captcha: oc
    .route({
      method: 'GET',
      path: '/captcha',
      operationId: 'getCaptchaTask',
      summary: 'Get a captcha for signing up, or for signing in if required; valid for 15 minutes',
    })
    .output(CaptchaTask),
};
