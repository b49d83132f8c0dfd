-- Sign-in: an administrator may look at the product as someone sees it, for a while and without changing anything.
create table viewings (
  id text primary key,
  viewer_id text not null references users (id) on delete cascade,
  -- The session that looks; it may end first.
  session_id text not null,
  user_id text not null references users (id) on delete cascade,
  reason text not null,
  began_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz
);

create index viewings_of_user on viewings (user_id, began_at);
create index viewings_by_viewer on viewings (viewer_id);

alter table sessions add column viewing_id text references viewings (id) on delete set null;
create index sessions_viewing on sessions (viewing_id) where viewing_id is not null;
