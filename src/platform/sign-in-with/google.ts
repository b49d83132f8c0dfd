import * as oidc from 'openid-client';
import {
  OAuthFlowFailed,
  type Identity,
  type IdentityProvider,
  type OAuthFlow,
} from './identity-provider.ts';

export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  /** Google's own issuer, or another OpenID provider's. */
  issuer: string;
  /** Where the provider sends the browser back to. */
  returnTo: string;
}

const waitSeconds = 5;

/** Any OpenID provider, by the standard: its endpoints and keys are discovered on first use. */
export function createGoogle(settings: GoogleSettings): IdentityProvider {
  const issuer = new URL(settings.issuer);
  let discovered: Promise<oidc.Configuration> | undefined;

  const configuration = async () => {
    discovered ??= oidc.discovery(issuer, settings.clientId, settings.clientSecret, undefined, {
      timeout: waitSeconds,
      execute: [
        // The identity is only as trustworthy as its signature, whatever connection it came over.
        oidc.enableNonRepudiationChecks,
        // Only ever true of a provider on this very machine: the settings refuse any other.
        // oxlint-disable-next-line typescript/no-deprecated -- the library marks it so to be noticed
        ...(issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
      ],
    });
    try {
      return await discovered;
    } catch (error) {
      discovered = undefined;
      throw new OAuthFlowFailed('unavailable', error);
    }
  };

  return {
    origin: issuer.origin,
    async buildAuthorizationUrl({ state, nonce, verifier }) {
      return oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: settings.returnTo,
        scope: 'openid email profile',
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      });
    },
    async readCallback(flow, query) {
      const config = await configuration();
      try {
        return toIdentity(await exchange(config, flow, new URL(`?${query}`, settings.returnTo)));
      } catch (error) {
        throw toFailure(error);
      }
    },
  };
}

async function exchange(config: oidc.Configuration, flow: OAuthFlow, callback: URL): Promise<oidc.IDToken> {
  const tokens = await oidc.authorizationCodeGrant(config, callback, {
    pkceCodeVerifier: flow.verifier,
    expectedState: flow.state,
    expectedNonce: flow.nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new OAuthFlowFailed('refused');
  return claims;
}

function toIdentity(claims: oidc.IDToken): Identity {
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : '');
  return {
    subject: claims.sub,
    emailAddress: text('email') || undefined,
    verified: claims['email_verified'] === true,
    firstName: text('given_name'),
    lastName: text('family_name'),
  };
}

function toFailure(error: unknown): OAuthFlowFailed {
  if (error instanceof OAuthFlowFailed) return error;
  if (error instanceof oidc.AuthorizationResponseError) {
    return new OAuthFlowFailed(error.error === 'access_denied' ? 'denied' : 'refused', error);
  }
  const didNotAnswer =
    error instanceof oidc.ClientError && /TIMEOUT|RESPONSE_IS_NOT_CONFORM/.test(error.code ?? '');
  return new OAuthFlowFailed(didNotAnswer || error instanceof TypeError ? 'unavailable' : 'refused', error);
}
