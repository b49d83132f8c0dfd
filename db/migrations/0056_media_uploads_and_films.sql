-- Media: what staff uploads.

-- A file that arrives in pieces. Its bytes are in the upload store; here is whose it is and what for.
create table uploads (
  id text primary key,
  purpose text not null,
  owner_id text references users (id) on delete set null,
  file_name text not null,
  byte_size bigint not null check (byte_size > 0),
  created_at timestamptz not null,
  -- When it was made into something; it is then no longer the owner's to change or remove.
  taken_at timestamptz
);
create index uploads_owner_id on uploads (owner_id);
create index uploads_created_at on uploads (created_at);

-- Which request writes an upload now, whatever process it runs in. A lease that is not renewed has ended.
create table upload_locks (
  upload_id text primary key,
  holder text not null,
  leased_until timestamptz not null,
  -- Another request waits for it: the holder ends as soon as it can.
  release_asked boolean not null default false
);

-- A film that staff uploaded, from the waiting upload to the finished files in `house/media/<id>`.
create table media_films (
  id text primary key,
  title text not null,
  file_name text not null,
  -- The upload it is made of; null once it is made.
  upload_id text references uploads (id),
  status text not null check (status in ('waiting', 'working', 'ready', 'failed')),
  -- What is being done, and how far it has come, in percent of the whole.
  step text,
  percent smallint not null default 0 check (percent between 0 and 100),
  -- Why it failed, as a word of the code.
  problem text,
  -- The process that works on it; a lease that is not renewed has ended, and any process may begin again.
  worker text,
  leased_until timestamptz,
  poster_at double precision not null default 0,
  duration double precision,
  width integer,
  height integer,
  streams boolean not null default false,
  version integer not null default 1,
  made_by text references users (id) on delete set null,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index media_films_created_at on media_films (created_at, id);
create index media_films_made_by on media_films (made_by);
create index media_films_unfinished on media_films (created_at) where status in ('waiting', 'working');
