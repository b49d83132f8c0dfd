-- Licenses: seats of Premium for a school, for a year, by invoice.
create table licenses (
  id text primary key,
  -- Null once the account is gone.
  holder_id text references users (id) on delete set null,
  -- The holder's key of the request: the same one is the same request.
  key text not null,
  seats integer not null check (seats between 10 and 5000),
  starts_on date not null,
  ends_on date not null check (ends_on > starts_on),
  currency text not null,
  country text not null,
  -- A seat for a year, the tax and the sum, in minor units, as they were asked for.
  unit_price bigint not null check (unit_price > 0),
  tax bigint not null check (tax >= 0),
  tax_rule jsonb,
  total bigint not null check (total > 0),
  -- School, address, contact and the buyer's numbers, encrypted.
  sealed text not null,
  language text not null,
  time_zone text,
  state text not null check (state in ('requested', 'accepted', 'paid', 'declined', 'canceled')),
  requested_at timestamptz not null,
  decided_at timestamptz,
  -- Why it was declined or canceled.
  reason text,
  invoice_id text,
  due_on date,
  -- How many reminders of an unpaid invoice were sent.
  reminders integer not null default 0,
  paid_on date,
  paid_reference text,
  -- For how many days before the end the holder was told of it last.
  told_days integer,
  version integer not null default 1,
  unique (holder_id, key),
  check ((state in ('accepted', 'paid', 'canceled')) = (invoice_id is not null and due_on is not null)),
  check ((state = 'paid') = (paid_on is not null and paid_reference is not null))
);
create unique index licenses_requested on licenses (holder_id) where state = 'requested';
create index licenses_in_order on licenses (requested_at, id);
create index licenses_by_holder on licenses (holder_id);
create index licenses_unpaid on licenses (due_on) where state = 'accepted';
create index licenses_by_end on licenses (ends_on) where state in ('accepted', 'paid');

-- Seats of a license that its holder shares with a colleague; what is left is the holder's.
create table license_shares (
  id text primary key,
  license_id text not null references licenses (id),
  -- Null until the invitation is accepted.
  user_id text references users (id) on delete cascade,
  email_hash bytea not null,
  sealed_email text not null,
  seats integer not null check (seats > 0),
  invited_at timestamptz not null,
  accepted_at timestamptz,
  unique (license_id, email_hash),
  unique (license_id, user_id)
);
create index license_shares_by_person on license_shares (user_id) where user_id is not null;
