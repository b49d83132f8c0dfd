/** What a gift of money has given its donor in coins, and how many of them she has not had to give back. */
interface DonationCoinsTable {
  contribution_id: string;
  /** Her account of coins, which stays when she is erased. */
  account_id: string;
  coins: number;
  coins_left: number;
  /** Of those that went back: what she had spent. */
  written_off: number;
  /** Names each change in the ledger of coins. */
  changes: number;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    donation_coins: DonationCoinsTable;
  }
}
