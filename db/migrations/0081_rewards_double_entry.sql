-- Rewards: coins as a double-entry ledger. Every coin has an origin and an end: a transfer moves coins between accounts and
-- its postings add up to zero. Nothing is ever changed or removed.

create table coin_accounts (
  -- Of an account that is nobody's: its kind.
  id text primary key,
  kind text not null check (kind in (
    'person', 'held',
    'issued-points', 'issued-chest', 'issued-gift',
    'spent-freezes', 'spent-impact', 'spent-house', 'spent-goods',
    'written-off'
  )),
  -- Nobody's once the account is erased: what she gave stays in the sums.
  user_id text references users (id) on delete set null,
  -- What coins are held for: the redemption's id.
  reference text,
  -- Kept by a trigger. The accounts that are nobody's have none: all would wait for that row.
  balance bigint check (balance >= 0),
  check ((kind in ('person', 'held')) = (balance is not null)),
  check ((kind = 'held') = (reference is not null)),
  check (kind in ('person', 'held') or (user_id is null and id = kind))
);
create unique index coin_accounts_by_person on coin_accounts (user_id) where kind = 'person';
create unique index coin_accounts_by_reference on coin_accounts (reference) where kind = 'held';

create table coin_transfers (
  id bigint generated always as identity primary key,
  -- The account of the person whose coins these are or were.
  person text not null references coin_accounts (id),
  kind text not null check (kind in (
    'points', 'chest', 'gift', 'freeze', 'held', 'spent', 'returned', 'taken_back', 'written_off'
  )),
  -- What for: an item, a day, a redemption.
  reference text not null,
  made_at timestamptz not null,
  -- So nothing is moved twice.
  unique (person, kind, reference)
);
create index coin_transfers_latest on coin_transfers (person, made_at desc, id desc);
create index coin_transfers_held on coin_transfers (reference) where kind = 'held';

create table coin_postings (
  transfer_id bigint not null references coin_transfers (id),
  account_id text not null references coin_accounts (id),
  coins bigint not null,
  primary key (transfer_id, account_id)
);
create index coin_postings_by_account on coin_postings (account_id);

-- What there was: each entry becomes a transfer between the person and where its coins came from or went.
insert into coin_accounts (id, kind, user_id, balance)
  select gen_random_uuid()::text, 'person', user_id, sum(coins) from coin_entries group by user_id;
insert into coin_accounts (id, kind)
  select distinct other, other from (
    select case kind when 'freeze' then 'spent-freezes' else 'issued-' || kind end as other from coin_entries
  ) others;
insert into coin_transfers (person, kind, reference, made_at)
  select account.id, entry.kind, entry.reference, entry.created_at
  from coin_entries entry join coin_accounts account on account.user_id = entry.user_id
  order by entry.created_at, entry.user_id, entry.kind, entry.reference;
insert into coin_postings (transfer_id, account_id, coins)
  select transfer.id, side.account_id, side.coins
  from coin_transfers transfer
  join coin_accounts account on account.id = transfer.person
  join coin_entries entry
    on (entry.user_id, entry.kind, entry.reference) = (account.user_id, transfer.kind, transfer.reference)
  cross join lateral (values
    (account.id, entry.coins),
    (case entry.kind when 'freeze' then 'spent-freezes' else 'issued-' || entry.kind end, -entry.coins)
  ) side (account_id, coins);

create function keep_coin_balance() returns trigger language plpgsql as $$
begin
  update coin_accounts set balance = balance + new.coins where id = new.account_id and balance is not null;
  return null;
end
$$;
create trigger coin_postings_are_counted after insert on coin_postings
  for each row execute function keep_coin_balance();

-- At the commit: a transfer has at least two sides, and they add up to zero.
create function check_coin_transfer() returns trigger language plpgsql as $$
declare
  moved bigint;
  sides integer;
  checked bigint := case tg_table_name when 'coin_transfers' then (to_jsonb(new) ->> 'id')::bigint
    else (to_jsonb(new) ->> 'transfer_id')::bigint end;
begin
  select sum(coins), count(*) into moved, sides from coin_postings where transfer_id = checked;
  if moved is distinct from 0 or sides < 2 then
    raise exception 'the coins of transfer % add up to %, not to zero', checked, moved using errcode = '23514';
  end if;
  return null;
end
$$;
create constraint trigger coin_transfers_balance after insert on coin_transfers deferrable initially deferred
  for each row execute function check_coin_transfer();
create constraint trigger coin_postings_balance after insert on coin_postings deferrable initially deferred
  for each row execute function check_coin_transfer();

create function refuse_change_of_coins() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name;
end
$$;
create trigger coin_transfers_are_kept before update or delete or truncate on coin_transfers
  for each statement execute function refuse_change_of_coins();
create trigger coin_postings_are_kept before update or delete or truncate on coin_postings
  for each statement execute function refuse_change_of_coins();
create trigger coin_accounts_are_kept before delete or truncate on coin_accounts
  for each statement execute function refuse_change_of_coins();

-- An account stays what it is: only its balance moves, and it can become nobody's.
create function keep_coin_account() returns trigger language plpgsql as $$
begin
  if (new.id, new.kind) <> (old.id, old.kind) or new.reference is distinct from old.reference
    or (new.user_id is distinct from old.user_id and new.user_id is not null) then
    raise exception 'an account of coins stays what it is';
  end if;
  return new;
end
$$;
create trigger coin_accounts_stay before update on coin_accounts for each row execute function keep_coin_account();

-- For processes of the release before, which run meanwhile (docs/decisions/0051): the next release removes this view.
drop table coin_entries;
create view coin_entries as
  select account.user_id, transfer.kind, transfer.reference, posting.coins::integer as coins, transfer.made_at as created_at
  from coin_transfers transfer
  join coin_accounts account on account.id = transfer.person
  join coin_postings posting on (posting.transfer_id, posting.account_id) = (transfer.id, transfer.person)
  where account.user_id is not null;

create function enter_coins() returns trigger language plpgsql as $$
declare
  person_id text;
  other text := case new.kind when 'freeze' then 'spent-freezes' else 'issued-' || new.kind end;
  moved bigint;
begin
  insert into coin_accounts (id, kind, user_id, balance) values (gen_random_uuid()::text, 'person', new.user_id, 0)
    on conflict (user_id) where kind = 'person' do nothing;
  select id into person_id from coin_accounts where user_id = new.user_id and kind = 'person' for update;
  insert into coin_accounts (id, kind) values (other, other) on conflict (id) do nothing;
  insert into coin_transfers (person, kind, reference, made_at)
    values (person_id, new.kind, new.reference, new.created_at) returning id into moved;
  insert into coin_postings (transfer_id, account_id, coins)
    values (moved, person_id, new.coins), (moved, other, -new.coins);
  return new;
end
$$;
create trigger coin_entries_are_transfers instead of insert on coin_entries
  for each row execute function enter_coins();

-- Points taken back for spam count no longer; `times` is how often the item has given them.
alter table point_entries add column taken_back_at timestamptz, add column times integer not null default 1;
