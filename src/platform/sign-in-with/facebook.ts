import { ArcticFetchError, Facebook } from 'arctic';
import * as z from 'zod';
import { OAuthFlowFailed, type Identity, type IdentityProvider } from './identity-provider.ts';

export interface FacebookSettings {
  clientId: string;
  clientSecret: string;
  /** Where Facebook sends the browser back to. */
  returnTo: string;
}

const profileAddress = 'https://graph.facebook.com/me?fields=id,first_name,last_name,email';
const waitMilliseconds = 5_000;

const Profile = z.object({
  id: z.string(),
  email: z.string().optional(),
  first_name: z.string().default(''),
  last_name: z.string().default(''),
});

/**
 * Facebook's variant of OAuth: a code in exchange for our secret, without PKCE and nonce, so only the state ties the answer
 * to the flow. It does not vouch for addresses, so none of them counts as verified.
 */
export function createFacebook({ clientId, clientSecret, returnTo }: FacebookSettings): IdentityProvider {
  const client = new Facebook(clientId, clientSecret, returnTo);
  return {
    origin: 'https://www.facebook.com',
    buildAuthorizationUrl: ({ state }) =>
      Promise.resolve(client.createAuthorizationURL(state, ['email', 'public_profile'])),
    async readCallback(flow, query) {
      const answer = new URLSearchParams(query);
      if (answer.get('state') !== flow.state) throw new OAuthFlowFailed('refused');
      if (answer.get('error') === 'access_denied') throw new OAuthFlowFailed('denied');
      const code = answer.get('code');
      if (!code) throw new OAuthFlowFailed('refused');
      try {
        const tokens = await client.validateAuthorizationCode(code);
        return await readProfile(tokens.accessToken());
      } catch (error) {
        const didNotAnswer = error instanceof ArcticFetchError || error instanceof TypeError;
        throw new OAuthFlowFailed(didNotAnswer ? 'unavailable' : 'refused', error);
      }
    },
  };
}

async function readProfile(accessToken: string): Promise<Identity> {
  const response = await fetch(profileAddress, {
    headers: { authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(waitMilliseconds),
  });
  const profile = Profile.parse(await response.json());
  return {
    subject: profile.id,
    emailAddress: profile.email,
    verified: false,
    firstName: profile.first_name,
    lastName: profile.last_name,
  };
}
