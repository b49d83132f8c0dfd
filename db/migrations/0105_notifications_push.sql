-- Browsers that show a grown-up her messages, each for as long as she stays signed in there.
create table push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references users (id) on delete cascade,
  session_id text not null references sessions (id) on delete cascade,
  -- Which browser it is, without telling the address of its push service.
  browser_mark text not null unique,
  -- That address and the browser's keys, encrypted.
  sealed text not null,
  created_at timestamptz not null
);
create index push_subscriptions_by_user on push_subscriptions (user_id);
create index push_subscriptions_by_session on push_subscriptions (session_id);

-- What waits to be pushed; gone once it was.
create table pushes (
  message_id uuid not null references messages (id) on delete cascade,
  subscription_id uuid not null references push_subscriptions (id) on delete cascade,
  due_at timestamptz not null,
  tries integer not null default 0,
  primary key (message_id, subscription_id)
);
create index pushes_by_subscription on pushes (subscription_id);
create index pushes_due on pushes (due_at);
