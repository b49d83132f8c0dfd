import { z } from 'zod';
import { ProviderAway, ProviderRefused, ProviderUnclear } from '../provider-errors.ts';
import type { ProviderHttp } from '../provider-http.ts';
import { parseJson, readStrictly } from '../strict-answer.ts';
import type { PaypalConfig } from './paypal-config.ts';

/** Tokens are given up this long before they expire, so that none expires on its way. */
const spareSeconds = 60;

const answered = z.object({
  access_token: z.string().regex(/^[\w.~+/=-]{1,2000}$/),
  expires_in: z.int().min(0),
});

export interface AccessTokens {
  /** The one in force; requests that come while a new one is on its way share it. */
  get(): Promise<string>;
  /** Gives up a token that was refused. */
  drop(token: string): void;
}

type Options = Pick<PaypalConfig, 'id' | 'clientId' | 'clientSecret'> & {
  http: ProviderHttp;
  now: () => Date;
};

/** OAuth access tokens by client credentials. Without one nothing was sent, so that failing to get one is `ProviderAway`. */
export function createAccessTokens({ id, clientId, clientSecret, http, now }: Options): AccessTokens {
  let kept: { token: string; until: number } | undefined;
  let coming: Promise<string> | undefined;

  async function fetchToken(): Promise<string> {
    const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const { status, body } = await http.send({
      method: 'POST',
      path: '/v1/oauth2/token',
      headers: {
        accept: 'application/json',
        authorization: `Basic ${credentials}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    if (status === 401 || status === 403)
      throw new ProviderRefused(id, 'other', 'it does not know our credentials');
    if (status !== 200) throw new ProviderAway(id, `no access token, status ${status}`);
    const { access_token: token, expires_in: seconds } = readStrictly(id, answered, parseJson(body));
    kept = { token, until: now().getTime() + (seconds - spareSeconds) * 1000 };
    return token;
  }

  async function renew(): Promise<string> {
    try {
      return await fetchToken();
    } catch (error) {
      if (error instanceof ProviderUnclear) throw new ProviderAway(id, 'no access token could be had');
      throw error;
    } finally {
      coming = undefined;
    }
  }

  return {
    get() {
      if (kept && now().getTime() < kept.until) return Promise.resolve(kept.token);
      return (coming ??= renew());
    },
    drop(token) {
      if (kept?.token === token) kept = undefined;
    },
  };
}
