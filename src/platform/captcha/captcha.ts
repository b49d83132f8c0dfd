import type { Db } from '../db/tables.ts';
import type { Log } from '../log.ts';

/** What a page needs to get an answer. Our own challenge is made again on every request. */
export type CaptchaTask =
  | { provider: 'proof-of-work'; challenge: ProofOfWork }
  | { provider: 'recaptcha'; siteKey: string; version: 2 | 3; enterprise: boolean; hideBadge: boolean };

/** A challenge in the form that altcha's solver takes. */
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
 * `missing`: there is no answer, as where scripts do not run. `refused`: wrong, expired or already used. `unavailable`: the
 * service could not be reached.
 */
export type CaptchaVerdict = 'passed' | 'missing' | 'refused' | 'unavailable';

/** Makes it expensive to do something by the thousand. */
export interface Captcha {
  task(): Promise<CaptchaTask>;
  /** Checks an answer, once: the same answer is refused the second time, in every process. */
  judge(ctx: CaptchaCtx, answer: string | undefined): Promise<CaptchaVerdict>;
}

/** Call it outside a transaction: a rollback would make the answer usable again. */
export interface CaptchaCtx {
  db: Db;
  log: Log;
}
