-- Billing: courses that something opens to people whatever their plan, such as a seat in a class: up to the level of whoever pays for
-- it. What opens them is named by its id, so that two classes of one student do not take each other's courses away.
create table opened_courses (
  user_id text not null references users (id) on delete cascade,
  through text not null,
  course_id text not null,
  level text not null check (level in ('paid', 'premium')),
  primary key (user_id, through, course_id)
);
create index opened_courses_by_source on opened_courses (through, user_id);
