import type { UserId } from '#core/ids.ts';

export interface CampaignThanksTable {
  gift_id: string;
  by_id: UserId | null;
  thanked_at: Date;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    campaign_thanks: CampaignThanksTable;
  }
}
