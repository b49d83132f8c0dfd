-- What search engines are told (spec §3, page metadata). Both may be empty: a process of the version before writes neither.

alter table courses add column published_on date;

alter table categories add column robot_noindex boolean not null default false;
