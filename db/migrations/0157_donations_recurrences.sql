-- Donations that recur: when the next one is due, and every payment that was asked for since the first.

-- A donor without an account has her way to pay kept for one donation: it belongs to the payer of its payments.
alter table payment_methods alter column user_id drop not null;
alter table payment_methods add column payer text;
alter table payment_methods add check ((user_id is null) <> (payer is null));
create unique index payment_methods_of_payer on payment_methods (payer, provider, token_mark) where payer is not null;

create table recurrences (
  donation_id text primary key references donations (id),
  -- The day of the month; 31 is the last, however long the month is.
  day int not null check (day between 1 and 28 or day = 31),
  -- The day of the next gift where its donor is, and when the job looks at it: null while a charge is under way, and once it has ended.
  next_on date not null,
  due_at timestamptz,
  -- How often the gift of that day was tried in vain.
  tries int not null default 0,
  -- The charge under way.
  payment_id text unique references payments (id),
  method text not null,
  payment_method_id text references payment_methods (id) on delete set null,
  -- When the next gift would have been, had its donor not paused or skipped it.
  paused_from date,
  skipped_on date,
  -- Its donor has ended it: until the next day she can think better of it.
  canceled_at timestamptz,
  -- Rises with everything that its donor changes, so that each mail about a change has its own name.
  version int not null default 0,
  changed_at timestamptz not null
);
create index recurrences_due on recurrences (due_at) where due_at is not null;

-- One row for every payment after the first; of those for one day at most one is kept.
create table recurring_payments (
  payment_id text primary key references payments (id),
  donation_id text not null references recurrences (donation_id),
  due_on date not null,
  -- Its donor pays it herself, at the provider.
  by_hand boolean not null,
  kept boolean not null default false
);
create unique index recurring_payments_once on recurring_payments (donation_id, due_on) where kept;
create index recurring_payments_of_donation on recurring_payments (donation_id);
