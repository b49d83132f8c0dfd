export const providerNames = ['google', 'facebook'] as const;
export type ProviderName = (typeof providerNames)[number];

/** The secrets of one journey to a provider and back, made anew each time and known to this browser alone. */
export interface Trip {
  state: string;
  nonce: string;
  /** Of PKCE: who brings back the code must also know this. */
  verifier: string;
}

/** Who somebody is to a provider. */
export interface Identity {
  /** Stays the same for ever, whatever becomes of the address. */
  subject: string;
  emailAddress: string | undefined;
  /** Whether the provider vouches that the address is hers. */
  verified: boolean;
  firstName: string;
  lastName: string;
}

/** Another service that knows who somebody is. */
export interface IdentityProvider {
  /** The origin the browser is sent to, for the content security policy; known without asking. */
  readonly origin: string;
  /** Where to send the browser. Throws TripFailed when the provider cannot be reached. */
  depart(trip: Trip): Promise<URL>;
  /** Who came back with this query. Throws TripFailed. */
  arrive(trip: Trip, query: string): Promise<Identity>;
}

export type IdentityProviders = Partial<Record<ProviderName, IdentityProvider>>;

/** `denied`: the person said no there. `refused`: not the answer to this trip. `unavailable`: the provider did not answer. */
export class TripFailed extends Error {
  override readonly name = 'TripFailed';
  readonly reason: 'denied' | 'refused' | 'unavailable';
  constructor(reason: TripFailed['reason'], cause?: unknown) {
    super(`the trip to the identity provider failed: ${reason}`, { cause });
    this.reason = reason;
  }
}
