-- Plans that are paid for: subscriptions, and the orders that begin, change and renew them.

-- Everything about one person's plan happens one after the other: her row is locked first.
create table plan_accounts (
  user_id text primary key references users (id) on delete cascade,
  -- A trial is given once.
  trial_began_at timestamptz
);

create table subscriptions (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  plan text not null check (plan in ('standard', 'premium')),
  period text not null check (period in ('month', 'year')),
  currency text not null,
  -- What each further period costs, in minor units, frozen when it was bought.
  price bigint not null check (price > 0),
  state text not null check (state in ('active', 'past_due', 'paused', 'ended')),
  -- Periods are counted in whole months from here, so that the 31st comes back after a short month.
  anchored_at timestamptz not null,
  months int not null check (months > 0),
  period_starts_at timestamptz not null,
  period_ends_at timestamptz not null check (period_ends_at > period_starts_at),
  -- What the period in force is worth: what is left of it is credited when a higher plan is bought.
  period_value bigint not null check (period_value >= 0),
  -- Cancelled: nothing is charged any more, and it ends with its period.
  ends boolean not null default false,
  -- What it changes to with its next period.
  next_plan text check (next_plan in ('standard', 'premium')),
  next_period text check (next_period in ('month', 'year')),
  next_price bigint check (next_price > 0),
  -- How long it will rest after its period, and until when it does.
  pause_months smallint check (pause_months between 1 and 3),
  resumes_at timestamptz,
  -- What the payer chose, and the saved way to pay by it.
  method text,
  payment_method_id text references payment_methods (id) on delete set null,
  -- How often the renewal that is due has failed.
  tries smallint not null default 0,
  -- When the job has to do something; null while a charge is under way.
  due_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  ended_at timestamptz,
  check ((next_plan is null) = (next_period is null) and (next_plan is null) = (next_price is null)),
  check ((state = 'ended') = (ended_at is not null)),
  check ((state = 'paused') = (resumes_at is not null))
);
-- Two purchases at once make one subscription.
create unique index subscriptions_live on subscriptions (user_id) where state <> 'ended';
create index subscriptions_due on subscriptions (due_at) where due_at is not null;
create index subscriptions_of on subscriptions (user_id, created_at);

create table plan_orders (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  -- The same key of the same person is the same order.
  key text not null,
  kind text not null check (kind in ('first', 'upgrade', 'renewal')),
  subscription_id text references subscriptions (id) on delete set null,
  -- The end of the period that it changes or continues: an order for another one comes too late.
  base_ends_at timestamptz,
  plan text not null check (plan in ('standard', 'premium')),
  period text not null check (period in ('month', 'year')),
  currency text not null,
  price bigint not null,
  credit bigint not null check (credit >= 0 and credit <= price),
  tax bigint not null check (tax >= 0),
  tax_rule jsonb,
  total bigint not null check (total >= 0),
  payment_id text unique references payments (id),
  state text not null check (state in ('open', 'paid', 'ended')),
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (user_id, key)
);
create index plan_orders_of_subscription on plan_orders (subscription_id);

-- Who else has someone's plan is asked whenever it changes.
create index entitlements_shared_by on entitlements using gin (shared_by);
