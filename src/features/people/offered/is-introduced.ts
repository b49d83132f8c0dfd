import type { UserView } from '../contract.ts';

/** Whether a user has said who she is: a full name and a role. Until then `/welcome/name` asks. */
export function isIntroduced({ firstName, lastName, role }: UserView): boolean {
  return firstName !== '' && lastName !== '' && role !== 'new';
}
