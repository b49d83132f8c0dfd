-- What concerns a person, for the bell and the page of her messages. Never a text: a kind and what it is about, said in the
-- reader's language.
create table messages (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references users (id) on delete cascade,
  kind text not null,
  data jsonb not null,
  -- The path that it leads to.
  href text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  -- The same news is told once, however often its cause is repeated.
  dedupe_key text,
  unique (user_id, dedupe_key)
);
create index messages_latest on messages (user_id, created_at desc, id desc);
create index messages_unread on messages (user_id) where read_at is null;
create index messages_by_age on messages (created_at);

-- Where a person has chosen something else than what is usual for a kind of message.
create table message_choices (
  user_id text not null references users (id) on delete cascade,
  kind text not null,
  channel text not null check (channel in ('page', 'mail', 'push')),
  wanted boolean not null,
  primary key (user_id, kind, channel)
);
