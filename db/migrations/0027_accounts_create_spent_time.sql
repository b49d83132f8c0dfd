-- Accounts: how long somebody may learn at a screen each day, and what she has spent of it.

-- Null is without a limit; then nothing is counted either.
alter table users add column minutes_per_day smallint check (minutes_per_day between 5 and 240);

-- One row a person with a limit: her newest day, by the calendar of her place. The day only ever goes forward, so neither a
-- journey west nor a device in another time zone gives her a day twice; how long she learned earlier is nobody's business.
create table spent_time (
  user_id text primary key references users (id) on delete cascade,
  day date not null,
  minutes smallint not null check (minutes >= 0),
  -- Given on top for this day.
  extra_minutes smallint not null check (extra_minutes >= 0),
  -- All real time before this is counted, or was not reported when it passed.
  counted_until timestamptz not null,
  -- What she was at in the last minute counted. No foreign key: items are content.
  item_id text
);
