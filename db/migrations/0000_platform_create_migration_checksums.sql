-- What each applied migration said: one edited afterwards stops the start instead of being half true.
create table migration_checksums (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
);
