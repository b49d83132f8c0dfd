import type { Actor, Member } from '../../../../core/actor.ts';
import { SignInRequired } from '../../../../core/refusals.ts';

/** Who asks; refuses a visitor. */
export function signedIn({ actor }: { actor: Actor }): Member {
  if (actor.kind === 'visitor') throw new SignInRequired();
  return actor;
}
