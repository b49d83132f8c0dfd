-- Families: what a parent decides about a child's time on a screen, beyond the same minutes every day.
create table time_rules (
  user_id text primary key references users on delete cascade,
  -- For each day of the week from Sunday: minutes, 0 for none, null without a limit.
  minutes smallint[] not null check (cardinality(minutes) = 7),
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_until smallint check (quiet_until between 0 and 1439),
  holy text not null check (holy in ('rest', 'open')),
  set_by text references users on delete set null,
  set_at timestamptz not null,
  check ((quiet_from is null) = (quiet_until is null))
);

-- What a child asks for once her day is used up. One waits at a time; a grown-up's first answer counts.
create table time_requests (
  id text primary key,
  user_id text not null references users on delete cascade,
  minutes smallint not null check (minutes in (15, 30)),
  -- The day of her limit: a request does not outlast it.
  day date not null,
  asked_at timestamptz not null,
  answered_at timestamptz,
  answered_by text references users on delete set null,
  granted boolean,
  check ((answered_at is null) = (granted is null))
);
create unique index time_requests_waiting on time_requests (user_id) where answered_at is null;
create index time_requests_by_user on time_requests (user_id, asked_at);

-- With rules, the session's column says only that there are any: the least of their minutes, or the whole day.
alter table users drop constraint users_minutes_per_day_check;
alter table users add constraint users_minutes_per_day_check
  check (minutes_per_day between 5 and 240 or minutes_per_day = 1440);
