-- Submissions: a teacher may decide about works of her class, if the house lets her.

-- The class as whose teacher she decides; null for a moderator.
alter table submission_decisions add column class_id text;
-- The same of what has happened.
alter table submission_events add column class_id text;
create index submission_events_in_classes on submission_events (submission_id) where class_id is not null;
