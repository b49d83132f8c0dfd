export const providerNames = ['google', 'facebook'] as const;
export type ProviderName = (typeof providerNames)[number];

/** The secrets of one OAuth flow, generated again each time and known to this browser alone. */
export interface OAuthFlow {
  state: string;
  nonce: string;
  /** The PKCE verifier: the code can be redeemed only with it. */
  verifier: string;
}

/** A user's identity at a provider. */
export interface Identity {
  /** Stays the same forever, even if the address changes. */
  subject: string;
  emailAddress: string | undefined;
  /** Whether the provider vouches that the address is hers. */
  verified: boolean;
  firstName: string;
  lastName: string;
}

/** An external service that identifies users. */
export interface IdentityProvider {
  /** The origin that the browser is sent to, for the content security policy; known without a request. */
  readonly origin: string;
  /** Where to send the browser. Throws OAuthFlowFailed when the provider cannot be reached. */
  buildAuthorizationUrl(flow: OAuthFlow): Promise<URL>;
  /** The user who came back with this query. Throws OAuthFlowFailed. */
  readCallback(flow: OAuthFlow, query: string): Promise<Identity>;
}

export type IdentityProviders = Partial<Record<ProviderName, IdentityProvider>>;

/** `denied`: the user declined there. `refused`: not the answer to this flow. `unavailable`: the provider did not answer. */
export class OAuthFlowFailed extends Error {
  override readonly name = 'OAuthFlowFailed';
  readonly reason: 'denied' | 'refused' | 'unavailable';
  constructor(reason: OAuthFlowFailed['reason'], cause?: unknown) {
    super(`the OAuth flow failed: ${reason}`, { cause });
    this.reason = reason;
  }
}
