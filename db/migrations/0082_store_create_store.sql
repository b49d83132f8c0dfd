-- Store: what coins are exchanged for, the donors' money behind it, and the orders of goods.

create table store_items (
  id text primary key,
  kind text not null check (kind in ('impact', 'avatar', 'frame', 'goods')),
  status text not null check (status in ('draft', 'published', 'archived')),
  -- By language: { name, description, goesTo }.
  texts jsonb not null,
  price integer not null check (price > 0),
  picture text not null,
  per_month integer check (per_month > 0),
  ever integer check (ever > 0),
  avatar_id text,
  frame text,
  -- What one unit costs, in minor units of the currency.
  unit_cost bigint check (unit_cost > 0),
  currency text,
  low_stock integer not null check (low_stock >= 0),
  -- The number of the last unit that was given: numbers have no gaps.
  last_number integer not null default 0,
  version integer not null,
  changed_by text references users (id) on delete set null,
  changed_at timestamptz not null,
  created_at timestamptz not null,
  check ((kind = 'impact') = (unit_cost is not null and currency is not null)),
  check ((kind = 'avatar') = (avatar_id is not null)),
  check ((kind = 'frame') = (frame is not null))
);
create index store_items_by_change on store_items (changed_at, id);
create index store_items_by_price on store_items (price, id);

create table store_variants (
  id text primary key,
  item_id text not null references store_items (id) on delete cascade,
  place integer not null,
  -- A size; empty where there are none.
  label text not null,
  stock integer not null check (stock >= 0),
  unique (item_id, label)
);

-- The money of donors, entered by hand. Corrections are counter-entries; nothing else ever changes but what is left.
create table store_budget_entries (
  id text primary key,
  -- First in, first out.
  number bigint generated always as identity unique,
  item_id text not null references store_items (id),
  receipt text not null,
  note text not null,
  -- In minor units; negative in a counter-entry.
  amount bigint not null check (amount <> 0),
  currency text not null,
  -- Of one unit, when it was entered.
  unit_cost bigint not null check (unit_cost > 0),
  -- Whole units that the amount pays for. What is left over backs none: no unit is paid from two receipts.
  units integer not null,
  units_left integer not null check (units_left >= 0),
  -- A counter-entry takes back what is unused of this one.
  counter_of text unique references store_budget_entries (id),
  entered_by text references users (id) on delete set null,
  entered_at timestamptz not null,
  check ((counter_of is null) = (amount > 0)),
  check (units_left <= greatest(units, 0)),
  check (counter_of is not null or units * unit_cost <= amount)
);
create index store_budget_entries_by_item on store_budget_entries (item_id, entered_at, id);
create index store_budget_entries_open on store_budget_entries (item_id, number) where units_left > 0;
-- A receipt is entered once, and again only after it was taken back.
create index store_budget_entries_by_receipt on store_budget_entries (lower(receipt));

create table redemptions (
  id text primary key,
  user_id text references users (id) on delete set null,
  -- A repeated request has the same key.
  key text not null,
  item_id text not null references store_items (id),
  kind text not null check (kind in ('impact', 'avatar', 'frame', 'goods')),
  variant_id text references store_variants (id),
  coins integer not null check (coins > 0),
  made_at timestamptz not null,
  -- Of an impact item: which unit of all this is, and the receipt whose money pays for it.
  number integer check (number > 0),
  budget_entry_id text references store_budget_entries (id),
  cost bigint,
  -- Set when it was refused or cancelled: the coins are back.
  given_back_at timestamptz,
  unique (user_id, key),
  unique (item_id, number),
  check ((kind = 'impact') = (number is not null and budget_entry_id is not null and cost is not null)),
  check ((kind = 'goods') = (variant_id is not null)),
  check (kind = 'goods' or given_back_at is null)
);
create index redemptions_by_person on redemptions (user_id, made_at, id);
create index redemptions_by_item on redemptions (item_id, made_at);
create index redemptions_by_budget on redemptions (budget_entry_id) where budget_entry_id is not null;
-- An avatar or a frame is had once.
create unique index redemptions_owned on redemptions (user_id, item_id) where kind in ('avatar', 'frame');

create table store_orders (
  id text primary key references redemptions (id),
  state text not null check (state in ('asked', 'approved', 'packed', 'sent', 'arrived', 'refused', 'cancelled')),
  version integer not null,
  made_at timestamptz not null,
  changed_at timestamptz not null,
  -- While a parent is asked.
  expires_at timestamptz,
  -- When the parent was written to about it.
  mailed_at timestamptz,
  -- Encrypted, and erased some time after the goods have arrived or the order has ended.
  address text,
  erase_address_at timestamptz
);
create index store_orders_by_state on store_orders (state, changed_at, id);
create index store_orders_by_change on store_orders (changed_at, id);
create index store_orders_to_mail on store_orders (id) where state = 'asked' and mailed_at is null;
create index store_orders_to_erase on store_orders (erase_address_at) where address is not null;

create table store_order_events (
  id bigint generated always as identity primary key,
  order_id text not null references store_orders (id),
  from_state text,
  to_state text not null,
  moved_by text not null check (moved_by in ('guardian', 'owner', 'staff', 'time')),
  user_id text references users (id) on delete set null,
  at timestamptz not null,
  note text not null
);
create index store_order_events_by_order on store_order_events (order_id, id);

-- When a parent was last written to about a child's orders: at most once a day.
create table store_guardian_mails (
  user_id text primary key references users (id) on delete cascade,
  mailed_at timestamptz not null
);

create table store_frames (
  user_id text primary key references users (id) on delete cascade,
  frame text not null
);

-- The daily comparison of coins, redemptions and budgets.
create table store_reconciliations (
  day date primary key,
  checked_at timestamptz not null,
  differences jsonb not null
);

create function keep_store_ledgers() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception '% is only ever added to', tg_table_name; end if;
  if tg_table_name = 'store_budget_entries' then
    if to_jsonb(new) - 'units_left' - 'entered_by' <> to_jsonb(old) - 'units_left' - 'entered_by' then
      raise exception 'an entry of a budget stays: correct it with a counter-entry';
    end if;
  elsif tg_table_name = 'redemptions' then
    if to_jsonb(new) - 'user_id' - 'given_back_at' <> to_jsonb(old) - 'user_id' - 'given_back_at' then
      raise exception 'a redemption stays what it was';
    end if;
  elsif to_jsonb(new) - 'user_id' <> to_jsonb(old) - 'user_id' then
    raise exception 'what was done to an order stays';
  end if;
  return new;
end
$$;
create trigger store_budget_entries_are_kept before update or delete on store_budget_entries
  for each row execute function keep_store_ledgers();
create trigger redemptions_are_kept before update or delete on redemptions
  for each row execute function keep_store_ledgers();
create trigger store_order_events_are_kept before update or delete on store_order_events
  for each row execute function keep_store_ledgers();
