import type { Role } from '#core/actor.ts';

/** What decides whether a minor's account can enter a family as it is. */
interface Account {
  role: Role;
  minor: boolean;
  /** She signs in with an address of her own; a student with a card has none, and her teacher answers for her account. */
  hasAddress: boolean;
  /** Its owner has asked to have it erased. */
  givenUp: boolean;
}

/** The role that a minor gets back when she leaves the family again; undefined if she cannot be taken in. */
export function roleToKeep({ role, minor, hasAddress, givenUp }: Account): 'learner' | 'student' | undefined {
  if (!minor || !hasAddress || givenUp) return undefined;
  if (role === 'student') return 'student';
  // A minor who has not chosen yet could choose nothing else.
  return role === 'learner' || role === 'new' ? 'learner' : undefined;
}
