-- What donors promise, and the money that has come of it.

create table donations (
  id text primary key,
  -- The same key is the same donation.
  key text not null unique,
  body_mark text not null,
  -- The address of its donor's page: its hash, and a sealed copy for mails.
  token_hash bytea unique,
  sealed_token text,
  -- The donor, if she was signed in.
  user_id text references users (id) on delete set null,
  -- What it is for: `general`, or a target of a feature above and its id there. `about` is what that is called: a message and its values.
  target_kind text not null check (target_kind <> ''),
  target_id text,
  about jsonb not null,
  -- The account of the books, among those for donations.
  account text not null check (account <> ''),
  period text not null check (period in ('once', 'month', 'year')),
  currency text not null,
  -- In minor units: what the donor chose, what she adds for the costs of paying, and what she pays.
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  total bigint not null,
  anonymity text not null check (anonymity in ('named', 'amount_hidden', 'anonymous')),
  dedication text not null check (dedication in ('none', 'memory', 'refuah', 'honor')),
  -- Names can be searched. Addresses and words are sealed; the mark finds an address that is known whole.
  donor_name text not null,
  sealed_address text,
  address_mark text,
  sealed_dedication text,
  sealed_message text,
  language text not null,
  -- Whose sunset applies: the donor's (`core/places.ts`).
  place text not null,
  country text,
  state text not null check (state in ('draft', 'given', 'pledged', 'running', 'ended', 'void')),
  -- A large one is looked at by finance before it can be paid.
  review text check (review in ('waiting', 'approved', 'declined')),
  -- How often paying has been begun anew, and the payment under way, then the one that paid.
  attempt int not null default 0,
  payment_id text unique references payments (id),
  -- Since when the latest payment is being confirmed: its donor is back from the provider.
  returned_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  given_at timestamptz,
  -- When what the donor wrote was removed.
  erased_at timestamptz,
  check (total = amount + fee),
  check (state not in ('given', 'running', 'ended') or given_at is not null),
  check (period = 'once' or state not in ('given', 'pledged')),
  check (state not in ('running', 'ended') or period <> 'once'),
  check (review is distinct from 'waiting' or state = 'draft'),
  check (review is distinct from 'declined' or state = 'void'),
  check ((target_kind = 'general') = (target_id is null))
);
create index donations_of_donor on donations (user_id) where user_id is not null;
create index donations_by_address on donations (address_mark, created_at desc) where address_mark is not null;
create index donations_by_target on donations (target_kind, target_id);
create index donations_drafts on donations (changed_at) where state = 'draft';
create index donations_in_review on donations (created_at) where review = 'waiting';

create table contributions (
  id text primary key,
  donation_id text not null references donations (id),
  -- Null for one that finance entered by hand.
  payment_id text unique references payments (id),
  -- `pledge`: a fund has paid what it had pledged.
  kind text not null check (kind in ('online', 'offline', 'pledge')),
  method text not null,
  entity text not null check (entity in ('us', 'uk', 'il')),
  currency text not null,
  -- In minor units. What is left of it is what the books have of it as a donation.
  amount bigint not null check (amount > 0),
  refunded bigint not null default 0 check (refunded >= 0 and refunded <= amount),
  -- What one unit was in US dollars: a plain decimal, its day, and who said it.
  rate text not null,
  rate_on date not null,
  rate_source text not null,
  given_at timestamptz not null,
  changed_at timestamptz not null,
  check ((kind = 'offline') = (payment_id is null))
);
create index contributions_of_donation on contributions (donation_id);
create index contributions_by_time on contributions (given_at desc, id);

-- Of a contribution nothing changes but how much of it has gone back; one of another currency, or of nobody, there is not.
create function keep_contributions() returns trigger language plpgsql as $$
declare
  changing text[] := array['refunded', 'changed_at'];
begin
  if tg_op = 'DELETE' then raise exception 'a contribution stays: what goes back is its refunded part'; end if;
  if to_jsonb(new) - changing <> to_jsonb(old) - changing then
    raise exception 'a contribution stays as it was given';
  end if;
  return new;
end
$$;
create trigger contributions_are_kept before update or delete on contributions
  for each row execute function keep_contributions();

create function check_contribution() returns trigger language plpgsql as $$
begin
  if not exists (select from donations where id = new.donation_id and currency = new.currency) then
    raise exception 'a contribution is in the currency of its donation' using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger contributions_are_of_their_donation before insert on contributions
  for each row execute function check_contribution();
