-- A picture that staff uploaded, for items of courses; its files are `house/pictures/<file>` and `house/pictures/small/<file>`.
create table media_pictures (
  file text primary key,
  title text not null,
  width integer not null,
  height integer not null,
  version integer not null default 1,
  made_by text references users (id) on delete set null,
  created_at timestamptz not null
);
create index media_pictures_created_at on media_pictures (created_at, file);
create index media_pictures_made_by on media_pictures (made_by);
