-- Classes: the courses of what was set to a class, as teaching tells them: to all of it, to a group or to one student. With the courses of
-- the class they are what a seat opens.
create table class_set_courses (
  class_id text not null references classes (id) on delete cascade,
  course_id text not null,
  group_id text,
  student_id text,
  foreign key (group_id, class_id) references class_groups (id, class_id) on delete cascade,
  foreign key (class_id, student_id) references class_students (class_id, user_id) on delete cascade,
  check (group_id is null or student_id is null)
);
create index class_set_courses_of_class on class_set_courses (class_id);
create index class_set_courses_by_group on class_set_courses (group_id);
create index class_set_courses_by_student on class_set_courses (class_id, student_id);
