import { generateKeyPairSync, sign } from 'node:crypto';
import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createGoogle } from '#platform/sign-in-with/google.ts';
import type { IdentityProvider } from '#platform/sign-in-with/identity-provider.ts';

/** The provider's claims about the user who signs in there; a test changes them. */
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
  /** Whether its identities are signed with a key that is not its own. */
  forges: boolean;
  /** Goes where the browser was sent; returns the query it comes back with. */
  consent(location: string): Promise<string>;
}

/** An OpenID provider on this machine, for the tests of a file. */
export function useOpenIdServer(): OpenIdServer {
  const server = new OAuth2Server();
  const current: OpenIdServer = {
    provider: undefined as unknown as IdentityProvider,
    claims: { sub: '' },
    issuer: '',
    forges: false,
    async consent(location) {
      const answer = await fetch(location, { redirect: 'manual' });
      return new URL(answer.headers.get('location') ?? '').search.slice(1);
    },
  };
  beforeAll(async () => {
    await server.issuer.keys.generate('RS256');
    await server.start(0, '127.0.0.1');
    current.issuer = server.issuer.url ?? '';
    // As Google does: the secret is sent along, and every answer names its issuer.
    server.service.on('beforeWellKnownOpenIdConfiguration', ({ body }: { body: Record<string, unknown> }) =>
      Object.assign(body, { token_endpoint_auth_methods_supported: ['client_secret_post'] }),
    );
    server.service.on('beforeTokenSigning', ({ payload }: { payload: object }) =>
      Object.assign(payload, current.claims),
    );
    server.service.on('beforeResponse', ({ body }: { body: Record<string, unknown> }) => {
      if (current.forges) body['id_token'] = forge(String(body['id_token']));
    });
  });
  beforeEach(() => {
    current.forges = false;
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

/** The same identity, signed with another key of the same kind. */
function forge(token: string): string {
  const signed = token.split('.').slice(0, 2).join('.');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
}
