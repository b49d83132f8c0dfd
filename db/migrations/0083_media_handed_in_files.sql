-- Media: files that learners hand in. Nothing of one is served before it has been checked and made again.
create table handed_in_files (
  -- That of its upload.
  id text primary key,
  -- Null once it is dropped or its owner's account is erased.
  owner_id text references users (id) on delete set null,
  -- The upload it is made of; null once it is made or refused.
  upload_id text references uploads (id),
  file_name text not null,
  status text not null check (status in ('waiting', 'checking', 'ready', 'refused', 'dropped')),
  -- By its first bytes; null where they are no file of ours.
  kind text check (kind in ('image', 'film', 'sound', 'text')),
  -- Why it was refused, as a word of the code.
  problem text,
  -- What it takes of its owner's room: what was uploaded, and later what is kept.
  byte_size bigint not null check (byte_size >= 0),
  width integer,
  height integer,
  seconds double precision,
  -- The process that works on it; a lease that is not renewed has ended, and any process may begin again.
  worker text,
  leased_until timestamptz,
  -- How often a process has begun; a file that ends every process is refused after a few.
  tries smallint not null default 0,
  -- It waits for the virus scanner until then.
  not_before timestamptz,
  -- When something was handed in with it; a file that nothing took is removed after a day.
  taken_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index handed_in_files_owner_id on handed_in_files (owner_id);
create index handed_in_files_upload_id on handed_in_files (upload_id);
create index handed_in_files_unfinished on handed_in_files (created_at) where status in ('waiting', 'checking');
create index handed_in_files_untaken on handed_in_files (created_at) where taken_at is null;
create index handed_in_files_dropped on handed_in_files (changed_at) where status = 'dropped' or owner_id is null;
