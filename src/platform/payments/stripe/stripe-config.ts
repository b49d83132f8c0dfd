import type { Clock } from '#platform/clock.ts';
import type { CircuitBreaker } from '../circuit-breaker.ts';

export interface StripeConfig {
  id: 'stripe-us' | 'stripe-uk';
  /** `sk_live_…` or a restricted `rk_live_…`; `…_test_…` if it is not live. */
  secretKey: string;
  /** The secret of the webhook's address, `whsec_…`; each account has its own. */
  webhookSecret: string;
  /** The account whose events we take, `acct_…`. */
  account: string;
  /** Whether real money moves: events of the other mode are refused. */
  isLive: boolean;
  /** In production the base URL must be https. */
  isProduction: boolean;
  baseUrl?: string;
  deadlineMs?: number;
  clock?: Clock;
  breaker?: CircuitBreaker;
}

/** Throws where the key is not of the mode that it is configured for, so that no test key takes gifts in production. */
export function checkStripeConfig({ id, secretKey, isLive }: StripeConfig): void {
  const mode = isLive ? 'live' : 'test';
  if (!new RegExp(`^[rs]k_${mode}_\\w+$`).test(secretKey))
    throw new TypeError(`the key of ${id} must be a ${mode} key`);
}
