export const providerNames = ['google', 'facebook'] as const;
export type ProviderName = (typeof providerNames)[number];

/** The secrets of one round trip to a provider, generated again each time and known to this browser alone. */
export interface Trip {
  state: string;
  nonce: string;
  /** The PKCE verifier: whoever redeems the code must also know it. */
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
  /** Where to send the browser. Throws TripFailed when the provider cannot be reached. */
  depart(trip: Trip): Promise<URL>;
  /** The user who came back with this query. Throws TripFailed. */
  arrive(trip: Trip, query: string): Promise<Identity>;
}

export type IdentityProviders = Partial<Record<ProviderName, IdentityProvider>>;

/** `denied`: the user declined there. `refused`: not the answer to this trip. `unavailable`: the provider did not answer. */
export class TripFailed extends Error {
  override readonly name = 'TripFailed';
  readonly reason: 'denied' | 'refused' | 'unavailable';
  constructor(reason: TripFailed['reason'], cause?: unknown) {
    super(`the trip to the identity provider failed: ${reason}`, { cause });
    this.reason = reason;
  }
}
