-- What providers have paid out to our bank accounts, as their files say; each is booked once.

create table payouts (
  id text primary key,
  provider text not null,
  -- The provider's name for it, or the day of its file where it has none.
  payout text not null,
  currency text not null,
  entity text not null,
  paid_on date not null,
  -- What the bank got; negative where the provider took money back.
  net bigint not null,
  -- Of the lines, so that a page that is out of date books nothing.
  mark text not null,
  state text not null check (state in ('read', 'booked')),
  uploaded_by text references users (id) on delete set null,
  uploaded_at timestamptz not null,
  booked_by text references users (id) on delete set null,
  booked_at timestamptz,
  note text,
  unique (provider, payout, currency)
);
create index payouts_latest on payouts (paid_on desc, id);

create table payout_lines (
  payout_id text not null references payouts (id) on delete cascade,
  -- In the file.
  line integer not null,
  -- `fee`: what the provider keeps besides the fees of payments.
  kind text not null check (kind in ('money', 'fee')),
  -- Every name that it has for what the line is about.
  refs text[] not null,
  gross bigint not null,
  fee bigint not null,
  primary key (payout_id, line)
);

-- Payments, refunds and disputes are found by the provider's names.
create index payment_refunds_named on payment_refunds (reference) where reference is not null;
create index payment_disputes_named on payment_disputes (reference);
