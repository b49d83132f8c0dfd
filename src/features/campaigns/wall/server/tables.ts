import type { CommentStatus } from '../policy.ts';

export interface CampaignCommentsTable {
  gift_id: string;
  campaign_id: string;
  text: string;
  status: CommentStatus;
  written_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    campaign_comments: CampaignCommentsTable;
  }
}
