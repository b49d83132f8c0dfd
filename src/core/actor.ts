import type { SessionId, UserId } from './ids.ts';
import { SignInRequired } from './refusals.ts';

/** What an account costs (spec §4): free, standard (shown as Value), premium, complimentary. */
export type Plan = 'free' | 'standard' | 'premium' | 'complimentary';

/** Spec §6; `new` until chosen, `home` is a family member. */
export const roles = ['parent', 'home', 'educator', 'student', 'new', 'learner', 'invited'] as const;
export type Role = (typeof roles)[number];

export interface Visitor {
  kind: 'visitor';
}

/** Somebody signed in, as read with the session: enough for every policy, no more. */
export interface Member {
  kind: 'member';
  userId: UserId;
  sessionId: SessionId;
  role: Role;
  plan: Plan;
  trialEndsAt: Date | undefined;
  createdAt: Date;
  /** Films alone and no game: nothing is awarded (spec §5). */
  classicMode: boolean;
  /** How long she may learn at a screen each day; undefined is without a limit. */
  minutesPerDay: number | undefined;
  /** The id of the city whose calendar she has chosen to keep (core/places.ts). */
  place: string | undefined;
  /** Courses that are open to her whatever her plan (spec §3). */
  courseIds: readonly string[];
  admin: boolean;
  /** Whether this session was opened with a second factor too; what is an administrator's alone asks for it. */
  tookSecondStep: boolean;
  /** A minor whose guardian has not yet approved. */
  awaitingGuardian: boolean;
}

export type Actor = Visitor | Member;

export const visitor: Visitor = { kind: 'visitor' };

/** Who asks; refuses a visitor. */
export function signedIn({ actor }: { actor: Actor }): Member {
  if (actor.kind === 'visitor') throw new SignInRequired();
  return actor;
}
