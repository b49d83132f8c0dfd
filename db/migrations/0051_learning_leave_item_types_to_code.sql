-- Learning: what kinds of item there are is written once, in src/core/item-types.ts, and checked when content is read.
alter table items drop constraint items_type_check;
