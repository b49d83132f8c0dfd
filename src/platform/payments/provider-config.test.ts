import { expect, test } from 'vitest';
import { ConfigError } from '../config-error.ts';
import { readProviderConfig, type Surroundings } from './provider-config.ts';

const home: Surroundings = { publicUrl: 'http://localhost:3000', isEmbedded: true };
const production: Surroundings = { publicUrl: 'https://lamed.example', isEmbedded: false };

const yaad = { YAAD_MASOF: '0010131918', YAAD_KEY: 's3cret', YAAD_PASSP: 's3cret' };
const stripe = {
  STRIPE_US_SECRET_KEY: 's3cret',
  STRIPE_US_WEBHOOK_SECRET: 's3cret',
  STRIPE_US_ACCOUNT: 'acct_1',
};
const donorsFund = {
  DONORS_FUND_KEY: 's3cret',
  DONORS_FUND_TOKEN: 's3cret',
  DONORS_FUND_TAX_ID: '123456789',
  DONORS_FUND_ACCOUNT: '7654321',
};

function refusalOf(environment: Record<string, string>, surroundings = production): string {
  try {
    readProviderConfig(environment, surroundings);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('it should have been refused');
}

test('a first try on localhost pays in the sandbox', () => {
  expect(readProviderConfig({}, home)).toEqual({ mode: 'sandbox' });
  expect(readProviderConfig({ PAYMENTS: '' }, { ...home, publicUrl: 'https://localhost:3000' })).toEqual({
    mode: 'sandbox',
  });
});

test('at a public address nothing can be paid until it is said how', () => {
  expect(readProviderConfig({}, production)).toEqual({ mode: 'none' });
});

test('keys alone take no money: that is said with PAYMENTS=live', () => {
  expect(readProviderConfig(stripe, home)).toEqual({ mode: 'sandbox' });
});

test('live has the providers whose settings are all there, at their own addresses', () => {
  const environment = { PAYMENTS: 'live', ...yaad, ...stripe, ...donorsFund };
  expect(readProviderConfig(environment, production)).toEqual({
    mode: 'live',
    isProduction: true,
    providers: {
      yaad: { url: 'https://pay.hyp.co.il/p', masof: '0010131918', key: 's3cret', passp: 's3cret' },
      'stripe-us': {
        url: 'https://api.stripe.com',
        secretKey: 's3cret',
        webhookSecret: 's3cret',
        account: 'acct_1',
      },
      'donors-fund': {
        url: 'https://api.thedonorsfund.org/thedonorsfund/integration',
        key: 's3cret',
        token: 's3cret',
        taxId: '123456789',
        account: '7654321',
      },
    },
  });
});

test('a provider can have a sandbox of its own, on this machine outside production only', () => {
  const local = { PAYMENTS: 'live', ...yaad, YAAD_URL: 'http://127.0.0.1:9000/p/' };
  const trying = { publicUrl: 'http://localhost:3000', isEmbedded: false };
  expect(readProviderConfig(local, trying)).toMatchObject({
    isProduction: false,
    providers: { yaad: { url: 'http://127.0.0.1:9000/p' } },
  });
  expect(refusalOf(local)).toBe('YAAD_URL: must be https');
});

test.each([
  [
    { STRIPE_US_SECRET_KEY: 's3cret' },
    /^STRIPE_US_WEBHOOK_SECRET, STRIPE_US_ACCOUNT: needed with STRIPE_US_SECRET_KEY/,
  ],
  [{ PAYPAL_UK_CLIENT_ID: 'a', PAYPAL_UK_WEBHOOK_ID: 'b' }, /^PAYPAL_UK_CLIENT_SECRET: needed with/],
  [{ YAAD_MASOF: '1', YAAD_KEY: 's3cret' }, /^YAAD_PASSP: needed with YAAD_MASOF, YAAD_KEY/],
  [{ AAC_URL: 'https://aac.example' }, /^AAC_KEY: needed with AAC_URL/],
  [{ AAC_KEY: 's3cret' }, /^AAC_URL: needed with AAC_KEY/],
  [{ OJC_USER: 'a', OJC_KEY: 's3cret' }, /^OJC_PASSWORD: needed with/],
])(
  'half of the settings of a provider is a mistake that says what is missing: %o',
  (environment, message) => {
    for (const surroundings of [home, production]) {
      const refusal = refusalOf(environment, surroundings);
      expect(refusal).toMatch(message);
      expect(refusal).not.toContain('s3cret');
    }
  },
);

test('live is refused on the embedded database, and without any keys', () => {
  expect(refusalOf({ PAYMENTS: 'live', ...yaad }, home)).toMatch(/^PAYMENTS: live needs a DATABASE_URL/);
  expect(refusalOf({ PAYMENTS: 'live' })).toMatch(/^PAYMENTS: live needs the keys of at least one provider/);
});

test('the sandbox is refused in production, with what to do', () => {
  expect(refusalOf({ PAYMENTS: 'sandbox' })).toMatch(
    /^PAYMENTS: the sandbox takes no money.*set PAYMENTS=live/,
  );
  expect(refusalOf({ PAYMENTS: 'sandbox', ...stripe })).toMatch(/^PAYMENTS: the sandbox takes no money/);
});

test.each([
  ['PAYMENTS', 'real'],
  ['STRIPE_URL', 'ftp://api.stripe.com'],
  ['YAAD_URL', 's3cret'],
])('a wrong %s is named', (name, value) => {
  const refusal = refusalOf({ [name]: value });
  expect(refusal).toMatch(new RegExp(`^${name}: `));
  expect(refusal).not.toContain('s3cret');
});
