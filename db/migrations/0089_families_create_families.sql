-- Families: who belongs to one, how its grown-ups prove who they are on a device that all share, and those devices.

create table families (
  id text primary key,
  -- Whether one child may change to another on a device that has not decided otherwise.
  siblings_may_swap boolean not null default false,
  created_at timestamptz not null
);

create table family_guardians (
  family_id text not null references families (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  -- A watcher sees how the children are doing, and nothing else.
  kind text not null check (kind in ('guardian', 'watcher')),
  is_first boolean not null default false,
  joined_at timestamptz not null,
  primary key (family_id, user_id),
  check (kind = 'guardian' or not is_first)
);
-- A guardian of one family, a watcher of several.
create unique index family_guardians_of_one on family_guardians (user_id) where kind = 'guardian';
create unique index family_guardians_first on family_guardians (family_id) where is_first;
create index family_guardians_by_user on family_guardians (user_id);

create table family_members (
  user_id text primary key references users (id) on delete cascade,
  family_id text not null references families (id) on delete cascade,
  color text not null,
  position integer not null,
  added_by text references users (id) on delete set null,
  created_at timestamptz not null
);
create index family_members_by_family on family_members (family_id, position, user_id);
create index family_members_by_adder on family_members (added_by);

create table family_pins (
  user_id text primary key references users (id) on delete cascade,
  pin_hash text not null,
  set_at timestamptz not null
);

create table family_devices (
  id text primary key,
  token_hash bytea not null unique,
  family_id text not null references families (id) on delete cascade,
  siblings_may_swap boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null
);
create index family_devices_by_family on family_devices (family_id);
