-- In which time zone a day was counted, so that a device that says it is elsewhere begins no day early.

-- Accounts: since when and where the day of somebody with a limit is counted. Null until the next count, for limits of before.
alter table spent_time add column zone text;
-- Learned beyond the whole minutes: what the server sees by itself comes in seconds.
alter table spent_time add column seconds smallint not null default 0 check (seconds between 0 and 59);

-- Rewards: where the day of a chest was. Null for chests of before.
alter table daily_chests add column zone text;
