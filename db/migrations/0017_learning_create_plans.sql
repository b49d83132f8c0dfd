-- Learning: when somebody means to do a challenge or a deed in the real world, and how.
create table item_plans (
  user_id text not null references users (id) on delete cascade,
  item_id text not null,
  -- A day of the person's own calendar, wherever she is then.
  planned_for date not null,
  note text not null,
  saved_at timestamptz not null,
  primary key (user_id, item_id)
);
