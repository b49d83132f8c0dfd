-- Gifts of money for impact items: each entry of a budget that came of one points at it, so that every redemption leads to a gift.
alter table store_budget_entries add column contribution_id text references contributions (id);
create index store_budget_entries_of_gift on store_budget_entries (contribution_id) where contribution_id is not null;

create table store_gifts (
  contribution_id text primary key references contributions (id),
  item_id text not null references store_items (id),
  currency text not null,
  -- In minor units: what was given, and what has not gone back of it.
  given bigint not null check (given > 0),
  given_left bigint not null check (given_left >= 0 and given_left <= given)
);
create index store_gifts_of_item on store_gifts (item_id);
