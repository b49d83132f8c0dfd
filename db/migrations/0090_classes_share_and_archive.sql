-- Classes: who teaches a class besides its owner, its courses and groups, and classes that are archived.

create table class_teachers (
  class_id text not null references classes (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  kind text not null check (kind in ('owner', 'co')),
  joined_at timestamptz not null,
  primary key (class_id, user_id)
);
create unique index class_teachers_one_owner on class_teachers (class_id) where kind = 'owner';
create index class_teachers_by_user on class_teachers (user_id);
insert into class_teachers (class_id, user_id, kind, joined_at)
  select id, educator_id, 'owner', created_at from classes;

-- The release that runs beside this one knows only `classes.educator_id`, so the owner's row follows it.
create function keep_class_owner() returns trigger language plpgsql as $$
begin
  delete from class_teachers where class_id = new.id and (kind = 'owner' or user_id = new.educator_id);
  insert into class_teachers (class_id, user_id, kind, joined_at)
    values (new.id, new.educator_id, 'owner', new.created_at);
  return null;
end $$;
create trigger classes_keep_owner after insert or update of educator_id on classes
  for each row execute function keep_class_owner();

-- The ids belong to learning, which classes do not know.
create table class_courses (
  class_id text not null references classes (id) on delete cascade,
  course_id text not null,
  added_at timestamptz not null,
  primary key (class_id, course_id)
);

create table class_groups (
  id text primary key,
  class_id text not null references classes (id) on delete cascade,
  name text not null,
  created_at timestamptz not null,
  unique (class_id, name),
  unique (id, class_id)
);
-- Leaving the class also leaves its groups.
create table class_group_students (
  group_id text not null,
  class_id text not null,
  user_id text not null references users (id) on delete cascade,
  primary key (group_id, user_id),
  foreign key (group_id, class_id) references class_groups (id, class_id) on delete cascade,
  foreign key (class_id, user_id) references class_students (class_id, user_id) on delete cascade
);
create index class_group_students_by_student on class_group_students (class_id, user_id);

-- An archived class is read-only, takes no seats, and its students no longer see it.
alter table classes add column archived_at timestamptz;

create or replace view class_standings as
  select
    user_id,
    class_id,
    status as class_status,
    why is not distinct from 'guardian' as awaits_guardian,
    created_at as asked_at
  from class_students
  where not exists (select from classes where classes.id = class_id and archived_at is not null);
