import { href } from '../../../../urls.ts';
import type { SignUpInput } from '../../contract.ts';

/** Where who has just signed up goes: a minor waits, a student sees her class, the others see what to begin with. */
export function pageAfterSignUp(
  user: { awaitsGuardian: boolean },
  { classCode }: Partial<SignUpInput>,
): string {
  if (user.awaitsGuardian) return href('joinPending');
  return classCode === undefined ? href('signupSuccess') : href('joinClass', { classCode: classCode.trim() });
}
