import type { UserId } from '#core/ids.ts';
import type { FamilyId } from '#features/families/members/contract.ts';

interface FamilyCodesTable {
  family_id: FamilyId;
  code: string;
  made_at: Date;
}

interface FamilyPicturesTable {
  user_id: UserId;
  /** The hash of her three pictures, encrypted: there are so few that a stolen hash would tell them. */
  sealed_hash: string;
  chosen_at: Date;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    family_codes: FamilyCodesTable;
    family_pictures: FamilyPicturesTable;
  }
}
