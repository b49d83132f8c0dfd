-- Store: the index of entries with units left named what each redemption changes, so every redemption of an item left a dead
-- entry in it. Without that condition the row is updated in place, and an item has few entries that are used up.
create index store_budget_entries_in_order on store_budget_entries (item_id, number);
drop index store_budget_entries_open;
