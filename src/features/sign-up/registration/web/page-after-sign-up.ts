import { href } from '#urls.ts';

/** Where a new user goes: a minor waits, a student sees her class, everyone else sees where to begin. */
export function pageAfterSignUp(
  user: { awaitsGuardian: boolean },
  { role, classCode }: { role: string | undefined; classCode: string },
): string {
  if (user.awaitsGuardian) return href('joinPending');
  return role === 'student' ? href('joinClass', { classCode }) : href('signupSuccess');
}
