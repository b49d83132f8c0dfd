-- Payments: one state machine for everything that is ever paid (money.md). `payment_events` has every change with its cause.

create table payment_methods (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  provider text not null,
  -- What a later charge names, sealed; `token_mark` finds the same one again.
  sealed_token text not null,
  token_mark text not null,
  kind text not null check (kind in ('card', 'paypal')),
  label text not null,
  expires_in text,
  created_at timestamptz not null,
  removed_at timestamptz,
  unique (user_id, provider, token_mark)
);

create table payments (
  id text primary key,
  -- The same key of the same payer is the same payment.
  payer text not null,
  key text not null,
  -- What is charged under it: the same key with another body is refused.
  body_mark text not null,
  user_id text references users (id) on delete set null,
  -- Which feature it is for, and what there.
  purpose text not null,
  purpose_id text not null,
  entity text not null,
  provider text not null,
  method text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  -- To the dollar, frozen: decimals as text, their day and where they come from.
  rate text not null,
  rate_on date not null,
  rate_source text not null,
  captures text not null check (captures in ('now', 'later')),
  saves boolean not null,
  -- A charge without the payer names the saved way to pay.
  payment_method_id text references payment_methods (id) on delete set null,
  description text not null,
  locale text not null,
  sealed_payer text not null,
  -- Where the payer goes on afterward: a path of ours.
  return_path text not null,
  state text not null check (state in (
    'created', 'pending', 'pledged', 'authorised', 'captured', 'partly_refunded', 'refunded',
    'disputed', 'lost', 'failed', 'expired', 'unknown', 'review'
  )),
  -- How far the provider says it is, apart from refunds and disputes.
  progress text not null check (progress in ('created', 'pending', 'pledged', 'authorised', 'failed', 'expired', 'captured')),
  -- A call was sent whose answer nobody knows.
  unclear boolean not null default false,
  -- Why a person must look at it.
  review text,
  failure text,
  reference text,
  pay_url text,
  captured bigint not null default 0 check (captured in (0, amount)),
  refunded bigint not null default 0,
  lost bigint not null default 0,
  fee bigint not null default 0,
  created_at timestamptz not null,
  begun_at timestamptz,
  expires_at timestamptz not null,
  captured_at timestamptz,
  changed_at timestamptz not null,
  unique (payer, key),
  check (refunded >= 0 and lost >= 0 and refunded + lost <= captured)
);
create index payments_by_purpose on payments (purpose, purpose_id);
create index payments_by_person on payments (user_id, created_at desc) where user_id is not null;
create index payments_latest on payments (created_at desc, id);
create index payments_to_look_at on payments (state, changed_at) where state in ('unknown', 'review', 'disputed');

-- Every name that a provider has given a payment: a page to pay at and the charge that came of it have different ones.
create table payment_references (
  provider text not null,
  reference text not null,
  payment_id text not null references payments (id),
  primary key (provider, reference)
);

create table payment_events (
  id bigint generated always as identity primary key,
  payment_id text not null references payments (id),
  at timestamptz not null,
  -- `payer`, `job`, `staff:…`, `webhook:…`.
  cause text not null,
  from_state text not null,
  to_state text not null,
  -- What was said, without secrets.
  facts jsonb not null
);
create index payment_events_of_payment on payment_events (payment_id, id);

create table payment_refunds (
  id text primary key,
  payment_id text not null references payments (id),
  amount bigint not null check (amount > 0),
  state text not null check (state in ('created', 'pending', 'done', 'failed', 'unknown')),
  reason text not null,
  cause text not null,
  reference text,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create unique index payment_refunds_by_reference on payment_refunds (payment_id, reference) where reference is not null;
create index payment_refunds_of_payment on payment_refunds (payment_id, created_at);

create table payment_disputes (
  payment_id text not null references payments (id),
  reference text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('open', 'won', 'lost')),
  due_at timestamptz,
  opened_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (payment_id, reference)
);

-- What providers send, as it came. Marking one done and its effects are one transaction.
create table payment_webhooks (
  id bigint generated always as identity primary key,
  provider text not null,
  event_id text not null,
  object text not null,
  sent_at timestamptz not null,
  received_at timestamptz not null,
  body bytea not null,
  state text not null check (state in ('waiting', 'done', 'ignored')),
  done_at timestamptz,
  payment_id text,
  tries integer not null default 0,
  problem text,
  unique (provider, event_id)
);
create index payment_webhooks_waiting on payment_webhooks (provider, object, sent_at, id) where state = 'waiting';
create index payment_webhooks_of_payment on payment_webhooks (payment_id, id) where payment_id is not null;

create function payments_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name;
end
$$;
create trigger payment_events_are_kept before update or delete or truncate on payment_events
  for each statement execute function payments_refuse_change();
create trigger payments_are_kept before delete or truncate on payments
  for each statement execute function payments_refuse_change();

-- What was asked for stays what it was.
create function payments_keep_intent() returns trigger language plpgsql as $$
begin
  if (new.payer, new.key, new.purpose, new.purpose_id, new.entity, new.provider, new.amount, new.currency, new.rate)
    is distinct from (old.payer, old.key, old.purpose, old.purpose_id, old.entity, old.provider, old.amount, old.currency, old.rate)
    or new.captured < old.captured then
    raise exception 'payment % stays what was asked for', old.id;
  end if;
  return new;
end
$$;
create trigger payments_stay before update on payments for each row execute function payments_keep_intent();
