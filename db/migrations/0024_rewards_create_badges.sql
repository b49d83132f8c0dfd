-- Rewards: badges, and what they are given for.

-- The type of the item that gave the points. Before there was this column only films and bonus films could be completed.
alter table point_entries add column type text;
update point_entries set type = case when points = 5 then 'bonus' else 'film' end;
alter table point_entries alter column type set not null;

create table finished_courses (
  user_id text not null references users (id) on delete cascade,
  course_id text not null,
  finished_at timestamptz not null,
  primary key (user_id, course_id)
);

-- Once given a badge stays. Which there are, and for what, is in the code (policy-badges.ts).
create table user_badges (
  user_id text not null references users (id) on delete cascade,
  badge text not null,
  earned_at timestamptz not null,
  primary key (user_id, badge)
);
