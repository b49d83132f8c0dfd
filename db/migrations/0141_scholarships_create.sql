-- Scholarships: who asked, what was given, and what of each year's budget it took.
create table scholarship_requests (
  id text primary key,
  asker text not null check (asker in ('parent', 'educator', 'student', 'other')),
  beneficiary text not null check (beneficiary in ('self', 'family', 'class')),
  plan text not null check (plan in ('standard', 'premium')),
  -- What she could pay, in percent of the price.
  share integer not null check (share in (0, 25, 50, 75)),
  country text not null,
  language text not null,
  time_zone text,
  -- Her name, her address and her own words, encrypted.
  sealed text not null,
  -- A hash of the address, so that one address has one open request.
  email_hash bytea not null,
  -- Whose, once that is known: she was signed in with this address, or has claimed what was given.
  user_id text references users (id) on delete cascade,
  state text not null default 'open' check (state in ('open', 'granted', 'declined')),
  reason text check (reason in ('budget', 'covered', 'unclear', 'other')),
  -- What the one who decided wrote to her, encrypted.
  sealed_answer text,
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by text references users (id) on delete set null,
  -- When her address was last told that the request is here already.
  reminded_at timestamptz,
  version integer not null default 1,
  check ((state = 'open') = (decided_at is null)),
  check ((state = 'declined') = (reason is not null))
);
create unique index scholarship_requests_open on scholarship_requests (email_hash) where state = 'open';
create unique index scholarship_requests_open_of_person on scholarship_requests (user_id) where state = 'open';
create index scholarship_requests_in_order on scholarship_requests (asked_at, id);
create index scholarship_requests_by_person on scholarship_requests (user_id);
create index scholarship_requests_by_address on scholarship_requests (email_hash);

create table scholarship_grants (
  id text primary key,
  -- Null of one that staff gave without being asked, and once the request is gone.
  request_id text unique references scholarship_requests (id) on delete set null,
  -- Null until a visitor has claimed it, and once the account is gone.
  user_id text references users (id) on delete set null,
  kind text not null check (kind in ('complimentary', 'discount')),
  plan text not null check (plan in ('premium', 'standard')),
  -- In hundredths of a percent of the price.
  percent integer not null check (percent between 1 and 10000),
  payments text check (payments in ('first', 'every')),
  -- The last day: of the plan, or on which the code can be used.
  ends_on date not null,
  coupon_id text references coupons (id),
  in_budget boolean not null,
  -- For the staff only.
  note text not null default '',
  language text not null,
  granted_at timestamptz not null,
  granted_by text references users (id) on delete set null,
  claimed_at timestamptz,
  withdrawn_at timestamptz,
  reminded_at timestamptz,
  version integer not null default 1,
  check ((kind = 'discount') = (coupon_id is not null)),
  check ((kind = 'discount') = (payments is not null)),
  check (kind = 'discount' or percent = 10000)
);
create index scholarship_grants_in_order on scholarship_grants (granted_at, id);
create index scholarship_grants_by_person on scholarship_grants (user_id);
create index scholarship_grants_by_end on scholarship_grants (ends_on) where withdrawn_at is null;

-- One row a calendar year (UTC): whoever spends of it locks it first.
create table scholarship_budgets (
  year integer primary key
);

-- What each decision took of a budget, or gave back to it, with the price and the rate of then. Nothing here changes.
create table scholarship_costs (
  id text primary key,
  grant_id text not null references scholarship_grants (id),
  year integer not null references scholarship_budgets (year),
  in_budget boolean not null,
  cause text not null check (cause in ('granted', 'extended', 'withdrawn')),
  months integer not null,
  -- What a month costs, in minor units.
  price bigint not null check (price > 0),
  currency text not null,
  rate text not null,
  rate_day date not null,
  rate_source text not null,
  -- In US cents; below zero where something is given back.
  value bigint not null,
  at timestamptz not null
);
create index scholarship_costs_of_year on scholarship_costs (year) where in_budget;
create index scholarship_costs_of_grant on scholarship_costs (grant_id);
