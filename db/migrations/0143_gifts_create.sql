-- Plans that somebody gives to somebody else.

create table gifts (
  id text primary key,
  -- The same key with the same body is the same gift.
  key text not null unique,
  body_mark text not null,
  -- The address of its giver's page: its hash, and a sealed copy for mails.
  token_hash bytea unique,
  sealed_token text,
  -- The giver, if she was signed in.
  user_id text references users (id) on delete set null,
  state text not null check (state in ('draft', 'ready', 'claimed', 'canceled', 'void')),
  plan text not null check (plan in ('standard', 'premium')),
  months smallint not null check (months in (1, 3, 6, 12)),
  currency text not null,
  price bigint not null check (price > 0),
  tax bigint not null check (tax >= 0),
  tax_rule jsonb,
  total bigint not null check (total > 0),
  card text not null,
  -- Of the card and the mail to the receiver, and of what is written to the giver.
  language text not null,
  giver_language text not null,
  -- Names can be searched. Addresses and words are sealed, and go with everything else once the gift is long over.
  giver_name text not null,
  sealed_giver_address text,
  receiver_name text not null,
  sealed_receiver_address text,
  sealed_message text,
  -- The day on which the card is mailed, where the giver is; null for one that she prints.
  send_on date,
  place text not null,
  -- How often paying has been begun anew, and the payment under way, then the one that paid for it.
  attempt int not null default 0,
  payment_id text unique references payments (id),
  -- Exists from paying on. The hash is a slow one, since a code is shorter than a token.
  code_hash bytea unique,
  sealed_code text,
  code_mark text,
  -- What its receiver still has coming, in minor units without tax: equal to what is booked as `gift-codes` for its payment.
  owed bigint not null default 0 check (owed >= 0),
  -- What is done next about it, and when.
  step text check (step in ('send', 'remind', 'last')),
  due_at timestamptz,
  paid_at timestamptz,
  sent_at timestamptz,
  sendings int not null default 0,
  refund_asked_at timestamptz,
  claimed_at timestamptz,
  claimed_by text references users (id) on delete set null,
  -- Who can claim it without its code: the account whose proven address the card was mailed to.
  kept_for text references users (id) on delete set null,
  ended_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- When what people wrote was removed.
  erased_at timestamptz,
  check ((step is null) = (due_at is null)),
  check (state <> 'ready' or (paid_at is not null and code_hash is not null)),
  check (state <> 'claimed' or claimed_at is not null),
  check (state = 'ready' or step is null),
  check ((send_on is null) = (sealed_receiver_address is null) or erased_at is not null)
);
create index gifts_due on gifts (due_at) where due_at is not null;
create index gifts_paid on gifts (paid_at desc, id) where paid_at is not null;
create index gifts_of_giver on gifts (user_id) where user_id is not null;
create index gifts_claimed_by on gifts (claimed_by) where claimed_by is not null;
create index gifts_kept_for on gifts (kept_for) where kept_for is not null;
create index gifts_code_mark on gifts (code_mark) where code_mark is not null;
create index gifts_drafts on gifts (changed_at) where state = 'draft';
