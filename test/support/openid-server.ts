import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createGoogle } from '../../src/platform/sign-in-with/google.ts';
import type { IdentityProvider } from '../../src/platform/sign-in-with/identity-provider.ts';

/** What the provider says of whoever signs in there; a test changes it. */
export interface Claims {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  nonce?: string;
  aud?: string;
}

export interface OpenIdServer {
  provider: IdentityProvider;
  claims: Claims;
  issuer: string;
  /** Goes where the browser was sent; answers the query it comes back with. */
  consent(location: string): Promise<string>;
}

/** An OpenID provider on this machine, for the tests of a file. */
export function useOpenIdServer(): OpenIdServer {
  const server = new OAuth2Server();
  const current: OpenIdServer = {
    provider: undefined as unknown as IdentityProvider,
    claims: { sub: '' },
    issuer: '',
    async consent(location) {
      const answer = await fetch(location, { redirect: 'manual' });
      return new URL(answer.headers.get('location') ?? '').search.slice(1);
    },
  };
  beforeAll(async () => {
    await server.issuer.keys.generate('RS256');
    await server.start(0, '127.0.0.1');
    current.issuer = server.issuer.url ?? '';
    // As Google does: the secret goes along, and every answer names who gave it.
    server.service.on('beforeWellKnownOpenIdConfiguration', ({ body }: { body: Record<string, unknown> }) =>
      Object.assign(body, { token_endpoint_auth_methods_supported: ['client_secret_post'] }),
    );
    server.service.on('beforeTokenSigning', ({ payload }: { payload: object }) =>
      Object.assign(payload, current.claims),
    );
  });
  beforeEach(() => {
    current.claims = {
      sub: 'google-1',
      email: 'Miriam@example.org',
      email_verified: true,
      given_name: 'Miriam',
      family_name: 'Stern',
    };
    current.provider = createGoogle({
      clientId: 'lamed',
      clientSecret: 'hidden',
      issuer: current.issuer,
      returnTo: 'http://lamed.test/login/google',
    });
  });
  afterAll(() => server.stop());
  return current;
}
