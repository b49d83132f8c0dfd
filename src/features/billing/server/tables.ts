import type { ColumnType, Generated } from 'kysely';
import type { OpenedLevel, Plan } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import type { GrantSource } from '../contract.ts';

/** Where a plan comes from. */
export type PlanSource = 'granted' | 'demo' | 'paid' | GrantSource;

/** A plan beside someone's own, as JSON has it. */
export interface StoredGrant {
  plan: Exclude<Plan, 'free'>;
  source: GrantSource;
  startsAt: string;
  endsAt: string;
  seats?: number;
}

export interface EntitlementsTable {
  user_id: UserId;
  plan: Generated<Plan>;
  /** For a plan given for a limited time: from this instant on it is free. */
  plan_ends_at: Generated<Date | null>;
  trial_ends_at: Generated<Date | null>;
  /** Null for anyone who was never given a plan. */
  source: Generated<PlanSource | null>;
  course_ids: Generated<string[]>;
  /** By id; null without any. It is written as JSON. */
  grants: ColumnType<Record<string, StoredGrant> | null, string | null | undefined, string | null>;
  /** The people whose plans she has too. */
  shared_by: Generated<UserId[]>;
}

interface OpenedCoursesTable {
  user_id: UserId;
  /** The id of what opens it. */
  through: string;
  course_id: string;
  level: OpenedLevel;
}

export interface PlanChangesTable {
  id: string;
  user_id: UserId;
  changed_at: Date;
  plan: Plan;
  ends_at: Date | null;
  source: PlanSource;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    entitlements: EntitlementsTable;
    plan_changes: PlanChangesTable;
    opened_courses: OpenedCoursesTable;
  }
}
