-- Exchange rates that are read from a feed each day (FX_URL): where each was read, what finance has decided about a jump, and how
-- the last readings went.
alter table exchange_rates
  add column read_from text check ((source = 'daily') = (read_from is not null)),
  -- When finance decided against a jump; confirming it writes a row of its own.
  add column set_aside_at timestamptz check (set_aside_at is null or awaits_confirmation);

create table exchange_rate_feeds (
  host text primary key,
  first_tried_at timestamptz not null,
  tried_at timestamptz not null,
  -- Why the last try came to nothing; null if it went well.
  problem text check (problem in ('away', 'unusable', 'unreadable', 'outdated')),
  -- When it was last read to its end, and the day that it spoke of.
  read_at timestamptz,
  day date
);
