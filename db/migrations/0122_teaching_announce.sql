-- Teaching: what teachers say to their classes. It is kept as long as the class.

create table class_announcements (
  id text primary key,
  class_id text not null references classes (id) on delete cascade,
  -- To all of the class, or to this group.
  group_id text,
  text text not null check (length(text) between 1 and 1000),
  created_by text references users (id) on delete set null,
  created_at timestamptz not null,
  -- When its words were last changed.
  changed_at timestamptz,
  pinned_at timestamptz,
  -- When students and guardians were told that there is one.
  told_at timestamptz,
  foreign key (group_id, class_id) references class_groups (id, class_id) on delete cascade
);
create index class_announcements_in_order on class_announcements (class_id, created_at desc, id desc);
create index class_announcements_to_tell on class_announcements (created_at) where told_at is null;
create index class_announcements_by_author on class_announcements (created_by);
