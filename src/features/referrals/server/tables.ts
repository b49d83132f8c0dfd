import type { UserId } from '#core/ids.ts';

interface ReferralLinksTable {
  user_id: UserId;
  token: string;
  made_at: Date;
}

interface ReferralThanksTable {
  id: string;
  inviter_id: UserId;
  friend_id: UserId | null;
  inviter_coins: number;
  friend_coins: number;
  thanked_at: Date;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    referral_links: ReferralLinksTable;
    referral_thanks: ReferralThanksTable;
  }
}
