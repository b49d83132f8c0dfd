import type { UserId } from '#core/ids.ts';
import type { FamilyId } from '#features/families/members/contract.ts';

interface FamilyInvitesTable {
  id: string;
  family_id: FamilyId;
  kind: 'guardian' | 'watcher';
  email_address: string;
  email_key: string;
  invited_by: UserId;
  created_at: Date;
  sent_at: Date;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    family_invites: FamilyInvitesTable;
  }
}
