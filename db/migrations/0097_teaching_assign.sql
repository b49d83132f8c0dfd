-- Teaching: what teachers set their classes. Whether it is done is computed from what learning knows, and stored nowhere else.

create table assignments (
  id text primary key,
  class_id text not null references classes (id) on delete cascade,
  kind text not null check (kind in ('course', 'item', 'resource', 'lesson_plan')),
  -- Of the catalog or a curriculum, without a foreign key: content that goes and returns takes no assignment with it.
  target text not null,
  -- To all of the class, or to one of these.
  group_id text,
  student_id text,
  starts_on date not null,
  due_on date not null,
  repeat_until date,
  -- The city whose calendar counts.
  place text not null,
  note text not null check (length(note) <= 140),
  created_by text references users (id) on delete set null,
  created_at timestamptz not null,
  -- The due day of which its students have been reminded.
  reminded_for date,
  foreign key (group_id, class_id) references class_groups (id, class_id) on delete cascade,
  foreign key (class_id, student_id) references class_students (class_id, user_id) on delete cascade,
  check (group_id is null or student_id is null),
  check (due_on >= starts_on),
  check (repeat_until > due_on)
);
create index assignments_of_class on assignments (class_id, created_at desc, id desc);
create index assignments_by_creator on assignments (created_by);
