-- Accounts: the time zone that a browser named when it signed in, so that one may see roughly where that was.
alter table sessions add column time_zone text;
