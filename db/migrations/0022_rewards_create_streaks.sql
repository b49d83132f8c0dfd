-- Rewards: the streak of days on which something was completed, and the freezes that keep it.

-- What a freeze costs in coins, and how many one may hold.
insert into settings (key, value) values ('rewards.freezes', '{"price":20,"atMost":2}');

-- One row a person: how the days up to `settled_through` were accounted for. Only ever goes forward, so neither a
-- journey west nor a clock that goes back counts a day twice.
create table streaks (
  user_id text primary key references users (id) on delete cascade,
  current integer not null check (current >= 0),
  longest integer not null check (longest >= current),
  freezes integer not null check (freezes >= 0),
  -- How many freezes were ever bought.
  bought integer not null check (bought >= freezes),
  settled_through date
);

-- The days that count, by the calendar of the person's place at that time: on which something was completed, or for
-- which a freeze was used.
create table streak_days (
  user_id text not null references users (id) on delete cascade,
  day date not null,
  kind text not null check (kind in ('done', 'frozen')),
  primary key (user_id, day)
);
