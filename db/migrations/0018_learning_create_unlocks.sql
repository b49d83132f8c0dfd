-- Accounts: courses that are open to somebody whatever her plan (spec §3, courseIds): she chose them, or a class, a gift or a
-- purchase opened them.
alter table users add column course_ids text[] not null default '{}';

-- Learning: the courses that somebody opened by her own choice, and when, since a free account may do so only now and then.
create table course_unlocks (
  user_id text not null references users (id) on delete cascade,
  course_id text not null,
  unlocked_at timestamptz not null,
  -- Whether she keeps it; one that was given back still counts until its time is over.
  kept boolean not null,
  primary key (user_id, course_id)
);

-- How many courses a free account may open, and after how many days the place of one given back is free again.
insert into settings (key, value) values ('learning.unlocks', '{"courses":1,"days":30}');
