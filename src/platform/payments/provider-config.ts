import * as z from 'zod';
import { ConfigError } from '../config-error.ts';
import { baseUrlProblem } from './base-url.ts';
import { paymentSettings } from './payment-settings.ts';
import { isPublicOrigin } from '../public-origin.ts';

const shape = z.object(paymentSettings);
type PaymentEnvironment = z.infer<typeof shape>;

export interface StripeConfig {
  url: string;
  secretKey: string;
  webhookSecret: string;
  account: string;
}

export interface PaypalConfig {
  url: string;
  clientId: string;
  clientSecret: string;
  webhookId: string;
}

/** The providers that are set up; each is there whole, or not at all. */
export interface ProviderConfigs {
  'stripe-us'?: StripeConfig;
  'stripe-uk'?: StripeConfig;
  'paypal-us'?: PaypalConfig;
  'paypal-uk'?: PaypalConfig;
  yaad?: { url: string; masof: string; key: string; passp: string };
  'donors-fund'?: { url: string; key: string; token: string; taxId: string; account: string };
  ojc?: { url: string; user: string; password: string; key: string };
  aac?: { url: string; key: string };
}

/** `sandbox`: the provider in the product, which moves no money. `live`: the real ones. `none`: nothing can be paid here. */
export type PaymentConfig =
  | { mode: 'sandbox' }
  | { mode: 'none' }
  | { mode: 'live'; isProduction: boolean; providers: ProviderConfigs };

/** Where the server runs, as far as that decides which money it may take. */
export interface Surroundings {
  publicUrl: string;
  /** Whether the database is the embedded one, which a power loss can damage. */
  isEmbedded: boolean;
}

/**
 * Reads what takes the money: unless it is said, the sandbox on one's own machine and nothing at a public address. Throws a ConfigError that names each wrong setting and repeats no value. Keys without
 * `PAYMENTS=live` are checked as well, and not used.
 */
export function readProviderConfig(
  environment: Record<string, string | undefined>,
  { publicUrl, isEmbedded }: Surroundings,
): PaymentConfig {
  const env = parse(environment);
  const isProduction = isPublicOrigin(publicUrl);
  const providers = readProviders(env, isProduction);
  if (env.PAYMENTS === undefined) return isProduction ? { mode: 'none' } : { mode: 'sandbox' };
  if (env.PAYMENTS === 'sandbox') {
    if (!isProduction) return { mode: 'sandbox' };
    throw new ConfigError(
      'PAYMENTS: the sandbox takes no money, and is refused where PUBLIC_URL is https on another machine than this; ' +
        'set PAYMENTS=live and the keys of a provider, or try it out on http://localhost',
    );
  }
  if (isEmbedded) {
    throw new ConfigError(
      'PAYMENTS: live needs a DATABASE_URL, since the embedded database can lose the last payments when the power fails',
    );
  }
  if (Object.keys(providers).length === 0) {
    throw new ConfigError(
      'PAYMENTS: live needs the keys of at least one provider, such as STRIPE_US_SECRET_KEY, STRIPE_US_WEBHOOK_SECRET ' +
        'and STRIPE_US_ACCOUNT',
    );
  }
  return { mode: 'live', isProduction, providers };
}

function parse(environment: Record<string, string | undefined>): PaymentEnvironment {
  // An empty value in a compose or env file means "not set".
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = shape.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new ConfigError(
    parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
  );
}

function readProviders(env: PaymentEnvironment, isProduction: boolean): ProviderConfigs {
  const read = <Fields extends Record<string, keyof PaymentEnvironment>>(fields: Fields) =>
    whole(env, fields, isProduction);
  const stripe = (place: 'US' | 'UK') =>
    read({
      url: 'STRIPE_URL',
      secretKey: `STRIPE_${place}_SECRET_KEY`,
      webhookSecret: `STRIPE_${place}_WEBHOOK_SECRET`,
      account: `STRIPE_${place}_ACCOUNT`,
    } as const);
  const paypal = (place: 'US' | 'UK') =>
    read({
      url: 'PAYPAL_URL',
      clientId: `PAYPAL_${place}_CLIENT_ID`,
      clientSecret: `PAYPAL_${place}_CLIENT_SECRET`,
      webhookId: `PAYPAL_${place}_WEBHOOK_ID`,
    } as const);
  return withoutMissing({
    'stripe-us': stripe('US'),
    'stripe-uk': stripe('UK'),
    'paypal-us': paypal('US'),
    'paypal-uk': paypal('UK'),
    yaad: read({ url: 'YAAD_URL', masof: 'YAAD_MASOF', key: 'YAAD_KEY', passp: 'YAAD_PASSP' }),
    'donors-fund': read({
      url: 'DONORS_FUND_URL',
      key: 'DONORS_FUND_KEY',
      token: 'DONORS_FUND_TOKEN',
      taxId: 'DONORS_FUND_TAX_ID',
      account: 'DONORS_FUND_ACCOUNT',
    }),
    ojc: read({ url: 'OJC_URL', user: 'OJC_USER', password: 'OJC_PASSWORD', key: 'OJC_KEY' }),
    aac: read({ url: 'AAC_URL', key: 'AAC_KEY' }),
  });
}

/** All settings of a provider, or undefined if none is given; half of them is a mistake that would be found only by a payer. */
function whole<Fields extends Record<string, keyof PaymentEnvironment>>(
  env: PaymentEnvironment,
  fields: Fields,
  isProduction: boolean,
): { [Field in keyof Fields]: string } | undefined {
  const names = Object.values(fields);
  const missing = names.filter((name) => env[name] === undefined);
  const given = names.filter(
    (name) => env[name] !== undefined && shape.shape[name].safeParse(undefined).data === undefined,
  );
  if (given.length === 0) return undefined;
  if (missing.length > 0)
    throw new ConfigError(`${missing.join(', ')}: needed with ${given.join(', ')}, or none of them`);
  const url = fields['url'] === undefined ? undefined : env[fields['url']];
  const problem = url === undefined ? undefined : baseUrlProblem(url, { isProduction });
  if (problem !== undefined) throw new ConfigError(`${fields['url']}: ${problem}`);
  return Object.fromEntries(Object.entries(fields).map(([field, name]) => [field, env[name]])) as {
    [Field in keyof Fields]: string;
  };
}

function withoutMissing<Parts extends object>(
  parts: Parts,
): { [Part in keyof Parts]?: NonNullable<Parts[Part]> } {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) as {
    [Part in keyof Parts]?: NonNullable<Parts[Part]>;
  };
}
