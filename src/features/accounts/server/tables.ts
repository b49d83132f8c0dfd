import type { Generated } from 'kysely';
import type { Role } from '#core/actor.ts';
import type { AvatarName } from '#core/avatar-names.ts';
import type { SessionId, UserId } from '#core/ids.ts';
import type { LocalDate } from '#core/local-date.ts';
import type { Locale } from '#core/locale.ts';
import type { PlayRate } from '#core/play-rates.ts';

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
  birth_year: Generated<number | null>;
  country: Generated<string | null>;
  adult_from: Generated<Date | null>;
  guardian_approved_at: Generated<Date | null>;
  guardian_awaited_since: Generated<Date | null>;
  demo: Generated<boolean>;
  created_at: Date;
  avatar: Generated<AvatarName | null>;
  place: Generated<string | null>;
  captions: Generated<boolean | null>;
  caption_language: Generated<Locale | null>;
  player_rate: Generated<PlayRate | null>;
  reduced_motion: Generated<boolean>;
  higher_contrast: Generated<boolean>;
  mails_news: Generated<boolean>;
  mails_progress: Generated<boolean>;
  erase_at: Generated<Date | null>;
  phone: Generated<string | null>;
  share_notice_confirmed_at: Generated<Date | null>;
  invited_by: Generated<UserId | null>;
  minutes_per_day: Generated<number | null>;
}

interface SessionsTable {
  id: SessionId;
  user_id: UserId;
  bearer_hash: Buffer;
  cookie_hash: Buffer;
  user_agent: string;
  time_zone: Generated<string | null>;
  created_at: Date;
  last_seen_at: Date;
  second_step_at: Generated<Date | null>;
  expires_at: Date;
}

interface DigitalConsentAgesTable {
  country: string;
  age: number;
}

interface SpentTimeTable {
  user_id: UserId;
  day: LocalDate;
  zone: string | null;
  minutes: number;
  seconds: Generated<number>;
  extra_minutes: number;
  counted_until: Date;
  item_id: string | null;
}

/** A view created by classes: each person's standing in each of her classes. */
interface ClassStandingsView {
  user_id: UserId;
  class_id: string;
  class_status: 'joined' | 'pending';
  awaits_guardian: boolean;
  asked_at: Date;
}

interface AuditEntriesTable {
  id: string;
  at: Date;
  who: string;
  what: string;
  subject: string;
  why: string;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    users: UsersTable;
    sessions: SessionsTable;
    digital_consent_ages: DigitalConsentAgesTable;
    spent_time: SpentTimeTable;
    audit_entries: AuditEntriesTable;
    class_standings: ClassStandingsView;
  }
}
