import type { Currency, Money } from '#core/money.ts';
import type { ProviderId } from '#core/payment-providers.ts';
import type { FailureReason, PaymentFacts } from '../provider.ts';
import type { ProviderRequest } from '../provider-http.ts';
import type { HttpAnswer } from '#platform/http-client/read-answer.ts';
import type { FundAccount } from './fund-account.ts';

export interface GrantRequest {
  /** Our payment, which is the fund's reference for us. */
  paymentId: string;
  amount: Money;
  donor: FundAccount;
}

/** What came of asking for a grant. `unclear`: an answer that says neither, so that nobody knows. */
export type GrantAnswer =
  | { kind: 'accepted'; reference: string }
  | { kind: 'refused'; failure: FailureReason; code: string }
  | { kind: 'unclear' };

/** How one fund is spoken to; the keys are in it. */
export interface GrantProtocol {
  id: ProviderId;
  baseUrl: string;
  currency: Currency;
  grant(request: GrantRequest): ProviderRequest;
  readGrant(answer: HttpAnswer): GrantAnswer;
  /** Only where a fund tells about a grant by its own number. */
  status?: {
    ask(reference: string): ProviderRequest;
    /** Undefined for an answer that says nothing. */
    read(answer: HttpAnswer, reference: string): PaymentFacts | undefined;
  };
}

/** The JSON of an answer; undefined if it is none. */
export function readJson({ body }: HttpAnswer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
