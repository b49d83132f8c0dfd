import type { Generated, JSONColumnType } from 'kysely';
import type { Role } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import type { Locale } from '#core/locale.ts';
import type { Staff } from '#core/permissions.ts';
import type { PlayRate } from '#core/play-rates.ts';
import type { FrameName } from '#core/store-art-names.ts';

export interface UsersTable {
  id: UserId;
  /** Null for anyone who signs in with a card from her teacher. */
  email_address: string | null;
  email_key: string | null;
  email_verified_at: Generated<Date | null>;
  password_hash: string;
  first_name: string;
  last_name: string;
  display_name: Generated<string>;
  gender: Generated<1 | 2 | null>;
  role: Role;
  language: Locale;
  classic_mode: Generated<boolean>;
  admin: Generated<boolean>;
  staff: JSONColumnType<Staff | null, string | null | undefined, string | null>;
  birth_year: Generated<number | null>;
  country: Generated<string | null>;
  adult_from: Generated<Date | null>;
  guardian_approved_at: Generated<Date | null>;
  guardian_awaited_since: Generated<Date | null>;
  demo: Generated<boolean>;
  created_at: Date;
  avatar: Generated<string | null>;
  frame: Generated<FrameName | null>;
  place: Generated<string | null>;
  captions: Generated<boolean | null>;
  caption_language: Generated<Locale | null>;
  player_rate: Generated<PlayRate | null>;
  reduced_motion: Generated<boolean>;
  higher_contrast: Generated<boolean>;
  erase_at: Generated<Date | null>;
  phone: Generated<string | null>;
  phone_verified_at: Generated<Date | null>;
  share_notice_confirmed_at: Generated<Date | null>;
  invited_by: Generated<UserId | null>;
  minutes_per_day: Generated<number | null>;
  /** The categories of courses that her guardians keep from her. */
  hidden_categories: Generated<string[]>;
  shown_categories: Generated<string[]>;
  last_seen_at: Generated<Date | null>;
  /** Of the browser in which she was last seen; it stays when her sessions end. */
  time_zone: Generated<string | null>;
  restricted_at: Generated<Date | null>;
}

/** A view created by classes: each person's standing in each of her classes. */
interface ClassStandingsView {
  user_id: UserId;
  class_id: string;
  class_status: 'joined' | 'pending';
  awaits_guardian: boolean;
  asked_at: Date;
}

/** A view created by families: how each of their people belongs to one. A person who is in none has no row. */
interface FamilyStandingsView {
  user_id: UserId;
  belongs_as: 'guardian' | 'member' | null;
  watches: boolean;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    users: UsersTable;
    class_standings: ClassStandingsView;
    family_standings: FamilyStandingsView;
  }
}
