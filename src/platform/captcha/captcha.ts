import type { Ctx } from '../ctx.ts';

/** What a page needs to get an answer. A challenge of one's own is made anew each time it is asked for. */
export type CaptchaTask =
  | { provider: 'proof-of-work'; challenge: ProofOfWork }
  | { provider: 'recaptcha'; siteKey: string; version: 2 | 3; enterprise: boolean; hideBadge: boolean };

/** A challenge as altcha's solver takes it. */
export interface ProofOfWork {
  parameters: {
    algorithm: string;
    nonce: string;
    salt: string;
    cost: number;
    keyLength: number;
    keyPrefix: string;
    keySignature?: string | undefined;
    /** Seconds since 1970. */
    expiresAt?: number | undefined;
  };
  signature?: string | undefined;
}

/**
 * `missing`: nobody answered, as where scripts do not run. `refused`: wrong, expired or used before. `unavailable`: the
 * service could not say.
 */
export type CaptchaVerdict = 'passed' | 'missing' | 'refused' | 'unavailable';

/** Makes it dear to do something by the thousand. */
export interface Captcha {
  task(): Promise<CaptchaTask>;
  /** Judges what a page sent, once: the same answer is refused the second time, in every process. */
  judge(ctx: CaptchaCtx, answer: string | undefined): Promise<CaptchaVerdict>;
}

/** Call it outside a transaction, or a refusal would give the answer back. */
export type CaptchaCtx = Pick<Ctx, 'db' | 'log'> & { address: string };
