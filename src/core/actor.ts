import type { SessionId, UserId } from './ids.ts';
import type { CategoryRules } from './kept-categories.ts';
import type { Staff } from './permissions.ts';
import type { RestrictionRule } from './plan-rules.ts';
import { SignInRequired } from './refusals.ts';

/** What an account costs (spec §4): free, standard (shown as Value), premium, complimentary. */
export type Plan = 'free' | 'standard' | 'premium' | 'complimentary';

/** Spec §6; `new` until chosen, `home` is a family member. */
export const roles = ['parent', 'home', 'educator', 'student', 'new', 'learner', 'invited'] as const;
export type Role = (typeof roles)[number];

export interface Visitor {
  kind: 'visitor';
}

/** A signed-in user, as read with the session: enough for every policy, no more. */
export interface Member {
  kind: 'member';
  userId: UserId;
  sessionId: SessionId;
  role: Role;
  plan: Plan;
  trialEndsAt: Date | undefined;
  createdAt: Date;
  /** When free accounts become restricted, if the site has its own rule. */
  restriction?: RestrictionRule;
  /** Films only, no games: no points are awarded (spec §5). */
  classicMode: boolean;
  /** Her daily screen time limit; undefined is no limit. */
  minutesPerDay: number | undefined;
  /** For a child of a family: which categories of courses she sees. */
  categoryRules?: CategoryRules;
  /** The id of the city whose calendar she has chosen to follow (core/places.ts). */
  place: string | undefined;
  /** Courses that are open to her whatever her plan (spec §3). */
  courseIds: readonly string[];
  /** Courses that a seat in a class opens to her, each up to the level of its teacher's plan; missing without any. */
  openedCourses?: OpenedCourses;
  admin: boolean;
  /** What an administrator has granted her; administrators need no grant. */
  staff: Staff | undefined;
  /** Whether this session was opened with a second factor too; the administration requires it. */
  tookSecondStep: boolean;
  /** A minor whose guardian has not yet approved. */
  awaitingGuardian: boolean;
  /** Since when an administrator has had the account count as a restricted free one, whatever its plan. */
  restrictedSince?: Date | undefined;
  /** Set where an administrator looks at the product as this person sees it: nothing may be changed. */
  viewing?: Viewing | undefined;
}

/** By course, what is open in it: what takes a plan, or also what takes premium. */
export type OpenedCourses = Readonly<Record<string, OpenedLevel>>;
export type OpenedLevel = 'paid' | 'premium';

/** Looking at the product as another person does, for a limited time. */
export interface Viewing {
  id: string;
  viewerId: UserId;
  until: Date;
}

export type Actor = Visitor | Member;

export const visitor: Visitor = { kind: 'visitor' };

/** The caller; refuses a visitor. */
export function signedIn({ actor }: { actor: Actor }): Member {
  if (actor.kind === 'visitor') throw new SignInRequired();
  return actor;
}
