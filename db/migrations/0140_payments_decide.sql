-- What people of finance decide about payments: refunds, and those whose facts did not fit.

-- `captured` is what was asked for, or what a person has accepted in its place.
alter table payments drop constraint payments_check;
alter table payments add constraint payments_captured_check check (captured >= 0);
alter table payments
  -- What was taken in the payment's own currency, while a person has to decide about it.
  add column review_amount bigint,
  -- The reason for a review that a person has put aside: the same facts again do not open it.
  add column review_settled text;

-- Every refund that someone of finance asked for, numbered within its payment. One above the limit waits for a second person.
create table payment_refund_requests (
  payment_id text not null references payments (id),
  number integer not null check (number > 0),
  amount bigint not null check (amount > 0),
  reason text not null,
  note text not null,
  -- An expired one stays `waiting`.
  state text not null check (state in ('waiting', 'made', 'withdrawn')),
  asked_by text references users (id) on delete set null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  -- Who confirmed or withdrew it; nobody for one below the limit.
  decided_by text references users (id) on delete set null,
  decided_at timestamptz,
  primary key (payment_id, number)
);
create index payment_refund_requests_waiting on payment_refund_requests (expires_at) where state = 'waiting';
