import type { Generated } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { FamilyId, MemberColor } from '../contract.ts';

interface FamiliesTable {
  id: FamilyId;
  siblings_may_swap: boolean;
  created_at: Date;
}

interface FamilyGuardiansTable {
  family_id: FamilyId;
  user_id: UserId;
  kind: 'guardian' | 'watcher';
  is_first: boolean;
  joined_at: Date;
}

interface FamilyMembersTable {
  user_id: UserId;
  family_id: FamilyId;
  color: MemberColor;
  position: number;
  /** The role of an account that was hers before she entered the family, and that she gets back with it; null if the family made it. */
  role_before: Generated<'learner' | 'student' | null>;
  added_by: UserId | null;
  created_at: Date;
}

interface FamilyPinsTable {
  user_id: UserId;
  pin_hash: string;
  set_at: Date;
}

interface FamilyDevicesTable {
  id: string;
  token_hash: Buffer;
  family_id: FamilyId;
  siblings_may_swap: boolean;
  created_at: Date;
  last_used_at: Date;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    families: FamiliesTable;
    family_guardians: FamilyGuardiansTable;
    family_members: FamilyMembersTable;
    family_pins: FamilyPinsTable;
    family_devices: FamilyDevicesTable;
  }
}
