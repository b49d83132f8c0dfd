import { createHmac, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import type { Challenge } from 'altcha-lib/types';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod';
import type { Clock } from '../clock.ts';
import { spendNonce } from '../idempotency/nonces.ts';
import type { Captcha } from './captcha.ts';

/** Milliseconds on a desktop, a second or two on a cheap phone; each guess of the counter costs the same. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 2000, guesses: { least: 100, most: 400 } };
const validSeconds = 15 * 60;

const Answer = z.object({
  challenge: z.object({
    parameters: z.looseObject({ nonce: z.string(), expiresAt: z.number() }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/**
 * The default: altcha's proof of work, solved by the browser, without any outside service. Challenges are signed with a key
 * derived from `secret`, are valid for 15 minutes and can be used once.
 */
export function createProofOfWork({ secret, clock }: { secret: string; clock: Clock }): Captcha {
  const keyFor = (purpose: string) =>
    createHmac('sha256', secret).update(`captcha\n${purpose}`).digest('base64url');
  const keys = { hmacSignatureSecret: keyFor('challenge'), hmacKeySignatureSecret: keyFor('solution') };
  return {
    async task() {
      const challenge = await createChallenge({
        algorithm: work.algorithm,
        cost: work.cost,
        counter: randomInt(work.guesses.least, work.guesses.most),
        expiresAt: new Date(clock.now().getTime() + validSeconds * 1000),
        deriveKey,
        ...keys,
      });
      return { provider: 'proof-of-work', challenge };
    },
    async judge(ctx, text) {
      if (text === undefined) return 'missing';
      const answer = readAnswer(text);
      if (!answer) return 'refused';
      const { challenge, solution } = answer;
      const expiresAt = new Date(challenge.parameters.expiresAt * 1000);
      if (!(expiresAt > clock.now())) return 'refused';
      // altcha's own clock is the machine's; ours has already checked the expiry.
      const { verified } = await verifySolution({
        challenge: challenge as unknown as Challenge,
        solution,
        deriveKey,
        ...keys,
      });
      if (!verified) return 'refused';
      return (await spendNonce(ctx, `captcha:${challenge.parameters.nonce}`, expiresAt))
        ? 'passed'
        : 'refused';
    },
  };
}

function readAnswer(text: string): z.infer<typeof Answer> | undefined {
  try {
    return Answer.safeParse(JSON.parse(Buffer.from(text, 'base64').toString())).data;
  } catch {
    // Not JSON: it was made up.
    return undefined;
  }
}
