-- What the subscriptions of a day came to, as they were at its first run: the figures of months that have gone by are read from here.
create table plan_days (
  day date not null,
  plan text not null,
  period text not null,
  currency text not null,
  subscribers int not null check (subscribers > 0),
  -- What all of them pay for a period, in minor units.
  price bigint not null,
  primary key (day, plan, period, currency)
);
