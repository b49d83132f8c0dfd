-- Teaching: which teachers have had the summary of which week, named by its Sunday.
create table teacher_weeks (
  user_id text not null references users (id) on delete cascade,
  sunday text not null,
  sent_at timestamptz not null,
  primary key (user_id, sunday)
);
create index teacher_weeks_in_order on teacher_weeks (sent_at);
