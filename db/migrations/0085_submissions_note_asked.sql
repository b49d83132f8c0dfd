-- Submissions: the version of a work about which its guardian was mailed.
alter table submissions add column asked_version integer;
