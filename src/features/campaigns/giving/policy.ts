import type { GiftMethod } from '#core/payment-providers.ts';

/** What the ways to give are called, as messages; those with a name of their own have it in every language. */
export const methodTexts = {
  creditOrDebit: 'campaigns.pool.card',
  yaad: 'campaigns.method.israeliCard',
  check: 'campaigns.method.check',
  cash: 'campaigns.method.cash',
  transfer: 'campaigns.method.transfer',
} as const;

export const methodNames = {
  paypal: 'PayPal',
  'donors-fund': 'The Donors’ Fund',
  aac: 'AAC',
  ojc: 'OJC Fund',
} as const satisfies Record<Exclude<GiftMethod, keyof typeof methodTexts>, string>;
