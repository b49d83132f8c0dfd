-- Sandbox: the books of the little payment provider that stands in for the others outside production. They are the provider's,
-- apart from ours: nothing else refers to them, and they refer to nobody.
create table sandbox_methods (
  id text primary key,
  card text not null,
  label text not null,
  expires_in text not null check (expires_in ~ '^\d{4}-\d{2}$'),
  declines_next boolean not null,
  created_at timestamptz not null
);

create table sandbox_payments (
  id text primary key,
  -- The merchant's own name for it. Unique, as some providers ask for: a second one for the same purchase is refused.
  reference text not null unique,
  status text not null check (
    status in ('open', 'verifying', 'processing', 'authorized', 'captured', 'failed', 'cancelled', 'expired')
  ),
  failure text check (failure in ('declined', 'insufficient_funds', 'expired_method', 'authentication_required')),
  amount bigint not null check (amount > 0),
  currency text not null,
  description text not null,
  locale text not null,
  saves boolean not null,
  captures_later boolean not null,
  return_url text,
  cancel_url text,
  card text,
  method_id text references sandbox_methods (id),
  silent_until timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz
);

create table sandbox_charges (
  id text primary key,
  payment_id text not null references sandbox_payments (id),
  card text not null,
  failure text,
  created_at timestamptz not null
);
-- However often somebody presses the button: a payment is charged once.
create unique index sandbox_charges_once on sandbox_charges (payment_id) where failure is null;
create index sandbox_charges_by_payment on sandbox_charges (payment_id, created_at);

create table sandbox_refunds (
  id text primary key,
  payment_id text not null references sandbox_payments (id),
  reference text unique,
  amount bigint not null check (amount > 0),
  status text not null check (status in ('pending', 'done')),
  created_at timestamptz not null
);
create index sandbox_refunds_by_payment on sandbox_refunds (payment_id);

create table sandbox_disputes (
  id text primary key,
  payment_id text not null references sandbox_payments (id),
  amount bigint not null check (amount > 0),
  status text not null check (status in ('open', 'won', 'lost')),
  due_at timestamptz not null,
  created_at timestamptz not null
);
create index sandbox_disputes_by_payment on sandbox_disputes (payment_id);

-- What will happen to a payment by itself; a row goes in the transaction that does it.
create table sandbox_tasks (
  payment_id text not null references sandbox_payments (id),
  task text not null check (task in ('confirm', 'dispute', 'expire', 'refund')),
  due_at timestamptz not null,
  primary key (payment_id, task)
);
create index sandbox_tasks_due on sandbox_tasks (due_at);

-- What the merchant is told; `due_at` is null once there is nothing more to deliver.
create table sandbox_events (
  id text primary key,
  payment_id text not null references sandbox_payments (id),
  type text not null,
  body text not null,
  created_at timestamptz not null,
  due_at timestamptz,
  tries integer not null default 0,
  copies integer not null default 1,
  delivered_at timestamptz
);
create index sandbox_events_due on sandbox_events (due_at) where due_at is not null;
create index sandbox_events_by_payment on sandbox_events (payment_id, created_at);

create table sandbox_idempotency_keys (
  key text primary key,
  body_hash bytea not null,
  answer text,
  expires_at timestamptz not null
);
create index sandbox_idempotency_keys_by_end on sandbox_idempotency_keys (expires_at);
