import type { SessionId, UserId } from './ids.ts';

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
  admin: boolean;
  /** A minor whose guardian has not yet approved. */
  awaitingGuardian: boolean;
}

export type Actor = Visitor | Member;

export const visitor: Visitor = { kind: 'visitor' };
