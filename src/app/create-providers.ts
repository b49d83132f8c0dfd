import type { Config } from '../platform/config.ts';
import { createProviderHttp } from '../platform/payments/provider-http.ts';
import type { ProviderConfigs } from '../platform/payments/provider-config.ts';
import type { PaymentProvider, Providers } from '../platform/payments/provider.ts';
import { loopbackOf } from '../platform/payments/sandbox/sandbox-host.ts';
import { deriveSandboxKeys } from '../platform/payments/sandbox/sandbox-keys.ts';

type LiveId = keyof ProviderConfigs;

/** The adapters of the providers that are configured; each is loaded only then, since Stripe's SDK alone takes memory. */
export async function createProviders(config: Config): Promise<Providers> {
  const { payments } = config;
  if (payments.mode === 'none') return {};
  if (payments.mode === 'sandbox') {
    const { createSandbox } = await import('../platform/payments/sandbox/sandbox-provider.ts');
    const http = createProviderHttp({ id: 'sandbox', baseUrl: loopbackOf(config), isProduction: false });
    return { sandbox: createSandbox({ http, ...deriveSandboxKeys(config.secret) }) };
  }
  const { isProduction, providers } = payments;
  const ids = Object.keys(providers) as LiveId[];
  const made = await Promise.all(
    ids.map(async (id) => [id, await createLive(id, providers, isProduction)] as const),
  );
  return Object.fromEntries(made);
}

async function createLive(
  id: LiveId,
  providers: ProviderConfigs,
  isProduction: boolean,
): Promise<PaymentProvider | undefined> {
  switch (id) {
    case 'stripe-us':
    case 'stripe-uk': {
      const { createStripe } = await import('../platform/payments/stripe/stripe.ts');
      const { url, ...keys } = given(providers[id]);
      return createStripe({
        id,
        ...keys,
        baseUrl: url,
        isProduction,
        isLive: keys.secretKey.includes('_live_'),
      });
    }
    case 'paypal-us':
    case 'paypal-uk': {
      const { createPaypal } = await import('../platform/payments/paypal/paypal.ts');
      const { url, ...keys } = given(providers[id]);
      return createPaypal({ id, ...keys, baseUrl: url, isProduction, isLive: !url.includes('sandbox') });
    }
    case 'yaad': {
      const { createYaad } = await import('../platform/payments/yaad/yaad.ts');
      return createYaad({ ...given(providers.yaad), isProduction });
    }
    default: {
      const { createGrantFund } = await import('../platform/payments/grants/grant-fund.ts');
      return createGrantFund(await protocolOf(id, providers), { isProduction });
    }
  }
}

async function protocolOf(id: 'donors-fund' | 'ojc' | 'aac', providers: ProviderConfigs) {
  switch (id) {
    case 'donors-fund': {
      const { donorsFund } = await import('../platform/payments/grants/donors-fund.ts');
      return donorsFund(given(providers['donors-fund']));
    }
    case 'ojc': {
      const { ojc } = await import('../platform/payments/grants/ojc.ts');
      return ojc(given(providers.ojc));
    }
    case 'aac': {
      const { aac } = await import('../platform/payments/grants/aac.ts');
      return aac(given(providers.aac));
    }
  }
}

function given<T>(config: T | undefined): T {
  if (config === undefined) throw new TypeError('a provider is made of its configuration');
  return config;
}
