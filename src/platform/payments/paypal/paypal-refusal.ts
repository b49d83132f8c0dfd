import type { ProviderId } from '#core/payment-providers.ts';
import { ProviderRefused } from '../provider-errors.ts';
import type { FailureReason } from '../provider.ts';

const failures = new Map<string, FailureReason>([
  ['INSTRUMENT_DECLINED', 'declined'],
  ['TRANSACTION_REFUSED', 'declined'],
  ['TRANSACTION_BLOCKED_BY_PAYEE', 'declined'],
  ['PAYER_CANNOT_PAY', 'declined'],
  ['PAYER_ACCOUNT_RESTRICTED', 'declined'],
  ['PAYER_ACCOUNT_LOCKED_OR_CLOSED', 'declined'],
  ['CARD_EXPIRED', 'expired_method'],
  // The payer has taken her agreement back since.
  ['TOKEN_ID_NOT_FOUND', 'expired_method'],
  ['AGREEMENT_ALREADY_CANCELLED', 'expired_method'],
  ['PAYER_ACTION_REQUIRED', 'authentication_required'],
]);

/** A refusal of PayPal, with its word for the reason. */
export class PaypalRefused extends ProviderRefused {
  readonly status: number;
  readonly issue: string;
  constructor(provider: ProviderId, status: number, issue: string) {
    super(provider, failures.get(issue) ?? 'other', `status ${status}, ${issue}`);
    this.status = status;
    this.issue = issue;
  }
}

/** Whether PayPal refused for one of these reasons. */
export function isRefusedFor(error: unknown, issues: readonly string[]): boolean {
  return error instanceof PaypalRefused && issues.includes(error.issue);
}
