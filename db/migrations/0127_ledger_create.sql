-- The ledger: every amount that moves, in double entry (money.md). A transfer moves money of one entity and currency between
-- accounts; its entries add up to zero. A debit is positive. Nothing is ever changed or removed.

create table ledger_accounts (
  -- `us.USD.provider.stripe-us`: the four columns after it.
  id text primary key,
  entity text not null check (entity in ('us', 'uk', 'il')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  purpose text not null check (purpose <> ''),
  -- Which provider, country, campaign and so on.
  detail text not null,
  unique (entity, currency, purpose, detail),
  check (id = entity || '.' || currency || '.' || purpose || case detail when '' then '' else '.' || detail end)
);

create table ledger_transfers (
  id bigint generated always as identity primary key,
  -- What it is for, such as `payment:4f…:captured`: so nothing is booked twice.
  cause text not null unique check (cause <> ''),
  entity text not null,
  currency text not null,
  -- The payment that it belongs to, if any.
  payment_id text,
  -- The day of the books, UTC.
  booked_on date not null,
  made_at timestamptz not null,
  note text not null,
  unique (id, booked_on)
);
create index ledger_transfers_by_payment on ledger_transfers (payment_id) where payment_id is not null;
create index ledger_transfers_by_day on ledger_transfers (booked_on, id);

create table ledger_entries (
  transfer_id bigint not null,
  account_id text not null references ledger_accounts (id),
  -- In minor units; positive is a debit.
  amount bigint not null check (amount <> 0),
  booked_on date not null,
  primary key (transfer_id, account_id),
  foreign key (transfer_id, booked_on) references ledger_transfers (id, booked_on)
);
create index ledger_entries_by_account on ledger_entries (account_id, booked_on) include (amount);

-- The days whose books are closed, and the balance of each account that moved on them: a sum over years reads one row and
-- the days since.
create table ledger_closings (
  day date primary key,
  closed_at timestamptz not null
);
create table ledger_balances (
  account_id text not null references ledger_accounts (id),
  day date not null references ledger_closings (day),
  balance numeric not null,
  primary key (account_id, day)
);

-- What the daily check of the books found; empty is good.
create table ledger_checks (
  id bigint generated always as identity primary key,
  checked_at timestamptz not null,
  findings jsonb not null
);

-- A transfer is of a day that is still open: closing waits for those that are being made, and they for it.
create function ledger_refuse_closed_day() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('ledger.closing', 0));
  if new.booked_on <= (select max(day) from ledger_closings) then
    raise exception 'the books of % are closed', new.booked_on;
  end if;
  return new;
end
$$;
create trigger ledger_transfers_are_of_open_days before insert on ledger_transfers
  for each row execute function ledger_refuse_closed_day();

-- All entries of a transfer come in one statement, and add up to zero in the accounts of its entity and currency.
create function ledger_check_entries() returns trigger language plpgsql as $$
declare
  wrong text;
begin
  select transfer.cause into wrong
    from (select distinct transfer_id from entered) fresh
    join ledger_transfers transfer on transfer.id = fresh.transfer_id
    join ledger_entries entry on entry.transfer_id = transfer.id
    join ledger_accounts account on account.id = entry.account_id
    group by transfer.id
    having sum(entry.amount) <> 0
      or bool_or((account.entity, account.currency) <> (transfer.entity, transfer.currency))
    limit 1;
  if wrong is not null then
    raise exception 'the entries of % do not add up to zero in its own accounts', wrong using errcode = '23514';
  end if;
  return null;
end
$$;
create trigger ledger_entries_balance after insert on ledger_entries referencing new table as entered
  for each statement execute function ledger_check_entries();

-- At the commit: no transfer without entries.
create function ledger_check_transfer() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_entries where transfer_id = new.id) then
    raise exception 'the transfer % moves nothing', new.cause using errcode = '23514';
  end if;
  return null;
end
$$;
create constraint trigger ledger_transfers_move_something after insert on ledger_transfers deferrable initially deferred
  for each row execute function ledger_check_transfer();

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name;
end
$$;
create trigger ledger_accounts_are_kept before update or delete or truncate on ledger_accounts
  for each statement execute function ledger_refuse_change();
create trigger ledger_transfers_are_kept before update or delete or truncate on ledger_transfers
  for each statement execute function ledger_refuse_change();
create trigger ledger_entries_are_kept before update or delete or truncate on ledger_entries
  for each statement execute function ledger_refuse_change();
create trigger ledger_closings_are_kept before update or delete or truncate on ledger_closings
  for each statement execute function ledger_refuse_change();
create trigger ledger_balances_are_kept before update or delete or truncate on ledger_balances
  for each statement execute function ledger_refuse_change();
