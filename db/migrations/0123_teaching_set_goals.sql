-- Teaching: what a class wants to learn together in each week or month. How far it is, is computed from what learning knows.

create table class_goals (
  class_id text primary key references classes (id) on delete cascade,
  measure text not null check (measure in ('stories', 'minutes')),
  period text not null check (period in ('week', 'month')),
  amount integer not null check (amount > 0),
  set_by text references users (id) on delete set null,
  set_at timestamptz not null
);
create index class_goals_by_setter on class_goals (set_by);
