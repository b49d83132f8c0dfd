import { Stripe } from 'stripe';
import { createProviderHttp } from '../provider-http.ts';
import type { HttpAnswer } from '#platform/http-client/read-answer.ts';
import { parseJson } from '../strict-answer.ts';
import type { StripeConfig } from './stripe-config.ts';

type SdkOptions = NonNullable<ConstructorParameters<typeof Stripe>[1]>;
type SdkHttp = NonNullable<SdkOptions['httpClient']>;

/** Stripe's SDK over our bounded client: it encodes requests and names versions, and sends each request once. */
export function createStripeClient(config: StripeConfig): Stripe {
  return new Stripe(config.secretKey, {
    httpClient: createSdkHttp(config),
    maxNetworkRetries: 0,
    // Numbers about our requests, and the machine they come from, are no concern of theirs.
    telemetry: false,
  });
}

/*
 * The errors of our client carry no code of a closed connection on purpose: the SDK would send the request again, however
 * few repeats it is allowed.
 */
function createSdkHttp(config: StripeConfig): SdkHttp {
  const { id, isProduction, baseUrl = 'https://api.stripe.com', deadlineMs, breaker } = config;
  const http = createProviderHttp({
    id,
    baseUrl,
    isProduction,
    ...(deadlineMs !== undefined && { deadlineMs }),
    ...(breaker && { breaker }),
  });
  return {
    getClientName: () => 'lamed',
    async makeRequest(_host, _port, path, method, headers, requestData) {
      const isPost = method === 'POST';
      const answer = await http.send({
        method: isPost ? 'POST' : 'GET',
        path,
        headers: plainHeaders(headers),
        ...(isPost && { body: requestData }),
        isAnswer,
      });
      return {
        getStatusCode: () => answer.status,
        getHeaders: () => ({ ...answer.headers }),
        getRawResponse: () => ({}),
        toStream: () => undefined,
        toJSON: async () => parseJson(answer.body),
      };
    },
  };
}

/** An object without an error, or with one and a status that says so: the SDK takes whatever has no error for success. */
function isAnswer({ status, body }: HttpAnswer): boolean {
  const value = parseJson(body);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const error: unknown = 'error' in value ? value.error : undefined;
  return status < 300 ? error === undefined : status >= 400 && typeof error === 'object' && error !== null;
}

/** The client counts the bytes itself. */
function plainHeaders(headers: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name.toLowerCase() === 'content-length' ? [] : [[name, String(value)]],
    ),
  );
}
