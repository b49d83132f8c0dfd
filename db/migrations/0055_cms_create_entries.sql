-- Content management: what staff edits, as entries of a type. An entry keeps the house's fields, those that differ from the
-- edition that comes with the product; without such an edition, all of them.
create table entries (
  -- The type and the key, joined by a dot.
  id text primary key,
  content_type text not null,
  key text not null,
  -- As staff's lists call it.
  title text not null,
  -- The latest version; 0 until the house has saved one.
  version int not null,
  -- The version whose shared fields are in force; null as long as nothing of the house's is live.
  live_version int,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  -- Restorable until it is removed for good.
  deleted_at timestamptz,
  unique (content_type, key)
);
create index entries_deleted on entries (deleted_at) where deleted_at is not null;

-- What was saved, for ever. Whoever saved it is a user's id, or `shell:NAME`; it stays when the account is erased.
create table entry_versions (
  entry_id text not null references entries (id) on delete cascade,
  number int not null,
  -- Path → { value?, base? }: a field without a value was taken away; base is the hash of the shipped value it replaces.
  shared jsonb not null,
  -- Language → the same.
  texts jsonb not null,
  -- The paths that differ from the version before.
  changed text[] not null,
  how text not null check (how in ('saved', 'restored', 'resolved', 'imported')),
  restored_from int,
  saved_at timestamptz not null,
  saved_by text not null,
  primary key (entry_id, number)
);

create table entry_languages (
  entry_id text not null references entries (id) on delete cascade,
  locale text not null,
  state text not null check (state in ('draft', 'scheduled', 'published', 'archived')),
  -- The version whose texts are live; 0 for those of the shipped edition. Null if readers see nothing.
  live_version int,
  -- Whether the latest version says something else than what is live.
  has_changes boolean not null,
  publish_at timestamptz,
  -- The time zone in which staff set the time.
  publish_zone text,
  -- Why it could not be published when its time came: what is wrong with which field.
  problem jsonb,
  primary key (entry_id, locale),
  constraint scheduled_for_a_time check ((state = 'scheduled') = (publish_at is not null)),
  constraint a_time_has_a_zone check ((publish_at is null) = (publish_zone is null)),
  constraint published_is_live check (state <> 'published' or live_version is not null),
  constraint drafts_are_hidden check (state not in ('draft', 'archived') or live_version is null)
);
create index entry_languages_due on entry_languages (publish_at) where publish_at is not null;

-- The life of each language: who did what, and when.
create table entry_acts (
  id bigint generated always as identity primary key,
  entry_id text not null references entries (id) on delete cascade,
  -- Null for the entry as a whole.
  locale text,
  act text not null,
  version int not null,
  publish_at timestamptz,
  at timestamptz not null,
  who text not null
);
create index entry_acts_by_entry on entry_acts (entry_id, id);
