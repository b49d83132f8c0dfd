import * as z from 'zod';

const text = z.string().min(1);
const address = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

/** The settings of payments and their providers; part of the settings of the process, and of the README's table. */
export const paymentSettings = {
  PAYMENTS: z.enum(['sandbox', 'live']).optional(),
  STRIPE_URL: address.default('https://api.stripe.com'),
  STRIPE_US_SECRET_KEY: text.optional(),
  STRIPE_US_WEBHOOK_SECRET: text.optional(),
  STRIPE_US_ACCOUNT: text.optional(),
  STRIPE_UK_SECRET_KEY: text.optional(),
  STRIPE_UK_WEBHOOK_SECRET: text.optional(),
  STRIPE_UK_ACCOUNT: text.optional(),
  PAYPAL_URL: address.default('https://api-m.paypal.com'),
  PAYPAL_US_CLIENT_ID: text.optional(),
  PAYPAL_US_CLIENT_SECRET: text.optional(),
  PAYPAL_US_WEBHOOK_ID: text.optional(),
  PAYPAL_UK_CLIENT_ID: text.optional(),
  PAYPAL_UK_CLIENT_SECRET: text.optional(),
  PAYPAL_UK_WEBHOOK_ID: text.optional(),
  YAAD_URL: address.default('https://pay.hyp.co.il/p'),
  YAAD_MASOF: text.optional(),
  YAAD_KEY: text.optional(),
  YAAD_PASSP: text.optional(),
  DONORS_FUND_URL: address.default('https://api.thedonorsfund.org/thedonorsfund/integration'),
  DONORS_FUND_KEY: text.optional(),
  DONORS_FUND_TOKEN: text.optional(),
  DONORS_FUND_TAX_ID: text.optional(),
  DONORS_FUND_ACCOUNT: text.optional(),
  OJC_URL: address.default('https://api.ojcfund.org:3391/api'),
  OJC_USER: text.optional(),
  OJC_PASSWORD: text.optional(),
  OJC_KEY: text.optional(),
  AAC_URL: address.optional(),
  AAC_KEY: text.optional(),
};
