-- Learning: certificates of finished courses, made when the learner asks for one; gone with the account. Names are not kept
-- here: they are those of the account.
create table certificates (
  code text primary key,
  user_id text not null references users (id) on delete cascade,
  course_id text not null,
  full_name boolean not null,
  finished_at timestamptz not null,
  made_at timestamptz not null,
  unique (user_id, course_id)
);
