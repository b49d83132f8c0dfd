-- Exchange rates: how many US dollars one unit of a currency is worth, as a plain decimal. Each row is what finance or
-- the daily feed said; the latest of a currency is in force.
create table exchange_rates (
  id bigint generated always as identity primary key,
  currency text not null check (currency ~ '^[A-Z]{3}$' and currency <> 'USD'),
  rate numeric not null check (rate > 0),
  -- The day that it is of.
  day date not null,
  source text not null check (source in ('admin', 'daily')),
  set_by text references users (id) on delete set null,
  set_at timestamptz not null,
  -- A jump that the feed brought and finance has not confirmed: not in force.
  awaits_confirmation boolean not null default false
);
create index exchange_rates_by_currency on exchange_rates (currency, id desc) where not awaits_confirmation;

