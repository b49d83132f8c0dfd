import type { AccessLevel, LockReason } from '../contract.ts';

/** The message that says in a word or two why an item is closed. */
export const lockMessages: Record<LockReason, string> = {
  sign_in_required: 'learning.lockWord.signIn',
  restricted_free: 'learning.lockWord.plan',
  upgrade_required: 'learning.lockWord.plan',
  premium_required: 'learning.lockWord.premium',
  coming_soon: 'learning.lockWord.later',
  guardian_approval_required: 'learning.lockWord.guardian',
};

const closedByPlan: Partial<Record<AccessLevel, LockReason>> = {
  paid: 'upgrade_required',
  premium: 'premium_required',
};

/** The reason to show: nobody is sent to sign in for something that would still be closed. */
export function reasonBeyondSigningIn(reason: LockReason, access: AccessLevel): LockReason {
  return reason === 'sign_in_required' ? (closedByPlan[access] ?? reason) : reason;
}
