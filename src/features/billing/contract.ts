import type { OpenedCourses, Plan } from '#core/actor.ts';

/** What someone is entitled to at an instant. */
export interface Entitlements {
  /** In force: free once a plan given for a time has expired. */
  plan: Plan;
  /** The instant at which the plan expires, unless it is free or has no end. */
  planEndsAt: Date | undefined;
  trialEndsAt: Date | undefined;
  /** Courses that are open to her whatever her plan (spec §3). */
  courseIds: readonly string[];
  /** Courses that others' plans open to her, as a seat in a class does; missing without any. */
  openedCourses?: OpenedCourses;
}

/** Where a plan comes from that stands beside someone's own. */
export type GrantSource = 'gift' | 'scholarship' | 'license';

/** A plan that stands beside someone's own from one instant to another. */
export interface Grant {
  plan: Exclude<Plan, 'free'>;
  source: GrantSource;
  startsAt: Date;
  endsAt: Date;
  /** How many seats she has by it, instead of those of the plan. */
  seats?: number | undefined;
}
