import type { Generated, JSONColumnType } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { Locale } from '#core/locale.ts';
import type { Currency } from '#core/money.ts';
import type { Act, CampaignCategory, CampaignDuration, CampaignState } from '../life/policy.ts';
import type { Milestone } from '../milestones/policy.ts';
import type { CampaignCover } from '../setup/policy.ts';

/** What a campaign is; null while it is set up. */
export interface DetailColumns {
  category: CampaignCategory;
  name: string;
  folded_name: string;
  leader_name: string;
  slug: string;
  currency: Currency;
  goal: number;
  duration: CampaignDuration;
  starts_at: Date;
  place: string;
  description: string;
  cover: CampaignCover;
}

type Nullable<Columns> = { [Name in keyof Columns]: Columns[Name] | null };

export interface CampaignsTable extends Nullable<DetailColumns> {
  id: string;
  organizer_id: UserId | null;
  state: CampaignState;
  version: Generated<number>;
  sealed_typed: string | null;
  sealed_contact: string | null;
  bonus_goal: number | null;
  ends_at: Date | null;
  end_moved: Generated<boolean>;
  gives_on_holy_days: Generated<boolean>;
  story: Generated<string>;
  film_url: string | null;
  language: Locale;
  embed_hosts: Generated<string[]>;
  has_gifts: Generated<boolean>;
  approved_at: Date | null;
  created_at: Date;
  state_at: Date;
  changed_at: Date;
  erased_at: Date | null;
  /** Whether people with an account may ask to open a team. */
  teams_asked: Generated<boolean>;
  milestones: JSONColumnType<Milestone[], string | undefined>;
}

export interface CampaignSlugsTable {
  slug: string;
  campaign_id: string | null;
  was_live: Generated<boolean>;
  taken_at: Date;
}

export interface CampaignEventsTable {
  number: Generated<number>;
  campaign_id: string;
  act: Act;
  from_state: CampaignState;
  to_state: CampaignState;
  who: string;
  reason: Generated<string>;
  at: Date;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    campaigns: CampaignsTable;
    campaign_slugs: CampaignSlugsTable;
    campaign_events: CampaignEventsTable;
  }
}
