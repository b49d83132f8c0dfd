import type { Locale } from '#core/locale.ts';

export interface CampaignRemindersTable {
  id: string;
  campaign_id: string;
  address_mark: string;
  sealed_address: string;
  language: Locale;
  time_zone: string | null;
  due_at: Date;
  created_at: Date;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    campaign_reminders: CampaignRemindersTable;
  }
}
