import { href } from '#urls.ts';
import type { SignUpInput } from '#features/accounts/contract.ts';

/** Where a new user goes: a minor waits, a student sees her class, everyone else sees where to begin. */
export function pageAfterSignUp(
  user: { awaitsGuardian: boolean },
  { classCode }: Partial<SignUpInput>,
): string {
  if (user.awaitsGuardian) return href('joinPending');
  return classCode === undefined ? href('signupSuccess') : href('joinClass', { classCode: classCode.trim() });
}
