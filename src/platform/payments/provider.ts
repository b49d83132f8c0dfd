import type { Locale } from '#core/locale.ts';
import type { Money } from '#core/money.ts';
import type { ProviderId } from '#core/payment-providers.ts';

/*
 * The port to those who take money. An adapter translates and verifies, and keeps nothing: what must hold (one charge an
 * intent, entries that sum to zero) is decided by the feature `payments` from the facts that an adapter answers with.
 */

/** Why a payment did not come about, in words that we have messages for. */
export const failureReasons = [
  'declined',
  'insufficient_funds',
  'expired_method',
  'authentication_required',
  'cancelled',
  'other',
] as const;
export type FailureReason = (typeof failureReasons)[number];

/**
 * What a provider says about a payment; whatever is missing is not said. Facts are put together so that their order and
 * repetition make no difference: sums are totals, never increments, and each refund and dispute has its reference.
 */
export interface PaymentFacts {
  /** The provider's name for the payment. */
  reference?: string;
  /** `pledged`: a fund will decide about the grant later. */
  state?: 'pending' | 'pledged' | 'authorised' | 'captured' | 'failed' | 'expired';
  failure?: FailureReason;
  /** The payer has agreed, and the provider is at work on it. */
  agreed?: true;
  /** All that was taken for the payment. */
  captured?: Money;
  /** All that the provider keeps of it. */
  fee?: Money;
  refunds?: readonly RefundFacts[];
  disputes?: readonly DisputeFacts[];
  /** The saved way to pay, if one was asked for. */
  saved?: SavedFacts;
}

export interface RefundFacts {
  /** The provider's name for the refund. */
  reference: string;
  /** Ours, where the provider keeps it; one without was made at the provider, by hand. */
  refundId?: string;
  amount: Money;
  state: 'pending' | 'done' | 'failed';
}

export interface DisputeFacts {
  reference: string;
  amount: Money;
  state: 'open' | 'won' | 'lost';
  /** Until when evidence may be given. */
  dueAt?: Date;
}

export interface SavedFacts {
  /** What a later charge names; a secret, and stored sealed. */
  token: string;
  kind: 'card' | 'paypal';
  /** As its owner knows it: `Visa •••• 4242`. */
  label: string;
  /** The last month in which it can be charged, `2029-04`. */
  expiresIn?: string;
}

export interface BeginInput {
  /** Ours; providers know the payment by it, and keys for repeats are derived from it. */
  paymentId: string;
  amount: Money;
  /** What the payer reads at the provider, in her language. */
  description: string;
  locale: Locale;
  payer: { emailAddress?: string; name?: string };
  /** Whether the way to pay is kept for later charges without the payer. */
  saves: boolean;
  /** `later`: the amount is only set aside, and taken by `capture`. */
  captures: 'now' | 'later';
  /** Where the payer's browser comes back to, absolute. */
  returnUrl: string;
  cancelUrl: string;
  /** After this nobody can pay it any more. */
  expiresAt: Date;
  /** For a grant of a donor-advised fund: the donor's account or card there. */
  fundAccount?: string;
}

/** `redirect`: the payer goes on at the provider. `facts`: it is settled, or will be, without the payer. */
export type Begun =
  | { kind: 'redirect'; reference: string; url: string }
  | { kind: 'facts'; facts: PaymentFacts };

/** A payment by its two names; the provider's is missing while its first answer is. */
export interface PaymentNames {
  paymentId: string;
  reference: string | undefined;
  /** What was asked for: adapters compare amounts with it. */
  amount: Money;
}

export interface ChargeInput extends Omit<
  BeginInput,
  'returnUrl' | 'cancelUrl' | 'saves' | 'captures' | 'expiresAt'
> {
  token: string;
}

export interface RefundInput extends PaymentNames {
  refundId: string;
  /** How much of the payment goes back now. */
  part: Money;
}

/** A request that claims to come from a provider, as it arrived. */
export interface RawWebhook {
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

export type VerifiedWebhook =
  | {
      kind: 'genuine';
      eventId: string;
      /** The provider's name for what it is about: events of one are worked off in order. */ object: string;
      at: Date;
    }
  | { kind: 'refused'; reason: 'signature' | 'age' | 'account' | 'mode' | 'malformed' };

/** What a stored webhook says. `undefined`: nothing that concerns us. */
export interface WebhookNews {
  /** Ours, where the event has it; else the reference says which payment it is. */
  paymentId?: string;
  reference?: string;
  facts: PaymentFacts;
}

/**
 * Every call ends within ten seconds, and throws one of three errors: `ProviderRefused` (nothing was taken, and trying
 * again is no use), `ProviderAway` (nothing was sent: try again), `ProviderUnclear` (nobody knows: ask, never repeat).
 */
export interface PaymentProvider {
  readonly id: ProviderId;
  /** Whether it can charge a saved way to pay, which whatever recurs needs. */
  readonly recurs: boolean;
  /** Whether a call may be sent again under the same ids without a second effect. */
  readonly repeatable: boolean;
  /** The sites that payers are sent on to, for the security policy of our forms. */
  readonly payOrigins?: readonly string[];
  begin(input: BeginInput): Promise<Begun>;
  /** What is true about a payment now; `absent` if the provider never heard of it. */
  look(names: PaymentNames): Promise<PaymentFacts | 'absent'>;
  /** The payer's browser is back with these parameters, which prove nothing: does what is left to take the money. */
  complete(input: PaymentNames & { query: Readonly<Record<string, string>> }): Promise<PaymentFacts>;
  charge(input: ChargeInput): Promise<PaymentFacts>;
  /** Takes what was set aside. */
  capture(names: PaymentNames): Promise<PaymentFacts>;
  /** Lets go of what was set aside, or makes a page that nobody has paid at useless. */
  cancel(names: PaymentNames): Promise<PaymentFacts>;
  /** Answers with that refund among its facts. */
  refund(input: RefundInput): Promise<PaymentFacts>;
  /** Undefined where the provider sends none. */
  webhooks?: {
    /** Signature, age, account and live mode; reads no further than that needs. */
    verify(webhook: RawWebhook, now: Date): Promise<VerifiedWebhook>;
    /** What it says, from the stored body alone. */
    read(body: Buffer): WebhookNews | undefined;
  };
}

export type Providers = Partial<Record<ProviderId, PaymentProvider>>;

declare module '../ctx.ts' {
  interface Ctx {
    /** Those that this installation has keys for, or the sandbox alone. */
    providers: Providers;
  }
}
