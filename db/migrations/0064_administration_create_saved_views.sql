-- Administration: what someone often asks of a list, kept under a name.
create table saved_views (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  listing text not null,
  name text not null,
  -- The query of the list's address, without a question mark.
  query text not null,
  created_at timestamptz not null,
  unique (user_id, listing, name)
);
