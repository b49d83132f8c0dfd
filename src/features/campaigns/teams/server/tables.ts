import type { UserId } from '#core/ids.ts';

export interface CampaignTeamLeadersTable {
  team_id: string;
  user_id: UserId;
  since: Date;
}

export interface CampaignTeamInvitationsTable {
  id: string;
  team_id: string;
  email_hash: Buffer;
  sealed_email: string;
  invited_at: Date;
}

export interface CampaignTeamSlugsTable {
  campaign_id: string;
  slug: string;
  team_id: string;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    campaign_team_leaders: CampaignTeamLeadersTable;
    campaign_team_invitations: CampaignTeamInvitationsTable;
    campaign_team_slugs: CampaignTeamSlugsTable;
  }
}
