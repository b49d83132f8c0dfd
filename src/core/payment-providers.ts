import type { Currency } from './money.ts';

/** Who takes the money (spec §9), and the sandbox that stands in for all of them outside production. */
export const providerIds = [
  'stripe-us',
  'stripe-uk',
  'paypal-us',
  'paypal-uk',
  'yaad',
  'donors-fund',
  'aac',
  'ojc',
  'sandbox',
] as const;
export type ProviderId = (typeof providerIds)[number];

export function isProviderId(text: string): text is ProviderId {
  return (providerIds as readonly string[]).includes(text);
}

/** What the payer chooses (spec §9). */
export const paymentMethods = ['creditOrDebit', 'paypal', 'yaad', 'donors-fund', 'aac', 'ojc'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** How gifts come that no provider takes: finance enters them by hand. */
export const offlineMethods = ['check', 'cash', 'transfer'] as const;
export type OfflineMethod = (typeof offlineMethods)[number];

/** How a gift was given: by a way to pay, or by hand. */
export const giftMethods = [...paymentMethods, ...offlineMethods] as const;
export type GiftMethod = (typeof giftMethods)[number];

/** The organizations that receive money, each with its own books and numbers of receipts. */
export const legalEntities = ['us', 'uk', 'il'] as const;
export type LegalEntity = (typeof legalEntities)[number];

/** Whose books a currency's money is in (decisions: which provider). */
const entityOf: Record<Currency, LegalEntity> = { USD: 'us', CAD: 'us', EUR: 'us', GBP: 'uk', ILS: 'il' };

export function legalEntityOf(currency: Currency): LegalEntity {
  return entityOf[currency];
}

const providersOf: Record<LegalEntity, Partial<Record<PaymentMethod, ProviderId>>> = {
  us: { creditOrDebit: 'stripe-us', paypal: 'paypal-us', 'donors-fund': 'donors-fund', ojc: 'ojc' },
  uk: { creditOrDebit: 'stripe-uk', paypal: 'paypal-uk', aac: 'aac' },
  il: { yaad: 'yaad' },
};

/** The grants of donor-advised funds are gifts: nothing that the payer gets is paid with them. */
export const fundMethods: readonly PaymentMethod[] = ['donors-fund', 'aac', 'ojc'];

/** The ways to pay in a currency, and who takes the money for each (decisions: which provider). */
export function methodsFor(
  currency: Currency,
  { isGift }: { isGift: boolean },
): { method: PaymentMethod; provider: ProviderId }[] {
  const providers = providersOf[legalEntityOf(currency)];
  return paymentMethods.flatMap((method) => {
    const provider = providers[method];
    return provider && (isGift || !fundMethods.includes(method)) ? [{ method, provider }] : [];
  });
}
