-- Learning: the files that belong to a course, as its folder of content lists them.
alter table courses add column resources jsonb not null default '[]';

-- How often each was downloaded on each day (UTC); by whom is not kept.
create table resource_downloads (
  resource_id text not null,
  day date not null,
  downloads integer not null check (downloads > 0),
  primary key (resource_id, day)
);
