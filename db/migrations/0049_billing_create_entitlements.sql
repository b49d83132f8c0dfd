-- Billing: what each person is entitled to, in a table of its own, which billing alone writes; whoever has no row has the free
-- plan and no courses besides. What was stored with the users moves there.
create table entitlements (
  user_id text primary key references users (id) on delete cascade,
  plan text not null default 'free' check (plan in ('free', 'standard', 'premium', 'complimentary')),
  -- The first instant at which a plan given for a time is over; null for one without an end.
  plan_ends_at timestamptz,
  trial_ends_at timestamptz,
  -- Where the plan comes from, such as `granted` by an administrator; null for anyone who was never given one.
  source text,
  -- Courses that are open to someone whatever her plan.
  course_ids text[] not null default '{}'
);

insert into entitlements (user_id, plan, plan_ends_at, trial_ends_at, source, course_ids)
  select
    id, plan, plan_ends_at, trial_ends_at,
    case when plan = 'free' and plan_ends_at is null then null when demo then 'demo' else 'granted' end,
    course_ids
  from users
  where plan <> 'free' or plan_ends_at is not null or trial_ends_at is not null or course_ids <> '{}';

alter table users
  drop column plan,
  drop column plan_ends_at,
  drop column trial_ends_at,
  drop column course_ids;
