-- Learning: what somebody thinks of an item, one rating each. Stars count at once; a text is shown to others only once it is
-- approved, and one that is changed waits anew.
create table ratings (
  user_id text not null references users (id) on delete cascade,
  item_id text not null,
  stars smallint not null check (stars between 1 and 5),
  -- Empty where she gave stars alone.
  text text not null check (length(text) <= 1000),
  text_status text not null check (text_status in ('pending', 'approved', 'rejected')),
  rated_at timestamptz not null,
  primary key (user_id, item_id)
);

create index ratings_of_items on ratings (item_id, rated_at desc);
