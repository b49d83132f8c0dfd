import type { Generated } from 'kysely';
import type { Currency } from '#core/money.ts';
import type { CampaignCover } from '#features/campaigns/setup/policy.ts';
import type { GiftMethod } from '#core/payment-providers.ts';

export interface CampaignTeamsTable {
  id: string;
  campaign_id: string;
  parent_id: string | null;
  level: 1 | 2 | 3;
  slug: string;
  name: string;
  words: Generated<string>;
  picture: CampaignCover;
  goal: number;
  version: Generated<number>;
  created_at: Date;
  changed_at: Date;
  closed_at: Date | null;
  /** Null while the organizer has not answered someone who asked to open it. */
  opened_at: Date | null;
}

export interface CampaignGiftsTable {
  id: string;
  campaign_id: string;
  team_id: string | null;
  donation_id: string;
  donor: string;
  donor_name: string;
  folded_name: string;
  anonymity: 'named' | 'amount_hidden' | 'anonymous';
  kind: 'online' | 'offline' | 'pledge';
  method: GiftMethod;
  is_first: boolean;
  given: number;
  given_left: number;
  currency: Currency;
  rate: string;
  amount: number;
  amount_left: number;
  given_at: Date;
  changed_at: Date;
}

export interface CampaignPoolsTable {
  id: string;
  campaign_id: string;
  position: number;
  name: string;
  ratio: number;
  cap: number;
  used: Generated<number>;
  least: Generated<number>;
  from_at: Date;
  until_at: Date | null;
  teams: string[];
  methods: GiftMethod[];
  version: Generated<number>;
  created_at: Date;
}

export interface CampaignMatchesTable {
  gift_id: string;
  pool_id: string;
  amount: number;
  amount_left: number;
}

export interface CampaignSumsTable {
  campaign_id: string;
  team_id: string;
  shard: number;
  raised: Generated<number>;
  matched: Generated<number>;
  gifts: Generated<number>;
  donors: Generated<number>;
  all_donors: Generated<number>;
  version: Generated<number>;
}

export interface CampaignDonorsTable {
  campaign_id: string;
  team_id: string;
  donor: string;
  gifts: number;
  /** Of the whole campaign’s: to how many of its teams she has given. */
  teams: Generated<number>;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    campaign_teams: CampaignTeamsTable;
    campaign_gifts: CampaignGiftsTable;
    campaign_pools: CampaignPoolsTable;
    campaign_matches: CampaignMatchesTable;
    campaign_sums: CampaignSumsTable;
    campaign_donors: CampaignDonorsTable;
  }
}
