-- What a course asks of search engines: noindex, nofollow, nosnippet, noarchive, noimageindex.
alter table courses add column robots text[] not null default '{}';
