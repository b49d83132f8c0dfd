-- Schools: those that people may say they go to, and who said so.
create table schools (
  id text primary key,
  name text not null,
  city text not null,
  -- ISO 3166-1.
  country text not null,
  calendar text not null check (calendar in ('israel', 'diaspora')),
  -- Counts the changes: a change is made to a version.
  version integer not null,
  changed_by text references users (id) on delete set null,
  changed_at timestamptz not null,
  created_at timestamptz not null,
  -- A duplicate is not deleted: whoever chose it goes to this one, until the merge is undone.
  merged_into text references schools (id),
  check (merged_into <> id)
);

create index schools_by_name on schools (name, id) where merged_into is null;
create index schools_by_city on schools (city, id) where merged_into is null;
create index schools_by_change on schools (changed_at, id) where merged_into is null;
create index schools_by_merge on schools (merged_into) where merged_into is not null;

-- The folded words of name and city, for what is typed at sign-up.
create table school_words (
  word text collate "C" not null,
  school_id text not null references schools (id) on delete cascade,
  primary key (word, school_id)
);
create index school_words_by_school on school_words (school_id);

create table user_schools (
  user_id text primary key references users (id) on delete cascade,
  school_id text not null references schools (id),
  chosen_at timestamptz not null
);
create index user_schools_by_school on user_schools (school_id);
