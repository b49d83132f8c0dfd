import type { Clock } from '#platform/clock.ts';
import type { CircuitBreaker } from '../circuit-breaker.ts';

export interface PaypalConfig {
  id: 'paypal-us' | 'paypal-uk';
  clientId: string;
  clientSecret: string;
  /** The id of the webhook's address, which is part of what PayPal signs. */
  webhookId: string;
  /** Whether real money moves; the sandbox is another host, with its own certificates. */
  isLive: boolean;
  /** In production the base URL must be https. */
  isProduction: boolean;
  baseUrl?: string;
  /** For tests: other hosts and roots of the certificates that events are signed with. */
  certificates?: { baseUrl: string; roots: readonly string[] };
  deadlineMs?: number;
  clock?: Clock;
  breaker?: CircuitBreaker;
}

export const liveHost = 'https://api-m.paypal.com';
export const sandboxHost = 'https://api-m.sandbox.paypal.com';
