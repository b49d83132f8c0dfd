-- Billing: each plan that was given, so that a person's plan has a history.
create table plan_changes (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  changed_at timestamptz not null,
  plan text not null check (plan in ('free', 'standard', 'premium', 'complimentary')),
  -- The first instant at which it is over; null for one without an end.
  ends_at timestamptz,
  source text not null
);

create index plan_changes_of_user on plan_changes (user_id, changed_at);

-- What came before is told by the audit log.
insert into plan_changes (id, user_id, changed_at, plan, ends_at, source)
  select 'given-' || entitlements.user_id, entitlements.user_id, users.created_at, plan, plan_ends_at, source
  from entitlements
  join users on users.id = entitlements.user_id
  where source is not null;
