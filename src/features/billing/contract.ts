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
