-- Reports: what people did, kept for ninety days, and the daily, weekly and monthly figures made of it, kept for years.

-- One row a day, kind, subject and person; visits have no person. No name, no address, no device, no page.
create table activity_events (
  day date not null,
  kind text not null,
  -- What it was done with, such as an item; empty where there is nothing to say.
  subject text not null,
  -- More about it, such as which wrong answer was given.
  detail text not null,
  user_id text references users (id) on delete cascade,
  language text not null,
  country text,
  role text not null,
  -- The day on which she joined.
  joined_on date,
  -- How many visits, or how many seconds; else 1.
  amount integer not null,
  unique (day, kind, subject, user_id)
);

create index activity_events_by_person on activity_events (user_id);

-- A batch is stored once, however often it is sent, and marks its days as changed until they are rolled up again.
create table activity_batches (
  id uuid primary key,
  days date[] not null,
  recorded_at timestamptz not null,
  rolled_up boolean not null default false
);

create index activity_batches_to_roll_up on activity_batches (recorded_at) where not rolled_up;

-- How many people have seen each second of a film, by the month in which they saw it; no row says who.
create table watched_seconds (
  subject text not null,
  month date not null,
  second integer not null,
  people integer not null,
  primary key (subject, month, second)
);

create table activity_figures (
  period text not null check (period in ('day', 'week', 'month')),
  -- The first day of the period; weeks begin on Sunday.
  start date not null,
  kind text not null,
  -- What the figure is broken down by, and the part it is about: `language` and `he`.
  dimension text not null,
  value text not null,
  amount bigint not null,
  -- How many different people it is about.
  people integer not null,
  primary key (kind, dimension, period, start, value)
);
