-- Rewards: the latest entries of a person's coins, which her dashboard shows.
create index coin_entries_latest on coin_entries (user_id, created_at desc);
