-- Reports: figures that were made up for the demo world, so that they go when it does.
alter table activity_figures add column demo boolean not null default false;
alter table watched_seconds add column demo boolean not null default false;
