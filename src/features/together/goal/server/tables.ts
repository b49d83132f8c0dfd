import type { UserId } from '#core/ids.ts';

interface FamilyGoalsTable {
  family_id: string;
  stories: number;
  set_by: UserId | null;
  set_at: Date;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    family_goals: FamilyGoalsTable;
  }
}
