-- When the students were told of an assignment; null until then, and again when it has changed.
alter table assignments add column told_at timestamptz;
-- Those that were set before nobody is told of now.
update assignments set told_at = created_at;
create index assignments_to_tell on assignments (starts_on) where told_at is null;
create index assignments_by_end on assignments (coalesce(repeat_until, due_on));
