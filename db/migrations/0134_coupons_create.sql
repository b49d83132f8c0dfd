-- Coupons: what each takes off, for whom, and every use of it.
create table coupons (
  id text primary key,
  -- What staff calls it.
  name text not null,
  kind text not null check (kind in ('percent', 'fixed', 'free_days')),
  -- In hundredths of a percent.
  percent integer check (percent between 1 and 10000),
  -- Minor units by currency; in another one the coupon is not offered.
  amounts jsonb not null default '{}',
  free_days integer check (free_days between 1 and 730),
  payments text not null check (payments in ('first', 'every')),
  plans text[] not null check (cardinality(plans) > 0),
  -- Whole days, wherever the payer is.
  starts_on date,
  ends_on date,
  max_uses integer check (max_uses > 0),
  max_per_customer integer check (max_per_customer > 0),
  is_on boolean not null default true,
  -- Uses that are held or kept. Counted in the row that a use locks; only a late payment takes it over `max_uses`.
  used integer not null default 0 check (used >= 0),
  -- Single-use codes.
  made integer not null default 0 check (made >= 0),
  version integer not null,
  changed_by text references users (id) on delete set null,
  changed_at timestamptz not null,
  created_at timestamptz not null,
  check ((kind = 'percent') = (percent is not null)),
  check ((kind = 'fixed') = (amounts <> '{}')),
  check ((kind = 'free_days') = (free_days is not null)),
  check (kind <> 'free_days' or payments = 'first'),
  check (ends_on >= starts_on)
);
create index coupons_latest on coupons (created_at, id);
create index coupons_by_use on coupons (used, id);

create table coupon_codes (
  -- In capitals and without dashes, as it is compared.
  key text primary key,
  code text not null,
  coupon_id text not null references coupons (id),
  single_use boolean not null,
  -- The order that has this single-use code.
  order_id text unique,
  made_at timestamptz not null,
  check (single_use or order_id is null)
);
create unique index coupon_codes_shared on coupon_codes (coupon_id) where not single_use;
create index coupon_codes_made on coupon_codes (coupon_id, key) where single_use;

-- One for each order; what its holder was promised stays hers.
create table coupon_uses (
  order_id text primary key,
  coupon_id text not null references coupons (id),
  code text not null,
  user_id text references users (id) on delete set null,
  -- The mark of a payer without an account.
  payer_key text,
  plan text not null,
  currency text not null,
  terms jsonb not null,
  state text not null check (state in ('held', 'kept', 'released')),
  -- Paid after it was released, when others had used the coupon up.
  over_limit boolean not null default false,
  held_at timestamptz not null,
  changed_at timestamptz not null,
  check (user_id is null or payer_key is null)
);
create index coupon_uses_latest on coupon_uses (coupon_id, held_at, order_id);
create index coupon_uses_by_person on coupon_uses (user_id, coupon_id) where user_id is not null;
create index coupon_uses_by_payer on coupon_uses (payer_key, coupon_id) where payer_key is not null;

-- What was paid with a coupon: the order itself, and renewals on its terms.
create table coupon_payments (
  id text primary key,
  order_id text not null references coupon_uses (order_id),
  amount bigint not null check (amount >= 0),
  currency text not null,
  paid_at timestamptz not null
);
create index coupon_payments_of_order on coupon_payments (order_id);
