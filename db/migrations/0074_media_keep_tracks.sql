-- A recorded audio track of a film: narration or audio description in a language; its files are `house/media/<film>/audio/<id>/`.
create table media_tracks (
  id text primary key,
  film_id text not null references media_films (id),
  lang text not null,
  kind text not null check (kind in ('narration', 'description')),
  file_name text not null,
  -- The upload it is made of; null once it is made.
  upload_id text references uploads (id),
  status text not null check (status in ('waiting', 'working', 'ready', 'failed')),
  -- Why it failed, as a word of the code.
  problem text,
  -- The process that works on it; a lease that is not renewed has ended, and any process may begin again.
  worker text,
  leased_until timestamptz,
  made_by text references users (id) on delete set null,
  created_at timestamptz not null,
  unique (film_id, lang, kind)
);
create index media_tracks_made_by on media_tracks (made_by);
create index media_tracks_unfinished on media_tracks (created_at) where status in ('waiting', 'working');
