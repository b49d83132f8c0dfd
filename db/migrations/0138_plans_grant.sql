-- A gift of time puts off the next period: then months are counted from its new beginning, and none has gone by.
alter table subscriptions drop constraint subscriptions_months_check;
alter table subscriptions add constraint subscriptions_months_check check (months >= 0);

-- When plans that were granted beside someone's own begin and end: a job then tells her pages and her classes.
create table plan_turns (
  user_id text not null references users (id) on delete cascade,
  grant_id text not null,
  turns_at timestamptz not null,
  -- Whether the grant ends then, rather than begins.
  ends boolean not null,
  primary key (user_id, grant_id, ends)
);
create index plan_turns_due on plan_turns (turns_at);
