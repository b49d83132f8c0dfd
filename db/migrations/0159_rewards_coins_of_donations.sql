-- Coins that a gift of money has given its donor, so that they go back with it.
create table donation_coins (
  contribution_id text primary key references contributions (id),
  account_id text not null references coin_accounts (id),
  coins bigint not null check (coins > 0),
  coins_left bigint not null check (coins_left >= 0 and coins_left <= coins),
  -- Of those that went back: what she had spent meanwhile.
  written_off bigint not null,
  -- Names each change in the ledger of coins.
  changes int not null default 0
);
create index donation_coins_of_account on donation_coins (account_id);
